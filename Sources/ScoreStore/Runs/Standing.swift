/// A player's place on a board.
package struct Standing: Hashable, Sendable {
  /// 1 + the number of players with a better score and time.
  package let rank: Int
  /// The number of players on the board.
  package let players: Int

  /// A standing.
  package init(rank: Int, players: Int) {
    self.rank = rank
    self.players = players
  }
}
