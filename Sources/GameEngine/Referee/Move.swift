/// A player's line: an answer, or a command that begins with a colon.
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
  /// Stops the round.
  package static let quit = ":quit"
  /// Disputes that the last answer was wrong; changes only the player's own schedule.
  package static let dispute = ":dispute"
  /// Speaks the word of a spelling question again; handled by the client.
  package static let say = ":say"
}
