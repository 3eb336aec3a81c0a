/// `hangman`: a definition and a gap for each letter. The player tries letters; six misses end the
/// question.
struct HangmanForm: Form {
  let id = FormID.hangman

  /// The number of misses that end the question. A wrong whole word counts as two.
  private let lives = 6

  func canAsk(_ word: Item) -> Bool {
    word.answer.count >= 4 && word.answer.allSatisfy(\.isLetter)
  }

  func ask(
    _ word: Item, in setting: AskSetting, using generator: inout SeededGenerator
  ) -> AskedQuestion? {
    let letters = word.answer
    return AskedQuestion(
      task: .findByLetters,
      prompt: letters.map { _ in "_" }.joined(separator: " "), promptLanguage: word.language,
      clue: Question.Clue(
        partOfSpeech: word.partOfSpeech, letters: letters.count,
        definition: word.mainSense.definition),
      input: .letter,
      key: QuestionKey(
        word: word, example: nil, answer: word.term, accepted: [letters]))
  }

  func judge(
    _ steps: [Step], question: Question, key: QuestionKey, rules: JudgeRules
  ) -> Judgement {
    let puzzle = Puzzle(answer: key.accepted.first ?? key.answer, strict: rules.strictAccents)
    var found: Set<String> = []
    var missed: [String] = []
    var left = lives
    for (number, step) in steps.enumerated() {
      let isLast = number == steps.count - 1
      switch step {
      case .refused: break
      case .hint:
        guard let hidden = puzzle.letters.first(where: { !found.contains($0) }) else {
          return .refused(.noMoreHints)
        }
        found.insert(hidden)
      case .input(let raw):
        let input = puzzle.plain(TypedAnswer.tidied(raw))
        if input == puzzle.plain(puzzle.answer) { return .right(remark: nil) }
        if isLast, let refusal = refusal(of: input, in: puzzle, found: found, missed: missed) {
          return .refused(refusal)
        }
        if puzzle.letters.contains(input) {
          found.insert(input)
          // If a hint showed the last letter, the player still has to type the word.
          if puzzle.letters.allSatisfy(found.contains) { return .right(remark: nil) }
        } else {
          missed.append(input)
          left -= puzzle.isOneLetter(input) ? 1 : 2
        }
      }
    }
    if left <= 0 { return .wrong }
    return .open(state(of: puzzle, found: found, missed: missed, left: left))
  }

  private func refusal(
    of input: String, in puzzle: Puzzle, found: Set<String>, missed: [String]
  ) -> Refusal? {
    guard puzzle.canContain(input), puzzle.isOneLetter(input) || puzzle.hasLength(of: input) else {
      return .notALetter(letters: puzzle.letters.count)
    }
    if missed.contains(input) || found.contains(input) {
      return .letterUsed(input)
    }
    return nil
  }

  private func state(
    of puzzle: Puzzle, found: Set<String>, missed: [String], left: Int
  ) -> QuestionState {
    let shown = zip(puzzle.answer, puzzle.letters).map { found.contains($1) ? String($0) : "_" }
    return QuestionState(
      kind: .letters, shown: shown.joined(separator: " "), left: left, missed: missed)
  }
}

/// The hidden word. Accents do not matter unless they must be typed: `o` also finds `ó`.
private struct Puzzle {
  /// The word in lowercase.
  let answer: String
  /// For each letter of the word, the input that finds it: two letters if it folds to two, such as `ß`.
  let letters: [String]
  private let strict: Bool
  private let isPlain: Bool

  init(answer: String, strict: Bool) {
    self.answer = answer
    self.strict = strict
    letters = answer.map { strict ? String($0) : foldingAccents(String($0)) }
    isPlain = letters.allSatisfy { $0.allSatisfy(Puzzle.isPlainLetter) }
  }

  /// Folds a text to the form in which it is compared.
  func plain(_ text: String) -> String { strict ? text : foldingAccents(text) }

  /// Whether a text is a single letter, or the input for one letter of this word.
  func isOneLetter(_ text: String) -> Bool { text.count == 1 || letters.contains(text) }

  /// Whether a text is as long as the word, folded or not.
  func hasLength(of text: String) -> Bool {
    text.count == letters.count || text.count == letters.joined().count
  }

  /// Whether a text consists of letters that the word can contain. A word in plain Latin letters
  /// contains no others.
  func canContain(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { isPlain ? Puzzle.isPlainLetter($0) : $0.isLetter }
  }

  private static func isPlainLetter(_ letter: Character) -> Bool { ("a"..."z").contains(letter) }
}
