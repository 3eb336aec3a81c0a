package import GameEngine

/// A ranked round as its player sees it.
package struct RunView: Hashable, Codable, Sendable {
  /// A UUID.
  package let id: String
  package let board: Board
  package let period: String
  package let ruleset: String
  package let startedAt: Timestamp
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
  package let run: RunView
  package let events: [GameEvent]

  /// An answer.
  package init(run: RunView, events: [GameEvent]) {
    self.run = run
    self.events = events
  }
}

/// What follows a move.
package struct MoveAnswer: Hashable, Codable, Sendable {
  package let events: [GameEvent]

  /// An answer.
  package init(events: [GameEvent]) { self.events = events }
}

/// The daily of a date, without its questions.
package struct DailyView: Hashable, Codable, Sendable {
  package let date: CalendarDate
  package let number: Int
  /// Who deals it, as share lines have it.
  package let dealer: String
  package let opensAt: Timestamp
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
  package let username: String
  package let round: Round
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
