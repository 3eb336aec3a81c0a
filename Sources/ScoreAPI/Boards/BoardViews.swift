package import GameEngine

/// A page of a leaderboard.
package struct BoardView: Hashable, Codable, Sendable {
  /// The kind of board: the first parameter of `/v1/boards/{board}/{period}`.
  package let board: Board
  /// The second parameter: a date for `daily`, an ISO week for `weekly`, a week or `all` for `run`,
  /// `all` for `streak`.
  package let period: String
  /// The course of the board.
  package let course: CourseID
  /// The number of players on the whole board.
  package let players: Int
  /// The entries of the page, best first, at most 100. Of entries with equal score and time, the
  /// one that was reached first comes first.
  package let entries: [BoardEntry]
  /// The entry of the player who sent the request; nil without a token, and if the player is not on
  /// the board.
  package let me: BoardEntry?
  /// The cursor of the next page; nil on the last page.
  package let next: String?
  /// The number of results that the operator has removed from the board; nil if there are none.
  package let removed: Int?
  /// How many players had 0, 1 … 10 right answers in a daily without its encore; nil on other
  /// boards and on boards of groups.
  package let distribution: DailyDistribution?

  package init(
    board: Board, period: String, course: CourseID = .english, players: Int, entries: [BoardEntry],
    me: BoardEntry?,
    next: String?, removed: Int? = nil, distribution: DailyDistribution? = nil
  ) {
    self.distribution = distribution
    self.board = board
    self.period = period
    self.course = course
    self.players = players
    self.entries = entries
    self.me = me
    self.next = next
    self.removed = removed
  }
}

/// An entry of a board, for one player.
package struct BoardEntry: Hashable, Codable, Sendable {
  /// 1 + the number of players with a better score and time.
  package let rank: Int
  /// The name as chosen at signup, with its case; `deleted player` if `deleted`.
  package let username: String
  /// The score in points, 0 or more; on `streak`, the number of dates.
  package let score: Int
  /// The sum of the answer times in milliseconds. The rank depends only on whole seconds.
  package let elapsedMillis: Int
  /// When the run ended; for `weekly`, the last run that counts; for `streak`, when the streak
  /// reached its length.
  package let finishedAt: Timestamp
  /// The ID of the run; nil if the entry combines several runs, or if its account was deleted.
  package let run: String?
  /// On `run`, the number of the player's runs in the period, of which this is the best; nil on
  /// other boards.
  package let attempts: Int?
  /// How many of `attempts` ended before the first miss, because the player gave up or the time ran
  /// out.
  package let givenUp: Int?
  /// True if the account was deleted; nil if not. The entry stays on the board until the daily
  /// closes, without name and run.
  package let deleted: Bool?

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

  /// Encodes a missing `run` as null.
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

/// A player as everyone can see them, without any value from the journal.
package struct PlayerView: Hashable, Codable, Sendable {
  /// A ranked result on a player's page.
  package struct Result: Hashable, Codable, Sendable {
    /// `daily` or `run`. Weekly sums and streaks are not listed.
    package let board: Board
    /// The date of a daily; for `run` an ISO week, such as `2026-W47`, or `all`.
    package let period: String
    /// The course of the board.
    package let course: CourseID
    /// The entry, with its current rank.
    package let entry: BoardEntry

    package init(board: Board, period: String, course: CourseID = .english, entry: BoardEntry) {
      self.course = course
      self.board = board
      self.period = period
      self.entry = entry
    }
  }

  /// The name as chosen at signup; the request may use another case.
  package let username: String
  /// When the account was created, by the server's clock.
  package let createdAt: Timestamp
  /// The latest results, newest first; empty if the player does not list them.
  package let results: [Result]

  package init(username: String, createdAt: Timestamp, results: [Result]) {
    self.username = username
    self.createdAt = createdAt
    self.results = results
  }
}
