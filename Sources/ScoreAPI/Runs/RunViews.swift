package import GameEngine

/// A ranked round as its player sees it.
package struct RunView: Hashable, Codable, Sendable {
  /// A UUID.
  package let id: String
  /// `daily` or `run`; the other boards follow from these.
  package let board: Board
  /// The date of a daily, such as `2026-11-21`; for a run the ISO week, by UTC, that it began in.
  package let period: String
  /// The rules it is played and replayed by: `daily-1` or `run-1`.
  package let ruleset: String
  /// By the server's clock; `atMillis` of verdicts and moves counts from here.
  package let startedAt: Timestamp
  /// When it ends as it stands if it is still open: a daily with its date, a run after 24 hours.
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

/// A ranked round with all that has happened in it, from its `round` event on.
package struct RunAnswer: Hashable, Codable, Sendable {
  /// What is known of it without its questions.
  package let run: RunView
  /// At least one, from `round` to where it stands; `result` is the last once it has ended.
  package let events: [GameEvent]

  /// An answer.
  package init(run: RunView, events: [GameEvent]) {
    self.run = run
    self.events = events
  }
}

/// What follows a move.
package struct MoveAnswer: Hashable, Codable, Sendable {
  /// At least one; input that the question cannot take is answered with a `Problem` instead.
  package let events: [GameEvent]

  /// An answer.
  package init(events: [GameEvent]) { self.events = events }
}

/// The daily of a date, without its questions.
package struct DailyView: Hashable, Codable, Sendable {
  /// The one asked for; without one in the request, today's by UTC.
  package let date: CalendarDate
  /// 1 on the dealer's first date, one more each date; share lines have it.
  package let number: Int
  /// Who deals it, as share lines have it.
  package let dealer: String
  /// When its date begins anywhere: at 10:00 UTC of the day before.
  package let opensAt: Timestamp
  /// When its date has ended everywhere: at 12:00 UTC of the day after.
  package let closesAt: Timestamp
  /// How many players are on its board.
  package let players: Int
  /// The run of the player who asks.
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

  /// What is not there is told as null.
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

/// All that recomputing a run takes, and what the server made of it.
package struct ReplayView: Hashable, Codable, Sendable {
  /// Who played it, with the capitals of signup.
  package let username: String
  /// The header and all questions that were dealt, those that were not reached as well.
  package let round: Round
  /// The right answers, a key a question; no client is given it before the replay opens.
  package let key: RoundKey
  /// Every accepted move with its time.
  package let moves: [Move]
  /// How it ended.
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
