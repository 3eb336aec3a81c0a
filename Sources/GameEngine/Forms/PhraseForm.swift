/// `phrase`: a typical phrase with a gap, such as *_____ from something*, and a meaning; the player types the word.
struct PhraseForm: Form {
  let id = FormID.phrase

  func canAsk(_ word: Item) -> Bool { word.id.cardID == nil && !phrases(of: word).isEmpty }

  func variants(of word: Item) -> Int { max(1, phrases(of: word).count) }

  /// The phrases of the main meaning that contain the word once, in its base form, and say something about it, with a gap.
  private func phrases(of word: Item) -> [String] {
    guard !word.mainSense.patterns.isEmpty, !word.term.contains(" ") else { return [] }
    return word.mainSense.patterns.compactMap { pattern in
      let tokens = pattern.split(separator: " ").map(String.init)
      let bare = tokens.map { $0.trimming { !$0.isLetter && $0 != "-" && $0 != "'" } }
      let places = tokens.indices.filter { bare[$0].lowercased() == word.answer }
      // "A gap of something" says nothing about the word.
      let says = tokens.indices.contains { place in
        !places.contains(place) && bare[place].count > 3
          && !["some", "doing"].contains(where: bare[place].hasPrefix)
      }
      guard places.count == 1, says else { return nil }
      var gapped = tokens
      gapped[places[0]] = gapped[places[0]].replacing(
        bare[places[0]], with: "_____", maxReplacements: 1)
      return gapped.joined(separator: " ")
    }
  }

  func ask(
    _ word: Item, in setting: AskSetting, using generator: inout SeededGenerator
  ) -> AskedQuestion? {
    let phrases = phrases(of: word)
    guard canAsk(word),
      let phrase = setting.turn.map({ phrases[$0 % phrases.count] }) ?? generator.pick(phrases)
    else { return nil }
    return AskedQuestion(
      task: .typeForGap, prompt: phrase, promptLanguage: word.language,
      clue: TypedAnswer.clue(
        for: word, answer: word.term, language: word.language,
        definition: word.mainSense.definition),
      key: setting.pool.distinguishing(
        QuestionKey(
          word: word, example: nil, answer: word.term, accepted: [word.answer],
          inflections: word.inflectedForms.map { $0.lowercased() },
          synonyms: setting.pool.synonyms(of: word),
          lookalikes: setting.pool.lookalikes(of: word, in: setting.style)), of: word))
  }

  func judge(
    _ steps: [Step], question: Question, key: QuestionKey, rules: JudgeRules
  ) -> Judgement {
    TypedAnswer.judge(steps, question: question, key: key, rules: rules)
  }
}

extension String {
  /// The text without the characters at its ends that satisfy a condition.
  fileprivate func trimming(_ drops: (Character) -> Bool) -> String {
    var rest = self[...]
    while let first = rest.first, drops(first) { rest.removeFirst() }
    while let last = rest.last, drops(last) { rest.removeLast() }
    return String(rest)
  }
}
