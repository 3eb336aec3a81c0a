/// A player's result on a board.
package struct BoardScore: Hashable, Sendable {
  /// The points; on the board of streaks the days.
  package let score: Int
  /// The time of all answers.
  package let elapsedMillis: Int
  /// When it was reached, in milliseconds since 1970.
  package let finishedAt: Int64
  /// The run, if the entry is a single one.
  package let run: EventID?
  /// The right answers of a daily without its encore; nil on other boards.
  package let regularRight: Int?

  /// A score.
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

  /// Whether it replaces another score of the same player. Milliseconds only break ties.
  package func isBetter(than other: BoardScore) -> Bool {
    (-score, place.seconds, finishedAt, elapsedMillis)
      < (-other.score, other.place.seconds, other.finishedAt, other.elapsedMillis)
  }
}

/// The part of a score that determines the rank: players with the same score and the same whole seconds share
/// it.
package struct BoardPlace: Hashable, Sendable {
  /// The score.
  package let score: Int
  /// Whole seconds.
  package let seconds: Int

  /// A place.
  package init(score: Int, seconds: Int) {
    self.score = score
    self.seconds = seconds
  }
}
