/// `meaning`: a word is shown, and the player chooses its definition from four.
struct MeaningForm: Form {
  let id = FormID.meaning

  func canAsk(_ word: Item) -> Bool { !word.isGap }

  func ask(
    _ word: Item, in setting: AskSetting, using generator: inout SeededGenerator
  ) -> AskedQuestion? {
    let right = word.mainSense.definition
    let language = word.mainSense.language
    // A definition that contains the word is obviously wrong.
    func namesWord(_ other: Item) -> Bool {
      lowercaseWords(of: other.mainSense.definition).contains { shareStem($0, word.term) }
    }
    // Definitions of similar length, so that the longest is not usually the right one.
    let longest = setting.style == .early ? 17 : 13
    let alike = setting.pool.distractors(
      for: word, count: 3, style: setting.style, using: &generator
    ) { other in
      let length = other.mainSense.definition.count
      return other.mainSense.language == language && length * 13 >= right.count * 10
        && length * 10 <= right.count * longest
        && !namesWord(other)
    }
    guard
      let others = alike
        ?? setting.pool.distractors(
          for: word, count: 3, style: setting.style, using: &generator,
          suits: { $0.mainSense.language == language && !namesWord($0) })
    else { return nil }
    let (choices, place) = ChoiceAnswer.arranged(
      right: right, others: others.map(\.mainSense.definition), using: &generator)
    return AskedQuestion(
      task: .chooseMeaning, prompt: word.cited, promptLanguage: word.language,
      clue: Question.Clue(partOfSpeech: word.partOfSpeech), choices: choices,
      key: QuestionKey(
        word: word, example: nil, choice: place, answer: right, answerLanguage: language))
  }

  func judge(
    _ steps: [Step], question: Question, key: QuestionKey, rules: JudgeRules
  ) -> Judgement {
    ChoiceAnswer.judge(steps, question: question, key: key)
  }
}
