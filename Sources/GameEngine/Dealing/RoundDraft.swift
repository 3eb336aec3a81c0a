/// A round under construction; shared by all dealers.
struct RoundDraft {
  private(set) var questions: [Question] = []
  private(set) var keys: [QuestionKey] = []

  /// Appends a question about a word in the first of the forms that can make a fair one.
  ///
  /// - Returns: false if none of them can.
  mutating func ask(
    _ word: Item, in forms: [any Form], setting: AskSetting, encore: Bool = false,
    using generator: inout SeededGenerator
  ) -> Bool {
    for form in forms where form.canAsk(word, in: setting.pool) {
      guard let asked = form.ask(word, in: setting, using: &generator) else { continue }
      append(asked, about: word, form: form.id, encore: encore)
      return true
    }
    return false
  }

  /// Appends a question that was made elsewhere.
  mutating func append(
    _ asked: AskedQuestion, about word: Item, form: FormID, encore: Bool = false
  ) {
    questions.append(
      Question(
        index: questions.count + 1, form: form, level: word.presentLevel, category: word.category,
        task: asked.task, prompt: asked.prompt, promptLanguage: asked.promptLanguage,
        answerLanguage: asked.key.answerLanguage, clue: asked.clue, choices: asked.choices,
        input: asked.input, encore: encore))
    keys.append(asked.key)
  }

  /// Finishes the round; `header` counts the questions.
  func dealt(
    header: RoundHeader, strictAccents: Bool, returns: Returns = .none
  ) -> DealtRound {
    DealtRound(
      round: Round(header: header, questions: questions, strictAccents: strictAccents),
      key: RoundKey(questions: keys), returns: returns)
  }
}
