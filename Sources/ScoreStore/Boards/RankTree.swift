package import GameEngine

/// How many players have which score and time on one board; nothing of the players themselves.
package struct RankTree: Sendable {
  /// The largest score and the most seconds that are counted; a store keeps no entry beyond.
  package static let limit = 1 << 20

  private var scores = CountTree()
  /// For each score, how many players needed how many seconds.
  private var seconds: [Int: CountTree] = [:]

  /// An empty board.
  package init() {}

  /// How many players there are.
  package var players: Int { scores.total }

  /// 1 + the number of players with a higher score, or the same score in less time.
  package func rank(of place: BoardPlace) -> Int {
    1 + scores.total - scores.count(below: place.score + 1)
      + (seconds[place.score]?.count(below: place.seconds) ?? 0)
  }

  /// Counts players at a place, or takes them off where negative.
  package mutating func add(_ players: Int, at place: BoardPlace) {
    scores.add(players, at: place.score)
    seconds[place.score, default: CountTree()].add(players, at: place.seconds)
  }
}
