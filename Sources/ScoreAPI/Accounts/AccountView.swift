package import GameEngine

/// An account as its player sees it. What comes from the player's own journal is for their eyes
/// only.
package struct AccountView: Hashable, Codable, Sendable {
  /// As it was chosen at signup, with its capitals; 3 to 20 ASCII characters.
  package let username: String
  /// When the account was made, by the server's clock.
  package let createdAt: Timestamp
  /// When the password or a setting last changed, not when events came; at first `createdAt`.
  package let updatedAt: Timestamp
  /// Whether the ranked results may be seen on the player's page.
  package let listed: Bool
  /// The level in the player's settings, `auto` where none is chosen.
  package let level: String
  /// The streak of finished ranked dailies that is going on.
  package let rankedStreak: Int
  /// Questions played in any mode; like all that follows, as the player's journal tells.
  package let gamesCount: Int
  /// Questions of these that were answered rightly.
  package let gamesWon: Int
  /// The run of right answers that is going on, across rounds; 0 after a miss.
  package let streakCount: Int
  /// In points: 100 × the longest run of right answers ever.
  package let highScore: Int
  /// The points of all answers together.
  package let totalScore: Int
  /// Favorite words, in their order.
  package let favorites: [ItemID]
  /// Words that were seen, in their order.
  package let seen: [ItemID]

  /// A view.
  package init(
    username: String, createdAt: Timestamp, updatedAt: Timestamp, listed: Bool, level: String,
    rankedStreak: Int, gamesCount: Int, gamesWon: Int, streakCount: Int, highScore: Int,
    totalScore: Int, favorites: [ItemID], seen: [ItemID]
  ) {
    self.username = username
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.listed = listed
    self.level = level
    self.rankedStreak = rankedStreak
    self.gamesCount = gamesCount
    self.gamesWon = gamesWon
    self.streakCount = streakCount
    self.highScore = highScore
    self.totalScore = totalScore
    self.favorites = favorites
    self.seen = seen
  }
}
