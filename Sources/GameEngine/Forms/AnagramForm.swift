/// `anagram`: the letters of a word in another order, with its definition; the player types the word.
struct AnagramForm: Form {
  let id = FormID("anagram")

  func canAsk(_ word: Item) -> Bool {
    let letters = word.answer
    return letters.count >= 4 && Set(letters).count > 2 && letters.allSatisfy(\.isLetter)
  }

  func ask(
    _ word: Item, in setting: AskSetting, using generator: inout SeededGenerator
  ) -> AskedQuestion? {
    let letters = Array(word.answer)
    let anagrams = setting.pool.neighbours(of: word).anagrams
    var scrambled = letters
    // At least half of the letters change their place. If forty attempts find no such order, the
    // letters are reversed.
    for _ in 0..<40 {
      generator.shuffle(&scrambled)
      if isScrambled(scrambled, of: letters), !anagrams.contains(String(scrambled)) { break }
    }
    if !isScrambled(scrambled, of: letters) { scrambled = letters.reversed() }
    return AskedQuestion(
      task: .unscramble,
      prompt: scrambled.map(capital).joined(separator: " "), promptLanguage: word.language,
      clue: Question.Clue(
        partOfSpeech: word.partOfSpeech, definition: word.mainSense.definition),
      key: setting.pool.distinguishing(
        QuestionKey(
          word: word, example: nil, answer: word.term, accepted: [word.answer],
          alternatives: anagrams), of: word))
  }

  /// The letter as a capital; unchanged if its capital consists of two letters, such as SS for ß.
  private func capital(_ letter: Character) -> String {
    let capital = letter.uppercased()
    return capital.count == 1 ? capital : String(letter)
  }

  private func isScrambled(_ order: [Character], of letters: [Character]) -> Bool {
    zip(order, letters).count(where: { $0 != $1 }) * 2 >= letters.count
  }

  func judge(
    _ steps: [Step], question: Question, key: QuestionKey, rules: JudgeRules
  ) -> Judgement {
    TypedAnswer.judgeSpelling(steps, key: key, rules: rules)
  }
}
