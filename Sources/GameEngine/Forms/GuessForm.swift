/// `guess`: six tries at a word of five to seven letters. Each try is marked letter by letter, and
/// the definition is shown after the third.
struct GuessForm: Form {
  let id = FormID.guess

  private let tries = 6
  private let triesBeforeDefinition = 3

  func canAsk(_ word: Item) -> Bool {
    GuessList.lengths.contains(word.answer.count) && word.answer.allSatisfy(\.isLetter)
  }

  /// The list of legal guesses contains words of the course only.
  func canAsk(_ word: Item, in pool: ItemPool) -> Bool {
    canAsk(word) && word.language == pool.course.language
      && word.answer.allSatisfy(pool.course.letters.contains)
  }

  func ask(
    _ word: Item, in setting: AskSetting, using generator: inout SeededGenerator
  ) -> AskedQuestion? {
    AskedQuestion(
      task: .guess,
      prompt: word.term.map { _ in "_" }.joined(separator: " "),
      promptLanguage: word.language,
      clue: Question.Clue(partOfSpeech: word.partOfSpeech, letters: word.term.count),
      key: QuestionKey(
        word: word, example: nil, answer: word.answer, accepted: [word.answer]))
  }

  func judge(
    _ steps: [Step], question: Question, key: QuestionKey, rules: JudgeRules
  ) -> Judgement {
    let answer = key.answer
    let guesses = steps.compactMap { step -> String? in
      if case .input(let guess) = step {
        legal(TypedAnswer.tidied(guess), key: key, rules)
      } else {
        nil
      }
    }
    let hinted = steps.contains(.hint)
    if case .hint = steps.last {
      guard steps.count(where: { $0 == .hint }) == 1, guesses.count < triesBeforeDefinition else {
        return .refused(.noMoreHints)
      }
    } else if let guess = guesses.last {
      if let refusal = refusal(of: guess, before: guesses.dropLast(), key: key, rules: rules) {
        return .refused(refusal)
      }
      if guess == answer { return .right(remark: nil) }
      if guesses.count >= tries { return .wrong }
    }
    let marks = guesses.map { GuessMarks.of($0, answer: answer) }
    let missed = Set(guesses.joined()).subtracting(answer).sorted().map(String.init)
    let isOpen = hinted || guesses.count >= triesBeforeDefinition
    return .open(
      QuestionState(
        kind: .guess, shown: guesses.last ?? question.prompt, left: tries - guesses.count,
        marks: marks, missed: missed, definition: isOpen ? key.definition : nil))
  }

  /// The word that a player means, who may have no keys for its accents: the answer, else the legal guess, that differs by accents
  /// only.
  private func legal(_ typed: String, key: QuestionKey, _ rules: JudgeRules) -> String {
    if foldingAccents(typed) == foldingAccents(key.answer) { return key.answer }
    return rules.guesses.contains(typed) ? typed : rules.guesses.accented(typed) ?? typed
  }

  private func refusal(
    of guess: String, before: ArraySlice<String>, key: QuestionKey, rules: JudgeRules
  ) -> Refusal? {
    if guess.count != key.answer.count {
      return .wrongLength(letters: key.answer.count)
    }
    if before.contains(guess) { return .guessUsed(guess) }
    if guess != key.answer, !rules.guesses.contains(guess) {
      return .notInList(guess)
    }
    return nil
  }
}
