/// `family`: a word is shown, and the player types the noun, verb, adjective or adverb of its family, such as *reluctance* for
/// *reluctant*. Every listed word of that part of speech is right.
struct FamilyForm: Form {
  let id = FormID.family

  func canAsk(_ word: Item) -> Bool { word.id.cardID == nil && !word.family.isEmpty }

  func canAsk(_ word: Item, in pool: ItemPool) -> Bool {
    canAsk(word) && !groups(of: word, in: pool).isEmpty
  }

  /// The family by part of speech, without the word's own, in the order of the list. Without negations such as *implacable*
  /// of *placate*, which the part of speech does not ask for.
  private func groups(of word: Item, in pool: ItemPool) -> [(part: PartOfSpeech, words: [String])] {
    let all = word.family.filter { !$0.contains(" ") && $0.hasPrefix(word.answer.prefix(2)) }
    return PartOfSpeech.playable.filter { $0 != word.partOfSpeech }.compactMap { part in
      let words = all.filter { parts(of: $0, from: word, in: pool) == [part] }
      return words.isEmpty ? nil : (part, words)
    }
  }

  /// The parts of speech of a word of a family: those of the items with it, else the one of its ending; empty if neither is
  /// known. An ending -ly makes adverbs of adjectives only: *reluctantly*, but *curmudgeonly*.
  private func parts(
    of word: String, from head: Item, in pool: ItemPool
  ) -> Set<PartOfSpeech> {
    let known = Set(pool.items(headed: word).compactMap(\.partOfSpeech))
    if !known.isEmpty { return known }
    let part = FamilyForm.endings.first { word.hasSuffix($0.0) && word.count > $0.0.count + 2 }?.1
    if part == .adverb, head.partOfSpeech != .adjective { return [] }
    return part.map { [$0] } ?? []
  }

  /// Endings that nearly always make the part of speech, the longer ones first.
  private static let endings: [(String, PartOfSpeech)] = [
    ("ation", .noun), ("ition", .noun), ("ness", .noun), ("ship", .noun), ("hood", .noun),
    ("ment", .noun), ("ance", .noun), ("ence", .noun), ("ancy", .noun), ("ency", .noun),
    ("sion", .noun), ("tion", .noun), ("able", .adjective), ("ible", .adjective),
    ("less", .adjective), ("ity", .noun), ("ism", .noun), ("ful", .adjective), ("ous", .adjective),
    ("ive", .adjective), ("ify", .verb), ("ize", .verb), ("ly", .adverb),
  ]

  func ask(
    _ word: Item, in setting: AskSetting, using generator: inout SeededGenerator
  ) -> AskedQuestion? {
    let groups = groups(of: word, in: setting.pool)
    guard canAsk(word), !groups.isEmpty,
      let (part, words) = setting.turn.map({ groups[$0 % groups.count] }) ?? generator.pick(groups)
    else { return nil }
    // Others of the family may have this part of speech, too, and so may words that name the same family.
    let kin = setting.pool.items.filter { other in
      other.partOfSpeech == part && other.id != word.id
        && (other.family.contains(word.term) || other.family.contains(where: word.family.contains))
    }
    let others = (word.family + kin.map(\.answer)).map { $0.lowercased() }.uniqued
      .filter { !words.contains($0) && $0 != word.answer }
    return AskedQuestion(
      task: .typeFamily, prompt: word.term, promptLanguage: word.language,
      clue: Question.Clue(partOfSpeech: part, letters: words.count == 1 ? words[0].count : nil),
      key: QuestionKey(
        word: word, example: nil, answer: words[0],
        accepted: words.map { $0.lowercased() }.uniqued,
        // Words of one family are nearly spelled alike: reluctant is no slip of reluctance.
        lookalikes: [word.answer], alternatives: others))
  }

  func judge(
    _ steps: [Step], question: Question, key: QuestionKey, rules: JudgeRules
  ) -> Judgement {
    TypedAnswer.judge(steps, question: question, key: key, rules: rules)
  }
}
