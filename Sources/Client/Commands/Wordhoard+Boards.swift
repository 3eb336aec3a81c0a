import GameEngine
import Journal
import ScoreAPI

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
    guard (1...100).contains(wish.limit) else {
      throw ClientError(
        "limit_out_of_range", "a leaderboard shows 1 to 100 entries, not \(wish.limit)",
        exit: .usage)
    }
    let key = try boardKey(wish)
    let view =
      if wish.isAroundMe {
        try await signedInClient().board(key, limit: wish.limit, aroundMe: true)
      } else {
        try await askPublicly { client throws(ServerFailure) in
          try await client.board(key, limit: wish.limit, aroundMe: false)
        }
      }
    let progress = try journal.progress()
    try print(view) {
      let table = BoardTable(view, style: style(progress), width: width)
      return Settings(progress).spoken ? table.sentences : table.columns
    }
  }

  private func boardKey(_ wish: BoardWish) throws(ClientError) -> BoardKey {
    guard let board = Board(rawValue: wish.board) else {
      let known = Board.allCases.map(\.rawValue).joined(separator: ", ")
      throw ClientError(
        "unknown_board", "\(wish.board) is no board; known are \(known)", exit: .usage)
    }
    let today = host.now().localDate
    // Runs belong to a week of UTC, wherever they are played.
    let utcDate = Moment(instant: host.now().instant, offset: 0).localDate
    let (usual, examples): (BoardKey, String) =
      switch board {
      case .daily: (.daily(today), "a date such as \(today)")
      case .weekly: (.weekly(ISOWeek(of: today)), "a week such as \(ISOWeek(of: today))")
      case .run: (.run(ISOWeek(of: utcDate)), "a week such as \(ISOWeek(of: utcDate)), or all")
      case .streak: (.streak, "all")
      }
    guard let period = wish.period else { return usual }
    guard let key = BoardKey(board: wish.board, period: period) else {
      throw ClientError(
        "period_malformed", "\(period) is no period of \(wish.board); give \(examples)",
        exit: .usage)
    }
    return key
  }
}
