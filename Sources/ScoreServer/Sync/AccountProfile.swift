package import GameEngine

/// The private statistics of a player, which follow from the player's journal.
package struct AccountProfile: Hashable, Sendable {
  /// The level in the player's settings; `auto` if none is set.
  package var level: String
  /// The number of questions played.
  package var gamesCount: Int
  /// The number of right answers.
  package var gamesWon: Int
  /// The current number of right answers in a row.
  package var streakCount: Int
  /// 100 × the largest number of right answers in a row.
  package var highScore: Int
  /// The sum of all points.
  package var totalScore: Int
  /// The favorite words, sorted.
  package var favorites: [ItemID]
  /// The words that were seen, sorted.
  package var seen: [ItemID]

  /// The profile of an empty journal.
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
