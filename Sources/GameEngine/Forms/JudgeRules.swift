/// The input of judging that is not part of the key.
package struct JudgeRules: Sendable {
  /// Whether a missing or wrong accent makes an answer wrong.
  package let strictAccents: Bool
  /// The legal guesses, the same list for all editions (docs/decisions/0009).
  package let guesses: GuessList
  /// How typed answers are compared.
  package let style: JudgingStyle

  package init(
    strictAccents: Bool = false, guesses: GuessList = .empty, style: JudgingStyle = .current
  ) {
    self.strictAccents = strictAccents
    self.guesses = guesses
    self.style = style
  }
}
