/// A player's entry on a board.
package struct BoardScore: Hashable, Sendable {
  /// The points; on the board of streaks, the number of days.
  package let score: Int
  /// The sum of the answer times, in milliseconds.
  package let elapsedMillis: Int
  /// When the player reached it, in milliseconds since 1970.
  package let finishedAt: Int64
  /// The run; nil if the entry combines several.
  package let run: EventID?
  /// Right answers in a daily without its encore; nil on other boards.
  package let regularRight: Int?

  package init(
    score: Int, elapsedMillis: Int, finishedAt: Int64, run: EventID?, regularRight: Int? = nil
  ) {
    self.regularRight = regularRight
    self.score = score
    self.elapsedMillis = elapsedMillis
    self.finishedAt = finishedAt
    self.run = run
  }

  /// The part that determines the rank.
  package var place: BoardPlace { BoardPlace(score: score, seconds: elapsedMillis / 1000) }

  /// Whether it replaces another score of the same player. Milliseconds decide only between
  /// otherwise equal scores.
  package func isBetter(than other: BoardScore) -> Bool {
    (-score, place.seconds, finishedAt, elapsedMillis)
      < (-other.score, other.place.seconds, other.finishedAt, other.elapsedMillis)
  }
}

/// The part of a score that determines the rank. Players with the same score and the same whole
/// seconds share a rank.
package struct BoardPlace: Hashable, Sendable {
  /// The points; on the board of streaks, the number of days.
  package let score: Int
  /// The sum of the answer times in whole seconds, rounded down.
  package let seconds: Int

  package init(score: Int, seconds: Int) {
    self.score = score
    self.seconds = seconds
  }
}
