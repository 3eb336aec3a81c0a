package import GameEngine

/// The sentences of verdicts.
package struct VerdictTexts: Sendable {
  private let messages: Messages

  /// Texts in the language of `messages`.
  package init(_ messages: Messages) { self.messages = messages }

  /// A remark on a right answer, such as on its spelling; nil if there is none.
  package func remark(on verdict: VerdictEvent) -> String? {
    switch verdict.remark {
    case .accent: messages("Mind the accent: \(verdict.answer).")
    case .form: messages("The form that fits is \(verdict.answer).")
    case .spelling: messages("Mind the spelling: \(verdict.answer).")
    case .again: messages("It was asked again, so it earns nothing.")
    case .unknown, nil: nil
    }
  }

  /// The verdict on an answer, as plain sentences.
  package func spoken(_ verdict: VerdictEvent) -> String {
    var sentences: [String] = []
    if verdict.correct {
      sentences.append(
        messages.plural(
          verdict.points, "Right, \(verdict.points) point.", "Right, \(verdict.points) points."))
      if let remark = remark(on: verdict) { sentences.append(remark) }
    } else {
      sentences.append(
        verdict.passed == true
          ? messages("Passed. The answer is: \(verdict.answer).")
          : messages("Wrong. The answer is: \(verdict.answer)."))
    }
    sentences.append(messages("\(verdict.headword) means: \(verdict.definition)."))
    if !verdict.example.isEmpty { sentences.append(messages("For example: \(verdict.example)")) }
    return sentences.joined(separator: " ")
  }
}
