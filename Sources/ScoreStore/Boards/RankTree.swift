package import GameEngine

/// The number of players per score and time on one board, and on a daily's board per right answers.
/// Players are not stored.
package struct RankTree: Sendable {
  /// Scores and seconds must be below this limit; a store rejects other entries.
  package static let limit = 1 << 20

  private var scores = CountTree()
  /// For each score, the number of players per time in seconds.
  private var seconds: [Int: CountTree] = [:]
  /// The players by right answers; empty except on a daily's board.
  private var distribution = DailyDistribution()

  package init() {}

  /// The number of players on the board.
  package var players: Int { scores.total }

  /// 1 + the number of players with a higher score, or the same score in less time.
  package func rank(of place: BoardPlace) -> Int {
    1 + scores.total - scores.count(below: place.score + 1)
      + (seconds[place.score]?.count(below: place.seconds) ?? 0)
  }

  /// Adds players at a place, or removes them if the number is negative.
  package mutating func add(_ players: Int, at place: BoardPlace) {
    scores.add(players, at: place.score)
    seconds[place.score, default: CountTree()].add(players, at: place.seconds)
  }

  /// Adds players with a number of right answers in a daily, or removes them if `players` is negative.
  package mutating func add(_ players: Int, right: Int) { distribution.add(players, right: right) }

  /// Applies the change of a player's entry on this board.
  package mutating func apply(_ change: RankBook.Change) {
    if let old = change.old { add(-1, of: old) }
    if let new = change.new { add(1, of: new) }
  }

  /// Adds an entry, or removes it if `players` is -1.
  private mutating func add(_ players: Int, of score: BoardScore) {
    add(players, at: score.place)
    if let right = score.regularRight { add(players, right: right) }
  }

  /// The players by right answers; nil except on a daily's board.
  package func distribution(on board: BoardKey) -> DailyDistribution? {
    board.isDaily ? distribution : nil
  }
}
