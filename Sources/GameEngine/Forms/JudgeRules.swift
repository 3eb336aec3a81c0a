/// The input of judging besides the key.
package struct JudgeRules: Sendable {
  /// Whether a missing or wrong accent makes an answer wrong.
  package let strictAccents: Bool
  /// The legal guesses; one list for all editions (docs/decisions/0009).
  package let guesses: GuessList

  /// Rules.
  package init(strictAccents: Bool = false, guesses: GuessList = .empty) {
    self.strictAccents = strictAccents
    self.guesses = guesses
  }
}
