package import GameEngine

/// Something that `ScoreStore.check` found wrong.
package enum StoreFault: Hashable, Sendable {
  /// A player's entry on a board does not follow from the player's results.
  case entry(BoardKey, account: AccountID)
  /// The stored date by which a result counts for a streak does not follow from the result.
  case streakDate(account: AccountID)
  /// The ranks in memory differ from the stored entries.
  case ranks(BoardKey)
  /// The database itself is damaged; in its own words.
  case database(message: String)
}
