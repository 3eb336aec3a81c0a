/// `guess`: six tries at a word of five to seven letters; each try is marked letter by letter, and
/// the definition opens after the third.
struct GuessForm: Form {
  let id = FormID.guess
  let summary = "six tries at a word, each marked letter by letter"

  private let tries = 6
  private let triesBeforeDefinition = 3

  func canAsk(_ word: Item) -> Bool {
    (5...7).contains(word.term.count)
  }

  func ask(
    _ word: Item, in setting: AskSetting, using generator: inout SeededGenerator
  ) -> AskedQuestion? {
    AskedQuestion(
      // None of its words may be an answer.
      task: "Find the word in six tries.",
      prompt: word.term.map { _ in "_" }.joined(separator: " "),
      clue: "\(word.partOfSpeech.name), \(word.term.count) letters",
      key: QuestionKey(
        word: word, example: nil, answer: word.term, accepted: [word.term]))
  }

  func judge(
    _ steps: [Step], question: Question, key: QuestionKey, rules: JudgeRules
  ) -> Judgement {
    let answer = key.answer
    let guesses = steps.compactMap { step -> String? in
      if case .input(let guess) = step { TypedAnswer.tidied(guess) } else { nil }
    }
    let hinted = steps.contains(.hint)
    if case .hint = steps.last {
      guard steps.count(where: { $0 == .hint }) == 1, guesses.count < triesBeforeDefinition else {
        return .refused(Refusal("no_more_hints", "The definition is open already."))
      }
    } else if let guess = guesses.last {
      if let refusal = refusal(of: guess, before: guesses.dropLast(), key: key, rules: rules) {
        return .refused(refusal)
      }
      if guess == answer { return .right(note: nil) }
      if guesses.count >= tries { return .wrong }
    }
    let marks = guesses.map { GuessMarks.of($0, answer: answer) }
    let missed = Set(guesses.joined()).subtracting(answer).sorted().map(String.init)
    let isOpen = hinted || guesses.count >= triesBeforeDefinition
    return .open(
      QuestionState(
        shown: guesses.last ?? question.prompt, left: tries - guesses.count, marks: marks,
        missed: missed,
        definition: isOpen ? key.definition : nil,
        spoken: spoken(
          guess: guesses.last, marks: marks.last, left: tries - guesses.count,
          definition: isOpen ? key.definition : nil)))
  }

  private func refusal(
    of guess: String, before: ArraySlice<String>, key: QuestionKey, rules: JudgeRules
  ) -> Refusal? {
    if guess.count != key.answer.count {
      return Refusal("wrong_length", "The word has \(key.answer.count) letters.")
    }
    if before.contains(guess) { return Refusal("guess_used", "You have tried \(guess) already.") }
    if guess != key.answer, !rules.guesses.contains(guess) {
      return Refusal("not_in_list", "\(guess) is not in the list of words; it costs no try.")
    }
    return nil
  }

  private func spoken(guess: String?, marks: String?, left: Int, definition: String?) -> String {
    var sentences: [String] = []
    if let guess, let marks {
      let letters = zip(guess, marks).map { letter, mark in
        switch mark {
        case "=": "\(letter) in place"
        case "+": "\(letter) elsewhere"
        default: "\(letter) not in it"
        }
      }
      sentences.append(letters.joined(separator: ", ") + ".")
    }
    sentences.append("\(left) \(left == 1 ? "try" : "tries") left.")
    if let definition { sentences.append("It means: \(definition).") }
    return sentences.joined(separator: " ")
  }
}
