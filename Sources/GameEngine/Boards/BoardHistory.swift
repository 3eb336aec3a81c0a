/// The facts about a player that `BoardRules` needs to rate a run.
package struct BoardHistory: Hashable, Sendable {
  /// The player's earlier entries, at least those from `BoardRules.entriesNeeded`.
  package var entries: [BoardKey: BoardScore]
  /// The number of consecutive dailies that the player finished, up to the date before the run's.
  package var finishedBefore: Int
  /// The number of consecutive dailies that the player finished, from the date after the run's.
  package var finishedAfter: Int

  package init(
    entries: [BoardKey: BoardScore] = [:], finishedBefore: Int = 0, finishedAfter: Int = 0
  ) {
    self.entries = entries
    self.finishedBefore = finishedBefore
    self.finishedAfter = finishedAfter
  }
}

/// A board entry that is new or replaces a worse one.
package struct BoardChange: Hashable, Sendable {
  /// The board that changes.
  package let board: BoardKey
  /// The player's previous entry; nil if there was none.
  package let old: BoardScore?
  /// The player's new entry.
  package let new: BoardScore
}
