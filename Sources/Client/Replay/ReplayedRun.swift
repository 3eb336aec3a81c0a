package import GameEngine
package import ScoreAPI

/// A ranked round of anybody that was fetched, and judged again here.
package struct ReplayedRun: Sendable {
  /// What the server tells of it.
  package let view: ReplayView
  /// Its events, judged again by the engine. One that was given up or closed stops where it stands.
  package let events: [GameEvent]

  /// A round of which a server tells.
  package init(_ view: ReplayView) {
    self.view = view
    let dealt = DealtRound(round: view.round, key: view.key)
    var events = GameEngine.replay(dealt, moves: view.moves)
    if !events.contains(where: \.isResult) {
      let last = view.moves.last?.atMillis ?? 0
      events = GameEngine.replay(dealt, moves: view.moves + [Move(Move.quit, atMillis: last)])
    }
    self.events = events
  }

  /// Whether there are only numbers in it that a game can have.
  package var hasSoundNumbers: Bool {
    events.allSatisfy(\.hasSoundNumbers) && GameEvent.result(view.result).hasSoundNumbers
  }

  /// Whether there are only texts in it that a game can have, so that they can be drawn.
  package var hasSoundTexts: Bool { events.allSatisfy(\.hasSoundTexts) }

  /// The result by the engine here.
  package var result: ResultEvent? { events.last?.result }

  /// What is said where both results are the same.
  package static let confirmation = "Judged again here: the same result."

  /// Whether that is the result of which the server tells.
  package var isConfirmed: Bool {
    let told = view.result
    return result.map { result in
      result.score == told.score && result.correct == told.correct
        && result.questions == told.questions && result.bestStreak == told.bestStreak
        && result.elapsedMillis == told.elapsedMillis
    } ?? false
  }

  /// What was entered at each question, in one text that can be shown; a question that was passed has an
  /// empty one.
  package var inputsTold: [String] {
    // The moves of a question stand between the moves that release the next.
    view.moves.split(omittingEmptySubsequences: false) { $0.input == Move.next }.map { moves in
      moves.map(\.input).filter { !$0.isEmpty }.map { shownSafely($0) }.joined(separator: ", ")
    }
  }
}
