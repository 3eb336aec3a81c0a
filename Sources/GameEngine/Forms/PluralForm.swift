/// `plural`: a noun of a course is shown with its meaning. The player chooses its plural, and types that of a known noun.
///
/// Spanish plurals that need no thought, such as *casas*, are not asked.
struct PluralForm: Form {
  let id = FormID.plural

  func canAsk(_ word: Item) -> Bool {
    word.id.cardID == nil && CourseForms(word).parts.dropFirst().first != "adj"
      && CourseForms(word).plurals.contains {
        word.morphology != .spanish || $0 != word.term + "s"
      }
  }

  func ask(
    _ word: Item, in setting: AskSetting, using generator: inout SeededGenerator
  ) -> AskedQuestion? {
    let plurals = CourseForms(word).plurals
    guard canAsk(word), let first = plurals.first else { return nil }
    let wrong = WrongPlural.all(of: word)
    let clue = Question.Clue(
      partOfSpeech: word.partOfSpeech, definition: word.mainSense.definition)
    if !setting.recall, wrong.count >= 3 {
      let (choices, right) = ChoiceAnswer.arranged(
        right: first, others: Array(generator.shuffled(wrong).prefix(3)), using: &generator)
      return AskedQuestion(
        task: .choosePlural, prompt: word.cited, promptLanguage: word.language, clue: clue,
        choices: choices,
        key: QuestionKey(word: word, example: nil, choice: right, answer: first))
    }
    // Without its accents, a plural is what a wrong rule makes: jovenes. But ss for ß is right.
    let right = plurals.map { $0.lowercased() }
    let plain = right.map(foldingAccents).filter { text in
      !right.contains { $0.replacing("ß", with: "ss") == text }
    }
    return AskedQuestion(
      task: .typePlural, prompt: word.cited, promptLanguage: word.language, clue: clue,
      key: QuestionKey(
        word: word, example: nil, answer: first, accepted: right, lookalikes: wrong + plain))
  }

  func judge(
    _ steps: [Step], question: Question, key: QuestionKey, rules: JudgeRules
  ) -> Judgement {
    TypedAnswer.judgeForm(steps, question: question, key: key, rules: rules)
  }
}
