/// `translate`: a word is shown, and one of its translations is typed.
struct TranslateForm: Form {
  let id = FormID("translate")

  /// Nobody types a longer translation letter by letter as the dictionary has it.
  private static let mostWords = 4

  func canAsk(_ word: Item) -> Bool { !answers(to: word).isEmpty }

  private func answers(to word: Item) -> [String] {
    word.mainSense.translations.filter {
      $0.split(separator: " ").count <= TranslateForm.mostWords
    }
  }

  func ask(
    _ word: Item, in setting: AskSetting, using generator: inout SeededGenerator
  ) -> AskedQuestion? {
    let answers = answers(to: word)
    guard let first = answers.first else { return nil }
    // Several translations have several lengths.
    let clue =
      answers.count == 1
      ? TypedAnswer.clue(for: word, answer: first)
      : Question.Clue(partOfSpeech: word.partOfSpeech)
    return AskedQuestion(
      task: .translate, prompt: word.term, promptLanguage: word.language, clue: clue,
      key: QuestionKey(
        word: word, example: nil, answer: first, answerLanguage: word.mainSense.language,
        accepted: answers.map { $0.lowercased() }))
  }

  func judge(
    _ steps: [Step], question: Question, key: QuestionKey, rules: JudgeRules
  ) -> Judgement {
    TypedAnswer.judge(steps, key: key, rules: rules)
  }
}
