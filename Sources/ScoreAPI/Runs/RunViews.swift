package import GameEngine

/// A ranked round as its player sees it.
package struct RunView: Hashable, Codable, Sendable {
  /// A UUID.
  package let id: String
  /// `daily` or `run`; the other boards follow from them.
  package let board: Board
  /// The date of a daily, such as `2026-11-21`; for a run the ISO week in which it began, in UTC.
  package let period: String
  /// The ruleset of the round: `daily-1` or `run-1`.
  package let ruleset: String
  /// By the server's clock; `atMillis` of verdicts and moves is relative to it.
  package let startedAt: Timestamp
  /// When the server closes it if it is still open: a daily with its date, a run after 24 hours.
  package let closesAt: Timestamp
  /// The number of the next move.
  package let nextMove: Int

  /// A view.
  package init(
    id: String, board: Board, period: String, ruleset: String, startedAt: Timestamp,
    closesAt: Timestamp, nextMove: Int
  ) {
    self.id = id
    self.board = board
    self.period = period
    self.ruleset = ruleset
    self.startedAt = startedAt
    self.closesAt = closesAt
    self.nextMove = nextMove
  }
}

/// A ranked round with all its events, beginning with `round`.
package struct RunAnswer: Hashable, Codable, Sendable {
  /// The round without its questions.
  package let run: RunView
  /// At least one event, from `round` to the current state; a finished round ends with `result`.
  package let events: [GameEvent]

  /// A response.
  package init(run: RunView, events: [GameEvent]) {
    self.run = run
    self.events = events
  }
}

/// The response to a move.
package struct MoveAnswer: Hashable, Codable, Sendable {
  /// At least one event; for invalid input the response is a `Problem` instead.
  package let events: [GameEvent]

  /// A response.
  package init(events: [GameEvent]) { self.events = events }
}

/// The daily of a date, without its questions.
package struct DailyView: Hashable, Codable, Sendable {
  /// The requested date; by default today's in UTC.
  package let date: CalendarDate
  /// 1 on the dealer's first date, one more on each later date; share lines contain it.
  package let number: Int
  /// The name of the dealer, as in share lines.
  package let dealer: String
  /// When its date begins in the first time zone: at 10:00 UTC of the day before.
  package let opensAt: Timestamp
  /// When its date has ended in all time zones: at 12:00 UTC of the day after.
  package let closesAt: Timestamp
  /// The number of players on its board.
  package let players: Int
  /// The run of the player who sent the request.
  package let run: RunView?

  /// A view.
  package init(
    date: CalendarDate, number: Int, dealer: String, opensAt: Timestamp, closesAt: Timestamp,
    players: Int, run: RunView?
  ) {
    self.date = date
    self.number = number
    self.dealer = dealer
    self.opensAt = opensAt
    self.closesAt = closesAt
    self.players = players
    self.run = run
  }

  /// Missing values are written as null.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(date, forKey: .date)
    try container.encode(number, forKey: .number)
    try container.encode(dealer, forKey: .dealer)
    try container.encode(opensAt, forKey: .opensAt)
    try container.encode(closesAt, forKey: .closesAt)
    try container.encode(players, forKey: .players)
    try container.encode(run, forKey: .run)
  }
}

/// The data for judging a run again, and the server's result.
package struct ReplayView: Hashable, Codable, Sendable {
  /// The player's name, with its case at signup.
  package let username: String
  /// The header and all questions that were dealt, including those that were not reached.
  package let round: Round
  /// The right answers, one key per question; no client receives it before the replay is available.
  package let key: RoundKey
  /// Every accepted move with its time.
  package let moves: [Move]
  /// The result.
  package let result: ResultEvent

  /// A replay.
  package init(username: String, round: Round, key: RoundKey, moves: [Move], result: ResultEvent) {
    self.username = username
    self.round = round
    self.key = key
    self.moves = moves
    self.result = result
  }
}
