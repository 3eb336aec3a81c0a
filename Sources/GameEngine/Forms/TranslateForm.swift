/// `translate`: a word is shown, and the player types one of its translations.
struct TranslateForm: Form {
  let id = FormID("translate")

  /// The longest translation that is asked, in words. Few players would type a longer one exactly
  /// as the dictionary has it.
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
    // The translations differ in length, so the clue gives none.
    let clue =
      answers.count == 1
      ? TypedAnswer.clue(for: word, answer: first)
      : Question.Clue(partOfSpeech: word.partOfSpeech)
    return AskedQuestion(
      task: .translate, prompt: word.cited, promptLanguage: word.language, clue: clue,
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
