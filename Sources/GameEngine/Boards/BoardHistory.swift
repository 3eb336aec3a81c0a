/// The facts about a player that `BoardRules` needs before a run ends.
package struct BoardHistory: Hashable, Sendable {
  /// The player's entries.
  package var entries: [BoardKey: BoardScore]
  /// How many dailies in a row the player finished, up to the date before the run's.
  package var finishedBefore: Int
  /// How many dailies in a row the player finished, from the date after the run's on.
  package var finishedAfter: Int

  /// A history.
  package init(
    entries: [BoardKey: BoardScore] = [:], finishedBefore: Int = 0, finishedAfter: Int = 0
  ) {
    self.entries = entries
    self.finishedBefore = finishedBefore
    self.finishedAfter = finishedAfter
  }
}

/// An entry of a board that is new, or replaced by a better one.
package struct BoardChange: Hashable, Sendable {
  /// The board.
  package let board: BoardKey
  /// The player's entry before; nil if there was none.
  package let old: BoardScore?
  /// The player's entry now.
  package let new: BoardScore

  /// A change.
  package init(board: BoardKey, old: BoardScore?, new: BoardScore) {
    self.board = board
    self.old = old
    self.new = new
  }
}
