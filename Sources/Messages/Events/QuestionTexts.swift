package import GameEngine

/// Questions as sentences, for the screen, line mode and speech.
package struct QuestionTexts: Sendable {
  private let messages: Messages

  package init(_ messages: Messages) { self.messages = messages }

  /// Announces the encore of a daily.
  package var encoreOpens: String {
    messages("Encore! Eight right or more: up to ten words to type, until the first miss.")
  }

  /// The instruction of a question, on one line. A task that this version does not know gets one by
  /// its input.
  package func task(of question: Question) -> String {
    switch question.task {
    case .chooseWord: messages("Which word means this?")
    case .chooseMeaning: messages("What does this word mean?")
    case .chooseForGap: messages("Which word fills the gap?")
    case .chooseSynonym: messages("Which word is nearest in meaning?")
    case .chooseOpposite: messages("Which word means the opposite?")
    case .typeWord: messages("Type the word that means this.")
    case .typeForGap: messages("Type the word that fills the gap.")
    case .unscramble: messages("Put the letters in order.")
    case .findByLetters: messages("Find the word, letter by letter.")
    case .guess: messages("Find the word in six tries.")
    case .spell: messages("Type the word that sounds like this.")
    case .translate: messages("Type what this means.")
    case .chooseSense: messages("In which sentence does the word have this meaning?")
    case .typeFamily: messages("Type the word of the same family.")
    case .typeOpposite: messages("Type the word that means the opposite.")
    case .dictate: messages("Type what is said.")
    case .recallMeaning:
      messages("What does this word mean? Say it in your own words; Enter shows the meaning.")
    case .completeWord: messages("Type the missing half of the word, or the whole word.")
    case .chooseGender: messages("Which article does this word have?")
    case .choosePlural: messages("What is the plural?")
    case .typePlural: messages("Type the plural.")
    case .chooseConjugated: messages("Which is this form of the verb?")
    case .typeConjugated: messages("Type this form of the verb.")
    case .other:
      switch question.input {
      case .choice: messages("Choose the answer.")
      case .word: messages("Type the answer.")
      case .letter: messages("Type a letter, or the whole answer.")
      }
    }
  }

  /// The clue of a question, such as "noun, 7 letters, starts with g" or "masculine noun, 4 letters,
  /// starts with H"; empty if there is none.
  package func clue(of question: Question) -> String {
    let short = messages.commaSeparated(clueParts(of: question))
    guard let definition = question.clue.definition else { return short }
    return short.isEmpty ? definition : "\(short): \(definition)"
  }

  /// The parts of a clue: part of speech, numbers of words and letters, first letter.
  package func clueParts(of question: Question) -> [String] {
    let clue = question.clue
    var parts: [String] = []
    if let noun = clue.gender.flatMap(NameTexts(messages).noun) {
      parts.append(noun)
    } else if let partOfSpeech = clue.partOfSpeech {
      parts.append(NameTexts(messages).name(of: partOfSpeech))
    }
    if let words = clue.words {
      parts.append(messages.plural(words, "\(words) word", "\(words) words"))
    }
    if let letters = clue.letters {
      let isOfCharacters = ["zh", "ja"].contains(question.answerLanguage.prefix(2))
      parts.append(
        isOfCharacters
          ? messages.plural(letters, "\(letters) character", "\(letters) characters")
          : messages.plural(letters, "\(letters) letter", "\(letters) letters"))
    }
    if let start = clue.start { parts.append(messages("starts with \(start)")) }
    return parts
  }

  /// A question as plain sentences. Gaps and sounds are described in words, and choices are numbered.
  package func spoken(_ question: Question) -> String {
    sentences(question).joined(separator: " ")
  }

  /// The sentences of a question: the task, the prompt, the clue, and each choice.
  package func sentences(_ question: Question) -> [String] {
    var sentences = [task(of: question), spokenPrompt(of: question).asSentence]
    // A passage is said once as a whole.
    if question.task == .completeWord, question.index == 1 {
      sentences.insert(spokenPassage(question.runningPrompt).asSentence, at: 1)
    }
    let clue = clue(of: question)
    if !clue.isEmpty { sentences.append(clue.asSentence) }
    for (place, choice) in question.choices.enumerated() {
      sentences.append("\(place + 1): \(choice.asSentence)")
    }
    return sentences
  }

  /// A part of a passage: *reme_____* and *na__* end in a blank. The first one is asked, since earlier ones are filled.
  private func spokenPassage(_ text: String) -> String {
    let blank = " " + messages("blank", context: "a gap in a sentence, spoken")
    return text.replacing(Question.gapMark, with: blank)
      .replacing(Question.laterGapMark, with: blank)
  }

  private func spokenPrompt(of question: Question) -> String {
    let prompt = question.prompt
    if question.task == .spell || (prompt.hasPrefix("/") && prompt.hasSuffix("/")) {
      let sounds = SoundNames(messages).names(of: prompt.filter { $0 != "/" })
      return sounds.map { messages("Its sounds: \($0)") }
        ?? messages("Its pronunciation is written in phonetic signs")
    }
    if question.task == .dictate {
      let words = prompt.split(separator: " ").count
      return messages.plural(words, "It has \(words) word", "It has \(words) words")
    }
    if question.task == .completeWord { return spokenPassage(question.sentence) }
    if prompt.contains("_____") {
      return prompt.split(separator: "_____", omittingEmptySubsequences: false)
        .joined(separator: messages("blank", context: "a gap in a sentence, spoken"))
    }
    guard prompt.contains("_") else { return prompt }
    let count = prompt.count { $0 == "_" }
    return messages.plural(count, "\(count) blank", "\(count) blanks")
  }
}
