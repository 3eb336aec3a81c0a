package import GameEngine

/// A fault that `ScoreStore.check` found.
package enum StoreFault: Hashable, Sendable {
  /// A player's entry on a board does not follow from the player's results.
  case entry(BoardKey, account: AccountID)
  /// The stored date by which a result counts for a streak does not follow from the result.
  case streakDate(account: AccountID)
  /// A row differs from its checksum.
  case altered(StoredRow)
  /// A part of the check ended early, because it read damaged data.
  case incomparable(StoreDamage)
  /// A finished run cannot be judged again, because its data is damaged.
  case unreadable(RunID, StoreDamage)
  /// The moves of a finished run give another result than the stored one.
  case misjudged(RunID)
  /// The ranks in memory differ from the stored entries.
  case ranks(BoardKey)
  /// A group has no members, or too many.
  case group(GroupID)
  /// A row of a table refers to a row of another table that does not exist.
  case orphan(table: String, parent: String)
  /// The database itself is damaged; its own message.
  case database(message: String)
}
