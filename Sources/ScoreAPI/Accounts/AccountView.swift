package import GameEngine

/// An account as its player sees it. What comes from the player's own journal is for their eyes only.
package struct AccountView: Hashable, Codable, Sendable {
  package let username: String
  package let createdAt: Timestamp
  package let updatedAt: Timestamp
  /// Whether the ranked results may be seen on the player's page.
  package let listed: Bool
  /// The level in the player's settings, `any` where none is chosen.
  package let level: String
  /// The streak of finished ranked dailies that is going on.
  package let rankedStreak: Int
  package let gamesCount: Int
  package let gamesWon: Int
  package let streakCount: Int
  package let highScore: Int
  package let totalScore: Int
  /// Favourite words, in their order.
  package let favorites: [WordID]
  /// Words that were seen, in their order.
  package let seen: [WordID]

  /// A view.
  package init(
    username: String, createdAt: Timestamp, updatedAt: Timestamp, listed: Bool, level: String,
    rankedStreak: Int, gamesCount: Int, gamesWon: Int, streakCount: Int, highScore: Int,
    totalScore: Int, favorites: [WordID], seen: [WordID]
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
