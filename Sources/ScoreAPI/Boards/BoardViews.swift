package import GameEngine

/// A page of a leaderboard.
package struct BoardView: Hashable, Codable, Sendable {
  /// The board; the first part of its address, `/v1/boards/{board}/{period}`.
  package let board: Board
  /// A date for `daily`, an ISO week for `weekly`, a week or `all` for `run`, `all` for `streak`.
  package let period: String
  /// The number of players on it.
  package let players: Int
  /// Best first, at most 100; with equal score and time, the earlier finish first.
  package let entries: [BoardEntry]
  /// The entry of the player who sent the request; nil if they are not on the board.
  package let me: BoardEntry?
  /// The cursor of the next page; nil on the last page.
  package let next: String?
  /// The number of results that the operator has removed from it; nil if there are none.
  package let removed: Int?
  /// How many players had 0, 1 … 10 right answers in a daily, without its encore; nil on other boards and on those of
  /// groups.
  package let distribution: DailyDistribution?

  /// A page.
  package init(
    board: Board, period: String, players: Int, entries: [BoardEntry], me: BoardEntry?,
    next: String?, removed: Int? = nil, distribution: DailyDistribution? = nil
  ) {
    self.distribution = distribution
    self.board = board
    self.period = period
    self.players = players
    self.entries = entries
    self.me = me
    self.next = next
    self.removed = removed
  }
}

/// One player on a board.
package struct BoardEntry: Hashable, Codable, Sendable {
  /// 1 + the number of players with a better score and time.
  package let rank: Int
  /// The name as it was chosen at signup, with its case; `deleted player` if `deleted`.
  package let username: String
  /// 0 or more, in points; on `streak` the number of dates.
  package let score: Int
  /// The time of all answers; only whole seconds count.
  package let elapsedMillis: Int
  /// When the run ended; for `weekly` the last one that counts, for `streak` when it reached its length.
  package let finishedAt: Timestamp
  /// The run, if the entry is a single one.
  package let run: String?
  /// On `run`, the number of the player's runs in the period, of which this one is the best; nil elsewhere.
  package let attempts: Int?
  /// How many of `attempts` ended before the first miss, because the player gave up or their time was over.
  package let givenUp: Int?
  /// True if the account was deleted. The entry remains, without its name and run, until the daily closes.
  package let deleted: Bool?

  /// An entry.
  package init(
    rank: Int, username: String, score: Int, elapsedMillis: Int, finishedAt: Timestamp,
    run: String?, attempts: Int? = nil, givenUp: Int? = nil, deleted: Bool? = nil
  ) {
    self.rank = rank
    self.username = username
    self.score = score
    self.elapsedMillis = elapsedMillis
    self.finishedAt = finishedAt
    self.run = run
    self.attempts = attempts
    self.givenUp = givenUp
    self.deleted = deleted
  }

  /// A missing `run` is written as null.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rank, forKey: .rank)
    try container.encode(username, forKey: .username)
    try container.encode(score, forKey: .score)
    try container.encode(elapsedMillis, forKey: .elapsedMillis)
    try container.encode(finishedAt, forKey: .finishedAt)
    try container.encode(run, forKey: .run)
    try container.encodeIfPresent(attempts, forKey: .attempts)
    try container.encodeIfPresent(givenUp, forKey: .givenUp)
    try container.encodeIfPresent(deleted, forKey: .deleted)
  }
}

/// A player as everyone can see them; contains nothing from the journal.
package struct PlayerView: Hashable, Codable, Sendable {
  /// One ranked result.
  package struct Result: Hashable, Codable, Sendable {
    /// `daily` or `run`; weekly sums and streaks are not results.
    package let board: Board
    /// The date of a daily; for `run` an ISO week, such as `2026-W47`, or `all`.
    package let period: String
    /// The entry, with its current rank.
    package let entry: BoardEntry

    /// A result.
    package init(board: Board, period: String, entry: BoardEntry) {
      self.board = board
      self.period = period
      self.entry = entry
    }
  }

  /// The name as it was chosen at signup, whatever its case in the request.
  package let username: String
  /// When the account was created, by the server's clock.
  package let createdAt: Timestamp
  /// The latest results, the newest first; empty if the player does not list them.
  package let results: [Result]

  /// A view.
  package init(username: String, createdAt: Timestamp, results: [Result]) {
    self.username = username
    self.createdAt = createdAt
    self.results = results
  }
}
