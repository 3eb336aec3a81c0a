/// A kind of leaderboard. The raw value is part of `BoardKey`.
package enum Board: String, Codable, Sendable, CaseIterable {
  /// The daily of a date.
  case daily
  /// The sum of a player's best five dailies of a week.
  case weekly
  /// The best run of a week, or of all time.
  case run
  /// The longest streak of finished ranked dailies.
  case streak
  /// The harder daily of a date.
  case hard
}
