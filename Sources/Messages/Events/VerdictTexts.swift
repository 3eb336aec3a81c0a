package import GameEngine

/// Verdicts as sentences, for the screen, line mode and speech.
package struct VerdictTexts: Sendable {
  private let messages: Messages

  package init(_ messages: Messages) { self.messages = messages }

  /// A remark on a right answer, such as on its spelling; nil if there is none.
  package func remark(on verdict: VerdictEvent) -> String? {
    switch verdict.remark {
    case .accent: messages("Mind the accent: \(verdict.answer).")
    case .article: messages("Mind the article: \(verdict.answer).")
    case .script: messages("Your answer is in the other Chinese script: \(verdict.answer).")
    case .form: messages("The form that fits is \(verdict.answer).")
    case .spelling: spelling(of: verdict)
    case .again: messages("It was asked again, so it earns nothing.")
    case .unknown, nil: nil
    }
  }

  /// The right spelling, and the letters that differ from it if they are known.
  private func spelling(of verdict: VerdictEvent) -> String {
    [messages("Mind the spelling: \(verdict.answer)."), difference(in: verdict)]
      .compactMap(\.self).joined(separator: " ")
  }

  /// The letters of a right answer that differ from the right spelling, such as "The letter l was missing."; nil if they are
  /// not known.
  package func difference(in verdict: VerdictEvent) -> String? {
    guard verdict.remark == .spelling else { return nil }
    let answer = verdict.answer
    // An article before the word may be missing.
    let spellings = [answer] + (answer.hasSuffix(verdict.headword) ? [verdict.headword] : [])
    let differences = spellings.lazy.compactMap {
      SpellingDifference(of: verdict.input ?? "", from: $0)
    }
    switch differences.first {
    case .missing(let letters):
      return messages.plural(
        letters.count, "The letter \(letters) was missing.",
        "The letters \(letters) were missing.")
    case .tooMany(let letters):
      return messages.plural(
        letters.count, "The letter \(letters) was one too many.",
        "The letters \(letters) were too many.")
    case .instead(let typed, let right):
      return messages("It has \(right), not \(typed).", context: "letters of a word")
    case nil: return nil
    }
  }

  /// The player's wrong answer and its meaning; nil if it is unknown.
  package func mistake(in verdict: VerdictEvent) -> String? {
    verdict.mistake.map(sentence)
  }

  /// A wrong answer and its meaning.
  package func sentence(on mistake: Mistake) -> String {
    let text = mistake.text
    if mistake.isFamily == true {
      return messages("You answered \(text): the right word family, but the wrong form.")
    }
    guard let word = mistake.word, let definition = mistake.definition else {
      return messages("You answered: \(text)").asSentence
    }
    if text == definition {
      return messages("You chose the meaning of \(word): \(text)").asSentence
    }
    // An article can stand before the word.
    let isBase = " \(text.lowercased())".hasSuffix(" \(word.lowercased())")
    return isBase
      ? messages("You answered \(text), which means: \(definition)").asSentence
      : messages("You answered \(text), a form of \(word): \(definition)").asSentence
  }

  /// The verdict on an answer, as plain sentences.
  package func spoken(_ verdict: VerdictEvent) -> String {
    sentences(verdict).joined(separator: " ")
  }

  /// The sentences of a verdict.
  ///
  /// - Parameters:
  ///   - question: the question that is still visible, so that its text is not repeated; nil for none.
  ///   - omitsDefinition: whether the definition was shown before the verdict.
  ///   - isBrief: whether a right answer is only confirmed, because the next clock is already running.
  package func sentences(
    _ verdict: VerdictEvent, after question: Question? = nil, omitsDefinition: Bool = false,
    isBrief: Bool = false
  ) -> [String] {
    var sentences: [String] = []
    if verdict.correct {
      sentences.append(
        messages.plural(
          verdict.points, "Right, \(verdict.points) point.", "Right, \(verdict.points) points."))
      if let remark = remark(on: verdict) { sentences.append(remark) }
    } else {
      sentences.append(
        verdict.passed == true
          ? messages("Passed.", context: "a question without an answer")
          : messages("Wrong.", context: "an answer"))
      if let mistake = mistake(in: verdict) { sentences.append(mistake) }
      if verdict.answer != verdict.definition {
        sentences.append(messages("The answer is: \(verdict.answer)."))
      }
    }
    if verdict.correct && isBrief { return sentences }
    // The entry of a course has forms that nothing has told.
    if verdict.cited != nil || !omitsDefinition && question?.shows(verdict.definition) != true {
      sentences.append(messages("\(verdict.entry) means: \(verdict.definition)."))
    }
    if let gloss = verdict.gloss { sentences.append(messages("In your language: \(gloss).")) }
    sentences += verdict.relations.map { $0.sentence(in: messages) }
    if !verdict.example.isEmpty, question == nil || !verdict.correct {
      sentences.append(messages("For example: \(verdict.example)"))
      if let translation = verdict.translation, question?.shows(translation) != true {
        sentences.append(translation)
      }
    }
    return sentences
  }
}
