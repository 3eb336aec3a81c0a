/// `recall`: a definition is shown, and the player types the word.
struct RecallForm: Form {
  let id = FormID("recall")

  func canAsk(_ word: Item) -> Bool { !word.isGap }

  func ask(
    _ word: Item, in setting: AskSetting, using generator: inout SeededGenerator
  ) -> AskedQuestion? {
    // referir is another verb than referirse.
    let base = CourseForms(word).reflexiveBase
    return AskedQuestion(
      task: .typeWord, prompt: word.mainSense.definition,
      promptLanguage: word.mainSense.language,
      clue: TypedAnswer.clue(for: word, answer: word.term, language: word.language),
      key: setting.pool.distinguishing(
        QuestionKey(
          word: word, example: nil, answer: word.cited, accepted: AnswerForms.accepted(term: word),
          inflections: word.typed(word.inflectedForms.map { $0.lowercased() })
            .filter { $0 != base },
          synonyms: setting.pool.synonyms(of: word),
          lookalikes: setting.pool.lookalikes(of: word, in: setting.style)), of: word))
  }

  func judge(
    _ steps: [Step], question: Question, key: QuestionKey, rules: JudgeRules
  ) -> Judgement {
    TypedAnswer.judge(steps, question: question, key: key, rules: rules)
  }
}
