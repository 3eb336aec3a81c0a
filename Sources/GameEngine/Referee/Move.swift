/// An input of a player with its time.
package struct Move: Hashable, Codable, Sendable {
  /// The answer or command.
  package let input: PlayerInput
  /// When it was made, in milliseconds since the round began.
  package let atMillis: Int

  /// A move.
  package init(_ input: PlayerInput, atMillis: Int) {
    self.input = input
    self.atMillis = atMillis
  }
}
