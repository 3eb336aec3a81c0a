/// `hangman`: a definition and blanks; letters are tried, six misses end it.
struct HangmanForm: Form {
  let id = FormID.hangman

  /// How many misses end the question; a wrong whole word counts as two.
  private let lives = 6

  func canAsk(_ word: Item) -> Bool { word.term.count >= 4 }

  func ask(
    _ word: Item, in setting: AskSetting, using generator: inout SeededGenerator
  ) -> AskedQuestion? {
    AskedQuestion(
      task: .findByLetters,
      prompt: word.term.map { _ in "_" }.joined(separator: " "),
      clue: Question.Clue(
        partOfSpeech: word.partOfSpeech, letters: word.term.count,
        definition: word.mainSense.definition),
      input: .letter,
      key: QuestionKey(
        word: word, example: nil, answer: word.term, accepted: [word.term]))
  }

  func judge(
    _ steps: [Step], question: Question, key: QuestionKey, rules: JudgeRules
  ) -> Judgement {
    let answer = key.answer
    var found: Set<Character> = []
    var missed: [String] = []
    var left = lives
    for (number, step) in steps.enumerated() {
      let isLast = number == steps.count - 1
      switch step {
      case .hint:
        guard let hidden = answer.first(where: { !found.contains($0) }) else {
          return .refused(.noMoreHints)
        }
        found.insert(hidden)
      case .input(let raw):
        let input = TypedAnswer.tidied(raw)
        if input == answer { return .right(remark: nil) }
        if isLast, let refusal = refusal(of: input, answer: answer, found: found, missed: missed) {
          return .refused(refusal)
        }
        if input.count == 1, let letter = input.first, answer.contains(letter) {
          found.insert(letter)
          // Where a hint opened the last letter instead, the player still writes the word.
          if answer.allSatisfy(found.contains) { return .right(remark: nil) }
        } else {
          missed.append(input)
          left -= input.count == 1 ? 1 : 2
        }
      }
    }
    if left <= 0 { return .wrong }
    return .open(state(answer: answer, found: found, missed: missed, left: left))
  }

  private func refusal(
    of input: String, answer: String, found: Set<Character>, missed: [String]
  ) -> Refusal? {
    guard !input.isEmpty, input.allSatisfy({ ("a"..."z").contains($0) }),
      input.count == 1 || input.count == answer.count
    else {
      return .notALetter(letters: answer.count)
    }
    if missed.contains(input) || (input.count == 1 && input.first.map(found.contains) == true) {
      return .letterUsed(input)
    }
    return nil
  }

  private func state(
    answer: String, found: Set<Character>, missed: [String], left: Int
  ) -> QuestionState {
    let shown = answer.map { found.contains($0) ? String($0) : "_" }
    return QuestionState(
      kind: .letters, shown: shown.joined(separator: " "), left: left, missed: missed)
  }
}
