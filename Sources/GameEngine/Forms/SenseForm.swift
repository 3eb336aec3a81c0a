/// `sense`: a word and one of its meanings are shown, and the player chooses the sentence in which it has that meaning.
struct SenseForm: Form {
  let id = FormID.sense

  func canAsk(_ word: Item) -> Bool { word.id.cardID == nil && places(of: word).count > 1 }

  func variants(of word: Item) -> Int { max(1, places(of: word).count) }

  /// The meanings that have a sentence.
  private func places(of word: Item) -> [Int] {
    word.senses.indices.filter { !word.senses[$0].examples.isEmpty }
  }

  func ask(
    _ word: Item, in setting: AskSetting, using generator: inout SeededGenerator
  ) -> AskedQuestion? {
    let places = places(of: word)
    guard canAsk(word),
      let right = setting.turn.map({ places[$0 % places.count] }) ?? generator.pick(places),
      let wrong = generator.pick(places.filter { $0 != right }),
      let example = generator.pick(word.senses[right].examples),
      let other = generator.pick(word.senses[wrong].examples)
    else { return nil }
    let (choices, place) = ChoiceAnswer.arranged(
      right: example.text, others: [other.text], using: &generator)
    let sense = word.senses[right]
    return AskedQuestion(
      task: .chooseSense, prompt: "\(word.term): \(sense.definition)",
      promptLanguage: word.language, clue: Question.Clue(partOfSpeech: word.partOfSpeech),
      choices: choices,
      key: QuestionKey(
        word: word, example: example, choice: place, answer: example.text
      ).meaning(sense.definition))
  }

  func judge(
    _ steps: [Step], question: Question, key: QuestionKey, rules: JudgeRules
  ) -> Judgement {
    ChoiceAnswer.judge(steps, question: question, key: key)
  }
}
