package import GameEngine

/// The events of a round, move by move.
package struct Transcript: Hashable, Sendable {
  /// A move with the events that answered it.
  package struct Exchange: Hashable, Sendable {
    /// The move; nil for the opening.
    package let move: Move?
    /// The answer.
    package let events: [GameEvent]
  }

  /// The opening, then every move.
  package var exchanges: [Exchange] = []

  /// Nothing said yet.
  package init() {}

  /// All moves in their order.
  package var moves: [Move] { exchanges.compactMap(\.move) }

  /// All events in their order.
  package var events: [GameEvent] { exchanges.flatMap(\.events) }

  /// The verdicts in their order.
  package var verdicts: [VerdictEvent] {
    events.compactMap { if case .verdict(let event) = $0 { event } else { nil } }
  }

  /// The questions in the order in which they were asked.
  package var questions: [Question] {
    events.compactMap { if case .question(let event) = $0 { event } else { nil } }
  }

  /// The result, if the round ended.
  package var result: ResultEvent? {
    for case .result(let event) in events { return event }
    return nil
  }
}
