package import GameEngine

extension Messages {
  /// What is said when the encore of a daily begins.
  package var encoreOpens: String {
    self("Encore! Eight right or more: up to ten words to type, until the first miss.")
  }

  /// What a question asks the player to do, as one line.
  package func task(of question: Question) -> String {
    switch question.task {
    case .chooseWord: self("Which word means this?")
    case .chooseMeaning: self("What does this word mean?")
    case .chooseForGap: self("Which word fills the gap?")
    case .chooseSynonym: self("Which word is nearest in meaning?")
    case .chooseOpposite: self("Which word means the opposite?")
    case .typeWord: self("Type the word that means this.")
    case .typeForGap: self("Type the word that fills the gap.")
    case .unscramble: self("Put the letters in order.")
    case .findByLetters: self("Find the word, letter by letter.")
    case .guess: self("Find the word in six tries.")
    case .spell: self("Type the word that sounds like this.")
    case .other:
      switch question.input {
      case .choice: self("Choose the answer.")
      case .word: self("Type the answer.")
      case .letter: self("Type a letter, or the whole answer.")
      }
    }
  }

  /// What helps with a question: "noun, 7 letters, starts with g"; may be empty.
  package func clue(of question: Question) -> String {
    let clue = question.clue
    var parts: [String] = []
    if let partOfSpeech = clue.partOfSpeech { parts.append(name(of: partOfSpeech)) }
    if let letters = clue.letters {
      parts.append(plural(letters, "\(letters) letter", "\(letters) letters"))
    }
    if let start = clue.start { parts.append(self("starts with \(start)")) }
    let short = parts.joined(separator: self(", ", context: "between items of a list"))
    guard let definition = clue.definition else { return short }
    return short.isEmpty ? definition : "\(short): \(definition)"
  }

  /// A question as plain sentences: blanks, gaps and sounds are named, and choices are numbered.
  package func spoken(_ question: Question) -> String {
    var sentences = [task(of: question), ended(spokenPrompt(of: question))]
    let clue = clue(of: question)
    if !clue.isEmpty { sentences.append(ended(clue)) }
    for (place, choice) in question.choices.enumerated() {
      sentences.append("\(place + 1): \(ended(choice))")
    }
    return sentences.joined(separator: " ")
  }

  private func spokenPrompt(of question: Question) -> String {
    let prompt = question.prompt
    if question.task == .spell || (prompt.hasPrefix("/") && prompt.hasSuffix("/")) {
      let sounds = soundNames(of: prompt.filter { $0 != "/" })
      return sounds.map { self("Its sounds: \($0)") }
        ?? self("Its pronunciation is written in phonetic signs")
    }
    if prompt.contains("_____") {
      return prompt.split(separator: "_____", omittingEmptySubsequences: false)
        .joined(separator: self("blank", context: "a gap in a sentence, spoken"))
    }
    guard prompt.contains("_") else { return prompt }
    let count = prompt.count { $0 == "_" }
    return plural(count, "\(count) blank", "\(count) blanks")
  }

  /// A text with a stop at its end.
  func ended(_ sentence: String) -> String {
    guard let last = sentence.last, !".!?".contains(last) else { return sentence }
    return sentence + "."
  }
}
