package import GameEngine

/// What a player's own journal says about them, for their eyes only.
package struct AccountProfile: Hashable, Sendable {
  /// The level in the player's settings, `auto` where none is chosen.
  package var level: String
  /// Questions played.
  package var gamesCount: Int
  /// Questions answered rightly.
  package var gamesWon: Int
  /// The run of right answers that is going on.
  package var streakCount: Int
  /// 100 × the longest run of right answers.
  package var highScore: Int
  /// The sum of all points.
  package var totalScore: Int
  /// Favorite words, in their order.
  package var favorites: [ItemID]
  /// Words that were seen, in their order.
  package var seen: [ItemID]

  /// What an empty journal says.
  package static let empty = AccountProfile(
    level: "auto", gamesCount: 0, gamesWon: 0, streakCount: 0, highScore: 0, totalScore: 0,
    favorites: [], seen: [])

  /// A profile.
  package init(
    level: String, gamesCount: Int, gamesWon: Int, streakCount: Int, highScore: Int,
    totalScore: Int, favorites: [ItemID], seen: [ItemID]
  ) {
    self.level = level
    self.gamesCount = gamesCount
    self.gamesWon = gamesWon
    self.streakCount = streakCount
    self.highScore = highScore
    self.totalScore = totalScore
    self.favorites = favorites
    self.seen = seen
  }
}
