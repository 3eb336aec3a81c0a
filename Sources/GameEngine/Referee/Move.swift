/// What a player sends: an answer, or a command that begins with a colon.
package struct Move: Hashable, Codable, Sendable {
  /// The line as it was typed, normalised (NFKC, case-folded); empty to pass.
  package let input: String
  /// When it was made, in milliseconds since the round began.
  package let atMillis: Int

  /// A move.
  package init(_ input: String, atMillis: Int) {
    self.input = input
    self.atMillis = atMillis
  }

  /// Releases the next question and starts its clock.
  package static let next = ":next"
  /// Asks for a hint.
  package static let hint = ":hint"
  /// Asks the last question again.
  package static let undo = ":undo"
  /// Stops the round where it stands.
  package static let quit = ":quit"
  /// Says that the last answer was right after all; for the player's own schedule.
  package static let dispute = ":dispute"
  /// Has the word of a question that is asked by ear said once more; a client does it by itself.
  package static let say = ":say"
}
