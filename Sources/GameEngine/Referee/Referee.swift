/// Judges a round: receives moves and returns events. Local games and ranked games on a server use
/// this protocol.
package protocol Referee: Sendable {
  /// The verdicts on questions that were answered before the round was opened here.
  var earlierVerdicts: [VerdictEvent] { get }

  /// Opens or resumes the round. Returns the round, followed by its open question or its result.
  ///
  /// - Parameter atMillis: milliseconds since the round began. The open question's clock starts here.
  mutating func open(atMillis: Int) async throws -> [GameEvent]

  /// Judges a move. The result is never empty.
  mutating func play(_ move: Move) async throws -> [GameEvent]
}
