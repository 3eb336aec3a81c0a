import Client
import GameEngine
import Journal
import ScoreAPI
import Messages

extension Wordhoard {
  /// Which part of which leaderboard to show.
  package struct BoardWish: Sendable {
    /// The board: `daily`, `weekly`, `run` or `streak`.
    package var board = Board.daily.rawValue
    /// The period as it is written; nil for the one that is going on.
    package var period: String?
    /// Whether to show the part where the player stands.
    package var isAroundMe = false
    /// At most so many entries, 1 to 100.
    package var limit = 20

    /// The top of today's daily.
    package init() {}
  }

  /// Prints a leaderboard.
  ///
  /// - Throws: `ClientError`.
  package func leaderboard(_ wish: BoardWish) async throws {
    let view = try await boardView(wish)
    let progress = try journal.progress()
    try print(view) {
      let table = BoardTable(
        view, style: style(progress), width: width, messages: host.messages)
      return Settings(progress).spoken ? table.sentences : table.columns
    }
  }

  // MARK: - Without printing

  /// A page of a leaderboard. Somebody whose session has ended is told so, and shown what everybody
  /// sees.
  ///
  /// - Throws: `ClientError`, `ServerFailure`.
  func boardView(_ wish: BoardWish) async throws -> BoardView {
    guard (1...100).contains(wish.limit) else {
      throw ClientError(
        "limit_out_of_range", "a leaderboard shows 1 to 100 entries, not \(wish.limit)",
        exit: .usage)
    }
    return try await boardView(
      try boardKey(wish), limit: wish.limit, isAroundMe: wish.isAroundMe)
  }

  /// A page of a leaderboard.
  ///
  /// - Parameters:
  ///   - limit: at most so many entries, 1 to 100.
  ///   - isAroundMe: whether to tell the part where the player stands.
  /// - Throws: `ClientError`, `ServerFailure`.
  func boardView(_ key: BoardKey, limit: Int, isAroundMe: Bool) async throws -> BoardView {
    if isAroundMe {
      return try await signedInClient().board(key, limit: limit, aroundMe: true)
    }
    return try await askPublicly { client throws(ServerFailure) in
      try await client.board(key, limit: limit, aroundMe: false)
    }
  }

  /// A player as everybody sees them.
  ///
  /// - Throws: `ClientError`, `ServerFailure`.
  func playerCard(_ username: String) async throws -> PlayerCard {
    let view = try await askPublicly { client throws(ServerFailure) in
      try await client.player(username)
    }
    return PlayerCard(view: view, joined: day(of: view.createdAt))
  }

  private func boardKey(_ wish: BoardWish) throws(ClientError) -> BoardKey {
    guard let board = Board(rawValue: wish.board) else {
      let known = Board.allCases.map(\.rawValue).joined(separator: ", ")
      throw ClientError(
        "unknown_board", "\(wish.board) is no board; known are \(known)", exit: .usage)
    }
    let usual = BoardKey.current(board, at: host.now())
    guard let period = wish.period else { return usual }
    guard let key = BoardKey(board: wish.board, period: period) else {
      throw ClientError(
        "period_malformed",
        "\(period) is no period of \(wish.board); give \(usual.periodsTold)",
        exit: .usage)
    }
    return key
  }
}

extension BoardKey {
  /// Periods that a board can have, in words.
  fileprivate var periodsTold: String {
    switch self {
    case .daily: "a date such as \(period)"
    case .weekly: "a week such as \(period)"
    case .run: "a week such as \(period), or all"
    case .streak: "all"
    }
  }
}
