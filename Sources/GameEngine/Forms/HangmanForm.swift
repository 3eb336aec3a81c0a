/// `hangman`: a definition and blanks; letters are tried, six misses end it.
struct HangmanForm: Form {
  let id = FormID.hangman
  let summary = "a definition and blanks: find the word letter by letter"

  /// How many misses end the question; a wrong whole word counts as two.
  private let lives = 6

  func canAsk(_ word: Item) -> Bool { word.term.count >= 4 }

  func ask(
    _ word: Item, in setting: AskSetting, using generator: inout SeededGenerator
  ) -> AskedQuestion? {
    AskedQuestion(
      task: "Find the word, letter by letter.",
      prompt: word.term.map { _ in "_" }.joined(separator: " "),
      clue: "\(word.partOfSpeech.name), \(word.term.count) letters: "
        + word.mainSense.definition,
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
          return .refused(Refusal("no_more_hints", "Every letter is open; write the word."))
        }
        found.insert(hidden)
      case .input(let raw):
        let input = TypedAnswer.tidied(raw)
        if input == answer { return .right(note: nil) }
        if isLast, let refusal = refusal(of: input, answer: answer, found: found, missed: missed) {
          return .refused(refusal)
        }
        if input.count == 1, let letter = input.first, answer.contains(letter) {
          found.insert(letter)
          // Where a hint opened the last letter instead, the player still writes the word.
          if answer.allSatisfy(found.contains) { return .right(note: nil) }
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
      return Refusal(
        "not_a_letter", "Type one letter, or the whole word of \(answer.count) letters.")
    }
    if missed.contains(input) || (input.count == 1 && input.first.map(found.contains) == true) {
      return Refusal("letter_used", "You have tried \(input) already.")
    }
    return nil
  }

  private func state(
    answer: String, found: Set<Character>, missed: [String], left: Int
  ) -> QuestionState {
    let shown = answer.map { found.contains($0) ? String($0) : "_" }
    let spokenLetters = shown.map { $0 == "_" ? "blank" : $0 }.joined(separator: ", ")
    let misses = missed.isEmpty ? "" : " Not in it: \(missed.joined(separator: ", "))."
    return QuestionState(
      shown: shown.joined(separator: " "), left: left, missed: missed,
      spoken: "\(spokenLetters). \(left) \(left == 1 ? "miss" : "misses") left.\(misses)")
  }
}
