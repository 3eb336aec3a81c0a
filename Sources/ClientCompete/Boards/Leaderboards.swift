package import ClientCore
package import GameEngine
import Messages
package import ScoreAPI

/// The leaderboards of the score server, and the players on them.
package struct Leaderboards: Sendable {
  private let server: ServerAccess
  private let sources: ItemSources
  private let store: PlayerStore
  private let host: Host

  /// - Parameters:
  ///   - server: the access to the score server.
  ///   - sources: provides the courses.
  ///   - host: the clock.
  package init(
    server: ServerAccess, sources: ItemSources, store: PlayerStore, host: Host
  ) {
    self.store = store
    self.server = server
    self.sources = sources
    self.host = host
  }

  /// A page of a leaderboard. If the session has ended, adds a remark and returns the public page.
  ///
  /// - Throws: `ClientError`, `ServerFailure`.
  package func board(_ request: BoardRequest) async throws -> BoardView {
    guard (1...100).contains(request.limit) else {
      throw ClientError(
        .limitOutOfRange,
        "a leaderboard shows 1 to 100 entries, not \(request.limit)",
        exit: .usage)
    }
    return try await board(
      try boardKey(request), of: request.group, limit: request.limit,
      isAroundMe: request.isAroundMe)
  }

  /// A page of a leaderboard.
  ///
  /// - Parameters:
  ///   - group: the group whose members are listed; nil for all players.
  ///   - limit: the maximum number of entries, 1 to 100.
  ///   - isAroundMe: whether to return the part around the player.
  /// - Throws: `ClientError`, `ServerFailure`.
  package func board(
    _ key: BoardKey, of group: GroupView?, limit: Int, isAroundMe: Bool
  ) async throws -> BoardView {
    if isAroundMe || group != nil {
      return try await server.signedInClient().boards.board(
        key, of: group?.id, limit: limit, aroundMe: isAroundMe)
    }
    return try await server.askPublicly { client throws(ServerFailure) in
      try await client.boards.board(key, limit: limit, aroundMe: false)
    }
  }

  /// The public page of a player.
  ///
  /// - Throws: `ClientError`, `ServerFailure`.
  package func player(_ username: String) async throws -> PlayerCard {
    let view = try await server.askPublicly { client throws(ServerFailure) in
      try await client.boards.player(username)
    }
    return PlayerCard(view: view, joined: server.day(of: view.createdAt))
  }

  /// The course of the settings.
  ///
  /// - Throws: `ClientError`.
  func course() throws -> CourseID { try sources.course(nil, in: try store.settings()) }

  private func boardKey(_ request: BoardRequest) throws -> BoardKey {
    guard let board = Board(rawValue: request.board) ?? Board(tab: request.board) else {
      let known = Board.allCases.map(\.rawValue).joined(separator: ", ")
      throw ClientError(
        .unknownBoard,
        "unknown board \"\(request.board)\"",
        remedy: "choose one of \(known)",
        exit: .usage)
    }
    // The server may play courses that are not installed here.
    let named = request.course.flatMap { CourseID($0.lowercased()) }
    let course = try named ?? sources.course(request.course, in: store.settings())
    let usual = BoardKey.current(board, of: course, at: host.now())
    guard let period = request.period else { return usual }
    guard let key = BoardKey(board: board.rawValue, period: period, of: course) else {
      throw ClientError(
        .periodMalformed,
        "\"\(period)\" is not a period of \(board.rawValue)",
        remedy: usual.periodsRemedy,
        exit: .usage)
    }
    return key
  }
}

extension Board {
  /// The board whose tab on the leaderboard screen has this English name: `runs` for `run`.
  fileprivate init?(tab name: String) {
    guard name.hasSuffix("s") else { return nil }
    self.init(rawValue: String(name.dropLast()))
  }
}

extension BoardKey {
  /// The remedy for a malformed period, with a valid one as the example.
  fileprivate var periodsRemedy: Phrase {
    switch board {
    case .daily, .hard: Phrase("give a date such as \(period)")
    case .weekly: Phrase("give a week such as \(period)")
    case .run: Phrase("give a week such as \(period), or all")
    case .streak: Phrase("give all", context: "the period of a board")
    }
  }
}
