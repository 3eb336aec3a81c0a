/// Judges a round: moves go in, events come out. Local games and ranked games on a server are both played
/// through this protocol.
package protocol Referee: Sendable {
  /// The verdicts on questions of the round that were answered before it was opened here.
  var earlierVerdicts: [VerdictEvent] { get }

  /// Opens or resumes the round: returns the round and its open question, or its result.
  ///
  /// - Parameter atMillis: the time since the round began; the open question's clock starts here.
  mutating func open(atMillis: Int) async throws -> [GameEvent]

  /// Judges a move; the result is never empty.
  mutating func play(_ move: Move) async throws -> [GameEvent]
}
