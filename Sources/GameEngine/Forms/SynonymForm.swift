/// `synonym`: a word is shown, and the one nearest in meaning is chosen of four; now and then its
/// opposite instead.
struct SynonymForm: Form {
  let id = FormID("synonym")
  let summary = "a word: choose its nearest synonym, or its opposite"
  let isChoice = true

  func canAsk(_ word: Word) -> Bool {
    !telling(word.mainSense.synonyms, of: word).isEmpty
      || !telling(word.mainSense.antonyms, of: word).isEmpty
  }

  func ask(
    _ word: Word, in setting: AskSetting, using generator: inout SeededGenerator
  ) -> AskedQuestion? {
    let synonyms = telling(word.mainSense.synonyms, of: word)
    let antonyms = telling(word.mainSense.antonyms, of: word)
    let asksOpposite =
      synonyms.isEmpty || (!antonyms.isEmpty && generator.below(4) == 0)
    guard let right = generator.pick(asksOpposite ? antonyms : synonyms),
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

  /// The words of a list that are not known by their looks, as *mount* is where *mountain* is shown.
  private func telling(_ list: [String], of word: Word) -> [String] {
    list.filter { other in
      !shareStem(other, word.headword) && !other.contains(word.headword)
        && !word.headword.contains(other)
    }
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
