/// Judges a round: moves go in, events come out. A local game and a ranked one on a server are both
/// played through this, and a client cannot tell them apart.
package protocol Referee: Sendable {
  /// Opens the round, or takes it up where it stands: the round and its open question, or its result.
  ///
  /// - Parameter atMillis: the time since the round began; the open question's clock starts here.
  mutating func open(atMillis: Int) async throws -> [GameEvent]

  /// Takes a move; the answer is never empty.
  mutating func play(_ move: Move) async throws -> [GameEvent]
}
