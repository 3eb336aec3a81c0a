/// A player's input with its time.
package struct Move: Hashable, Codable, Sendable {
  /// The answer or command.
  package let input: PlayerInput
  /// The time of the input, in milliseconds since the round began.
  package let atMillis: Int

  package init(_ input: PlayerInput, atMillis: Int) {
    self.input = input
    self.atMillis = atMillis
  }
}
