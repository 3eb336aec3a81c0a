/// A kind of leaderboard.
package enum Board: String, Codable, Sendable, CaseIterable {
  /// The daily challenge of a date.
  case daily
  /// The week's best five dailies.
  case weekly
  /// The best run.
  case run
  /// The longest streak of finished ranked dailies.
  case streak
}
