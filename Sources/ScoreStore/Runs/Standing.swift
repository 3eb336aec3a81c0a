package import GameEngine

/// A player's place on a board.
package struct Standing: Hashable, Sendable {
  /// 1 + the number of players with a better score and time.
  package let rank: Int
  /// The number of players on the board.
  package let players: Int
  /// Their right answers on the board of a daily; nil on other boards.
  package let distribution: DailyDistribution?

  package init(rank: Int, players: Int, distribution: DailyDistribution? = nil) {
    self.distribution = distribution
    self.rank = rank
    self.players = players
  }
}
