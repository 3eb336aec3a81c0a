/// An account as its player sees it. Other players cannot see the values from the journal.
package struct AccountView: Hashable, Codable, Sendable {
  /// Whether the server is removing data of the account.
  package enum State: String, Codable, Sendable {
    /// No data is being removed.
    case active
    /// The server is removing the events of a deleted journal from its disk.
    case deleting
  }

  /// The name as chosen at signup, with its case; 3 to 20 ASCII characters.
  package let username: String
  /// When the account was created, by the server's clock.
  package let createdAt: Timestamp
  /// When the password or a setting last changed, initially `createdAt`. Events in the journal do
  /// not count.
  package let updatedAt: Timestamp
  /// Whether the player's page lists the ranked results.
  package let listed: Bool
  /// The level in the player's settings; `auto` if none was chosen.
  package let level: String
  /// The number of ranked dailies in a row that the player finished, up to today or yesterday.
  package let rankedStreak: Int
  /// Questions played in any mode. This value and the following ones are from the player's journal.
  package let gamesCount: Int
  /// How many of these questions were answered correctly.
  package let gamesWon: Int
  /// The current run of right answers, across rounds; 0 after a miss.
  package let streakCount: Int
  /// 100 × the longest run of right answers ever.
  package let highScore: Int
  /// The sum of the points of all answers.
  package let totalScore: Int
  /// The number of favorites; `WordPageView` lists them.
  package let favorites: Int
  /// The number of words that were seen; `WordPageView` lists them.
  package let seen: Int
  /// Whether a deleted journal is still being removed.
  package let state: State
  /// The number of events of the deleted journal that are not removed yet; 0 if none is being removed.
  package let eventsLeft: Int

  package init(
    username: String, createdAt: Timestamp, updatedAt: Timestamp, listed: Bool, level: String,
    rankedStreak: Int, gamesCount: Int, gamesWon: Int, streakCount: Int, highScore: Int,
    totalScore: Int, favorites: Int, seen: Int, state: State = .active, eventsLeft: Int = 0
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
    self.state = state
    self.eventsLeft = eventsLeft
  }
}

/// The response to a deletion that is not complete yet. The deleted data can no longer be read, but
/// events are still being removed from the server's disk.
package struct DeletionView: Hashable, Codable, Sendable {
  /// Always `deleting`.
  package let state: AccountView.State
  /// The number of events that are not removed yet.
  package let eventsLeft: Int

  /// Creates the response for a deletion with remaining events.
  package init(eventsLeft: Int) {
    state = .deleting
    self.eventsLeft = eventsLeft
  }
}
