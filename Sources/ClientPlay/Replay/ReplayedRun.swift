import ClientCore
package import GameEngine
package import Messages
package import ScoreAPI

/// A ranked round that was fetched, and judged again here.
package struct ReplayedRun: Sendable {
  /// The round on the server.
  package let view: ReplayView
  /// Its events, judged again by the engine; also for a run that was given up or closed.
  package let events: [GameEvent]

  /// Judges a round of a server again.
  package init(_ view: ReplayView) {
    self.view = view
    let dealt = DealtRound(round: view.round, key: view.key)
    var events = GameEngine.replay(dealt, moves: view.moves)
    if !events.contains(where: \.isResult) {
      let last = view.moves.last?.atMillis ?? 0
      events = GameEngine.replay(dealt, moves: view.moves + [Move(.quit, atMillis: last)])
    }
    self.events = events
  }

  /// Whether all its numbers are possible in a game.
  package var hasSoundNumbers: Bool {
    events.allSatisfy(\.hasSoundNumbers) && GameEvent.result(view.result).hasSoundNumbers
  }

  /// Whether all its texts are possible in a game, so that they can be drawn.
  package var hasSoundTexts: Bool { events.allSatisfy(\.hasSoundTexts) }

  /// The result according to the engine here.
  package var result: ResultEvent? { events.last?.result }

  /// The text if both results are the same.
  package static let confirmation = Phrase("Judged again here: the same result.")

  /// Whether `result` equals the result on the server.
  package var isConfirmed: Bool {
    let expected = view.result
    return result.map { result in
      result.score == expected.score && result.correct == expected.correct
        && result.questions == expected.questions && result.bestStreak == expected.bestStreak
        && result.elapsedMillis == expected.elapsedMillis
    } ?? false
  }

  /// The inputs at each question in one text that is safe to show; empty for a pass.
  package var inputTexts: [String] {
    // The moves of a question are between the moves that release the next one.
    view.moves.split(omittingEmptySubsequences: false) { $0.input == .next }.map { moves in
      moves.map(\.input.line).filter { !$0.isEmpty }.map { shortened($0) }.joined(separator: ", ")
    }
  }
}
