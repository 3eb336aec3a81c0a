/// `translate`: a word is shown, and the player types one of its translations.
struct TranslateForm: Form {
  let id = FormID.translate

  /// The longest translation that is asked, in words. Few players would type a longer one exactly
  /// as the dictionary has it.
  private static let mostWords = 4

  func canAsk(_ word: Item) -> Bool { !answers(to: word).isEmpty }

  private func answers(to word: Item) -> [String] {
    let sense = word.mainSense
    return sense.translations.filter { translation in
      AnswerForms.heads(translation, language: sense.language).contains {
        $0.word.split(separator: " ").count <= TranslateForm.mostWords
      }
    }
  }

  func ask(
    _ word: Item, in setting: AskSetting, using generator: inout SeededGenerator
  ) -> AskedQuestion? {
    let (answers, language) = (answers(to: word), word.mainSense.language)
    guard let first = answers.first else { return nil }
    // The translations differ in length, so the clue gives none.
    let clue =
      answers.count == 1
      ? TypedAnswer.clue(for: word, answer: first, language: language)
      : Question.Clue(partOfSpeech: word.partOfSpeech)
    // A word has more translations than a dictionary prints, and each of them is right.
    let forms = (answers + word.senses.flatMap(\.moreTranslations)).flatMap {
      AnswerForms.accepted($0, language: language)
    }
    return AskedQuestion(
      task: .translate, prompt: word.cited, promptLanguage: word.language, clue: clue,
      key: QuestionKey(
        word: word, example: nil, answer: first, answerLanguage: language,
        accepted: (forms + answers + [word.mainSense.definition]).uniqued))
  }

  func judge(
    _ steps: [Step], question: Question, key: QuestionKey, rules: JudgeRules
  ) -> Judgement {
    TypedAnswer.judge(steps, question: question, key: key, rules: rules)
  }
}
