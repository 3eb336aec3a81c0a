/// `match`: a definition is shown, and the player chooses the word from four.
struct MatchForm: Form {
  let id = FormID("match")

  func canAsk(_ word: Item) -> Bool { !word.isGap }

  func ask(
    _ word: Item, in setting: AskSetting, using generator: inout SeededGenerator
  ) -> AskedQuestion? {
    guard
      let others = setting.pool.distractors(
        for: word, count: 3, style: setting.style, using: &generator)
    else { return nil }
    let (choices, right) = ChoiceAnswer.arranged(
      right: word.term, others: others.map(\.term), using: &generator)
    return AskedQuestion(
      task: .chooseWord, prompt: word.mainSense.definition,
      promptLanguage: word.mainSense.language,
      clue: Question.Clue(partOfSpeech: word.partOfSpeech), choices: choices,
      key: QuestionKey(word: word, example: nil, choice: right, answer: word.term))
  }

  func judge(
    _ steps: [Step], question: Question, key: QuestionKey, rules: JudgeRules
  ) -> Judgement {
    ChoiceAnswer.judge(steps, question: question, key: key)
  }
}
