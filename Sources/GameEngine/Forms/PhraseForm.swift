/// `phrase`: a typical phrase with a gap, such as *suffer _____ something*, and a meaning; the player types the word.
struct PhraseForm: Form {
  let id = FormID.phrase

  func canAsk(_ word: Item) -> Bool { word.id.cardID == nil && !phrases(of: word).isEmpty }

  func variants(of word: Item) -> Int { max(1, phrases(of: word).count) }

  /// The phrases of the main meaning that contain the word once, with the form that each has.
  private func phrases(of word: Item) -> [(gapped: String, form: String)] {
    guard !word.mainSense.patterns.isEmpty, !word.term.contains(" ") else { return [] }
    let forms = Set([word.answer] + word.inflectedForms.map { $0.lowercased() })
    return word.mainSense.patterns.compactMap { pattern in
      let tokens = pattern.split(separator: " ").map(String.init)
      func bare(_ token: String) -> String {
        token.trimming { !$0.isLetter && $0 != "-" && $0 != "'" }
      }
      let places = tokens.indices.filter { forms.contains(bare(tokens[$0]).lowercased()) }
      // An article alone says nothing about the word.
      guard places.count == 1,
        tokens.contains(where: { bare($0).count > 3 && !forms.contains(bare($0).lowercased()) })
      else { return nil }
      let form = bare(tokens[places[0]])
      var gapped = tokens
      gapped[places[0]] = gapped[places[0]].replacing(form, with: "_____", maxReplacements: 1)
      return (gapped.joined(separator: " "), form)
    }
  }

  func ask(
    _ word: Item, in setting: AskSetting, using generator: inout SeededGenerator
  ) -> AskedQuestion? {
    let phrases = phrases(of: word)
    guard canAsk(word),
      let phrase = setting.turn.map({ phrases[$0 % phrases.count] }) ?? generator.pick(phrases)
    else { return nil }
    let answer = word.spelling(of: phrase.form)
    let expected = [answer.lowercased()]
    let forms = ([word.answer] + word.inflectedForms.map { $0.lowercased() }).uniqued
    return AskedQuestion(
      task: .typeForGap, prompt: phrase.gapped, promptLanguage: word.language,
      clue: TypedAnswer.clue(
        for: word, answer: answer, language: word.language,
        definition: word.mainSense.definition),
      key: setting.pool.distinguishing(
        QuestionKey(
          word: word, example: nil, answer: answer, accepted: expected,
          inflections: forms.filter { !expected.contains($0) },
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
