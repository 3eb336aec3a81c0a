package import GameEngine

/// A ranked round as its player sees it.
package struct RunView: Hashable, Codable, Sendable {
  /// The ID of the run, a UUID.
  package let id: String
  /// `daily` or `run`; other boards are computed from these.
  package let board: Board
  /// The date of a daily, such as `2026-11-21`; for a run, the ISO week in UTC in which it began.
  package let period: String
  /// The course of its words.
  package let course: CourseID
  /// The ID of the ruleset, such as `daily-1` or `run-1`.
  package let ruleset: String
  /// When the round began, by the server's clock. `atMillis` of verdicts and moves is relative to it.
  package let startedAt: Timestamp
  /// When the server closes it if it is still open: a daily with its date, a run after 24 hours.
  package let closesAt: Timestamp
  /// The number of the next move, from 1.
  package let nextMove: Int

  package init(
    id: String, board: Board, period: String, course: CourseID = .english, ruleset: String,
    startedAt: Timestamp,
    closesAt: Timestamp, nextMove: Int
  ) {
    self.id = id
    self.board = board
    self.period = period
    self.course = course
    self.ruleset = ruleset
    self.startedAt = startedAt
    self.closesAt = closesAt
    self.nextMove = nextMove
  }
}

/// A ranked round with all its events, starting with `round`.
package struct RunAnswer: Hashable, Codable, Sendable {
  /// The round, without its questions.
  package let run: RunView
  /// At least one event, from `round` to the current state. The last event of a finished round is
  /// `result`.
  package let events: [GameEvent]

  package init(run: RunView, events: [GameEvent]) {
    self.run = run
    self.events = events
  }
}

/// The response to a move.
package struct MoveAnswer: Hashable, Codable, Sendable {
  /// At least one event. For invalid input, the response is a `Problem` instead.
  package let events: [GameEvent]

  package init(events: [GameEvent]) { self.events = events }
}

/// The daily of a date, without its questions.
package struct DailyView: Hashable, Codable, Sendable {
  /// The requested date; today's date in UTC by default.
  package let date: CalendarDate
  /// The number of the daily: 1 on the dealer's first date. Share lines contain it.
  package let number: Int
  /// The name of the dealer, for share lines.
  package let dealer: String
  /// The course of its words.
  package let course: CourseID
  /// When the date begins in the first time zone: 10:00 UTC on the previous day.
  package let opensAt: Timestamp
  /// When the date has ended in all time zones: 12:00 UTC on the next day.
  package let closesAt: Timestamp
  /// The number of players on its board.
  package let players: Int
  /// The run of the player who sent the request; nil without a token, and if the player has not
  /// begun it.
  package let run: RunView?

  package init(
    date: CalendarDate, number: Int, dealer: String, course: CourseID = .english,
    opensAt: Timestamp,
    closesAt: Timestamp, players: Int, run: RunView?
  ) {
    self.date = date
    self.number = number
    self.dealer = dealer
    self.course = course
    self.opensAt = opensAt
    self.closesAt = closesAt
    self.players = players
    self.run = run
  }

  /// Encodes missing values as null.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(date, forKey: .date)
    try container.encode(number, forKey: .number)
    try container.encode(dealer, forKey: .dealer)
    try container.encode(course, forKey: .course)
    try container.encode(opensAt, forKey: .opensAt)
    try container.encode(closesAt, forKey: .closesAt)
    try container.encode(players, forKey: .players)
    try container.encode(run, forKey: .run)
  }
}

/// The data for judging a run again, with the server's result for comparison.
package struct ReplayView: Hashable, Codable, Sendable {
  /// The player's name, with its case at signup.
  package let username: String
  /// The header, and all questions that were dealt, including those that the player did not reach.
  package let round: Round
  /// The right answers, one key per question. Clients receive it only with an available replay.
  package let key: RoundKey
  /// All accepted moves with their times, in order.
  package let moves: [Move]
  /// The result that the server computed.
  package let result: ResultEvent

  package init(username: String, round: Round, key: RoundKey, moves: [Move], result: ResultEvent) {
    self.username = username
    self.round = round
    self.key = key
    self.moves = moves
    self.result = result
  }
}
