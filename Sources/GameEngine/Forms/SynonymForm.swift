/// `synonym`: a word is shown, and the one nearest in meaning is chosen of four; now and then its
/// opposite instead.
struct SynonymForm: Form {
  let id = FormID("synonym")
  let summary = "a word: choose its nearest synonym, or its opposite"
  let isChoice = true

  func canAsk(_ word: Word) -> Bool {
    !word.mainSense.synonyms.isEmpty || !word.mainSense.antonyms.isEmpty
  }

  func ask(
    _ word: Word, in setting: AskSetting, using generator: inout SeededGenerator
  ) -> AskedQuestion? {
    let sense = word.mainSense
    let asksOpposite =
      sense.synonyms.isEmpty || (!sense.antonyms.isEmpty && generator.below(4) == 0)
    guard let right = generator.pick(asksOpposite ? sense.antonyms : sense.synonyms),
      let others = setting.pool.distractors(
        for: word, count: 3, using: &generator,
        suits: { isUnrelated($0, to: right, of: word) })
    else { return nil }
    let (choices, place) = ChoiceAnswer.arranged(
      right: right, others: others.map(\.headword), using: &generator)
    return AskedQuestion(
      task: asksOpposite ? "Which word means the opposite?" : "Which word is nearest in meaning?",
      prompt: word.headword, clue: word.partOfSpeech.name, choices: choices,
      key: QuestionKey(word: word, example: nil, choice: place, answer: right))
  }

  /// Whether a word is neither a synonym nor an antonym of the asked word, nor near the right choice.
  private func isUnrelated(_ other: Word, to right: String, of word: Word) -> Bool {
    !shareStem(other.headword, right)
      && !other.senses.contains { sense in
        sense.synonyms.contains(right) || sense.antonyms.contains(right)
          || sense.antonyms.contains(word.headword)
      }
      && !word.senses.contains { sense in
        sense.antonyms.contains(other.headword)
          || sense.antonyms.contains(where: other.synonyms.contains)
      }
  }

  func judge(
    _ steps: [Step], question: Question, key: QuestionKey, rules: JudgeRules
  ) -> Judgement {
    ChoiceAnswer.judge(steps, question: question, key: key)
  }
}
