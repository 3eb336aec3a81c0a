package import GameEngine

/// A position in the order of a board: higher score, then less time in whole seconds, then the earlier
/// finish, then the lower account number. Only score and seconds determine a rank.
package struct BoardPosition: Hashable, Sendable, Comparable {
  /// The points; a higher score is a better position.
  package let score: Int
  /// The whole seconds of all answers.
  package let seconds: Int
  /// The time of the finish, in milliseconds since 1970.
  package let finishedAt: Int64
  /// The player's account; makes the order total.
  package let account: AccountID

  package init(score: Int, seconds: Int, finishedAt: Int64, account: AccountID) {
    self.score = score
    self.seconds = seconds
    self.finishedAt = finishedAt
    self.account = account
  }

  package static func < (left: BoardPosition, right: BoardPosition) -> Bool {
    (-left.score, left.seconds, left.finishedAt, left.account)
      < (-right.score, right.seconds, right.finishedAt, right.account)
  }
}

/// A player on a board, with the current rank.
package struct RankedEntry: Hashable, Sendable {
  /// The board that the rank belongs to.
  package let board: BoardKey
  /// 1 + the number of players with a better score and time.
  package let rank: Int
  /// The player's name; empty if the account was deleted.
  package let username: String
  /// The position in the board's order.
  package let position: BoardPosition
  /// The total time of all answers.
  package let elapsedMillis: Int
  /// The run, if the entry is the result of a single one.
  package let run: RunID?
  /// On boards of runs, the player's runs in the period; the entry is the best of them.
  package let attempts: Attempts?

  package init(
    board: BoardKey, rank: Int, username: String, position: BoardPosition, elapsedMillis: Int,
    run: RunID?, attempts: Attempts? = nil
  ) {
    self.board = board
    self.rank = rank
    self.username = username
    self.position = position
    self.elapsedMillis = elapsedMillis
    self.run = run
    self.attempts = attempts
  }

  /// Whether its player has deleted the account. The entry of an open daily remains until the daily closes.
  package var isOfDeletedAccount: Bool { username.isEmpty }
}

/// A page of a board.
package struct BoardPage: Hashable, Sendable {
  /// The number of players on the board.
  package let players: Int
  /// The entries of the page, best first.
  package let entries: [RankedEntry]
  /// Whether there are more entries after the last one.
  package let hasMore: Bool
  /// The number of results that the operator has removed from the board of a daily.
  package let removed: Int
  /// The right answers of all players on the board of a daily; nil on other boards.
  package let distribution: DailyDistribution?

  package init(
    players: Int, entries: [RankedEntry], hasMore: Bool, removed: Int = 0,
    distribution: DailyDistribution? = nil
  ) {
    self.distribution = distribution
    self.players = players
    self.entries = entries
    self.hasMore = hasMore
    self.removed = removed
  }
}
