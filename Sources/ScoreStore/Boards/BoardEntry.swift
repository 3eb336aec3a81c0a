/// What a player has on a board.
struct BoardEntry: Hashable, Sendable {
  let score: Int
  let elapsedMillis: Int
  let finishedAt: Int64
  /// The run, where the entry is a single one.
  let run: RunID?

  var place: BoardPlace { BoardPlace(score: score, seconds: elapsedMillis / 1000) }

  /// Whether it stands before another of the same player; time within a second only makes the order
  /// total.
  func isBetter(than other: BoardEntry) -> Bool {
    (-score, place.seconds, finishedAt, elapsedMillis)
      < (-other.score, other.place.seconds, other.finishedAt, other.elapsedMillis)
  }
}

/// What makes a rank.
struct BoardPlace: Hashable, Sendable {
  let score: Int
  let seconds: Int
}
