/// `recall`: a definition is shown, and the player types the word.
struct RecallForm: Form {
  let id = FormID("recall")

  func canAsk(_ word: Item) -> Bool { true }

  func ask(
    _ word: Item, in setting: AskSetting, using generator: inout SeededGenerator
  ) -> AskedQuestion? {
    AskedQuestion(
      task: .typeWord, prompt: word.mainSense.definition,
      promptLanguage: word.mainSense.language,
      clue: TypedAnswer.clue(for: word, answer: word.term),
      key: QuestionKey(
        word: word, example: nil, answer: word.term, accepted: AnswerForms.accepted(term: word),
        inflections: word.inflectedForms.map { $0.lowercased() },
        synonyms: setting.pool.synonyms(of: word),
        lookalikes: setting.pool.neighbours(of: word).lookalikes))
  }

  func judge(
    _ steps: [Step], question: Question, key: QuestionKey, rules: JudgeRules
  ) -> Judgement {
    TypedAnswer.judge(steps, key: key, rules: rules)
  }
}
