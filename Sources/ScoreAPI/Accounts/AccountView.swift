/// An account as its player sees it. The values from the journal are visible only to the player.
package struct AccountView: Hashable, Codable, Sendable {
  /// The state of an account.
  package enum State: String, Codable, Sendable {
    /// Nothing is being removed.
    case active
    /// The server is removing the events of a deleted journal from its disk.
    case deleting
  }

  /// The name as it was chosen at signup, with its case; 3 to 20 ASCII characters.
  package let username: String
  /// When the account was created, by the server's clock.
  package let createdAt: Timestamp
  /// When the password or a setting last changed; initially `createdAt`. Events do not count.
  package let updatedAt: Timestamp
  /// Whether the player's page lists the ranked results.
  package let listed: Bool
  /// The level in the player's settings; `auto` if none was chosen.
  package let level: String
  /// The current streak of finished ranked dailies.
  package let rankedStreak: Int
  /// Questions played in any mode. This and the following values are from the player's journal.
  package let gamesCount: Int
  /// The number of these questions with right answers.
  package let gamesWon: Int
  /// The current run of right answers, across rounds; 0 after a miss.
  package let streakCount: Int
  /// In points: 100 × the longest run of right answers ever.
  package let highScore: Int
  /// The sum of the points of all answers.
  package let totalScore: Int
  /// The number of favorites; `WordPageView` has the words.
  package let favorites: Int
  /// The number of words that were seen; `WordPageView` has the words.
  package let seen: Int
  /// Whether a deleted journal is still being removed.
  package let state: State
  /// The number of events of it that are not removed yet; 0 if none is being removed.
  package let eventsLeft: Int

  /// A view.
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

/// The response to a deletion that is not complete yet: nothing of what was deleted can be read any more, but events are
/// still being removed from the server's disk.
package struct DeletionView: Hashable, Codable, Sendable {
  /// `deleting`, as in the account.
  package let state: AccountView.State
  /// The number of events that are not removed yet.
  package let eventsLeft: Int

  /// A deletion that removes events.
  package init(eventsLeft: Int) {
    state = .deleting
    self.eventsLeft = eventsLeft
  }
}
