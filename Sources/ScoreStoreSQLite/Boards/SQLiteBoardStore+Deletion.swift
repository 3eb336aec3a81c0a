import GRDB
import GameEngine
import ScoreStore

/// The entries of deleted accounts. Each has a negative number of its own, which says nothing about the account.
extension SQLiteBoardStore {
  /// Deletes the entries of an account, or removes its name and run from them.
  ///
  /// - Parameter instant: the time at which a daily must be open so that its entry remains; nil for none.
  /// - Returns: the changes of boards.
  static func deleteEntries(
    of account: AccountID, leavingDailiesOpenAt instant: Int64?, _ db: Database
  ) throws -> [RankBook.Change] {
    var changes: [RankBook.Change] = []
    for (board, score) in try entries("account = ?", account, db) {
      let remains = instant.map { board.isDaily && isOpen(board, at: $0) } ?? false
      if remains {
        try db.run(
          """
          UPDATE entry SET name = '', run = NULL,
            account = min((SELECT account FROM entry ORDER BY account LIMIT 1), 0) - 1
          WHERE account = ? AND kind = ? AND period = ?
          """, account, board.kind, board.periodDay)
      }
      changes.append(RankBook.Change(board: board, old: score, new: remains ? score : nil))
    }
    try db.run("DELETE FROM entry WHERE account = ?", account)
    return changes
  }

  func removeDeleted(closedBy instant: Int64) async throws(StoreError) {
    let closed = try await database.read { db in
      try SQLiteBoardStore.entries("account < ?", 0, db).filter {
        !SQLiteBoardStore.isOpen($0.board, at: instant)
      }
    }
    guard !closed.isEmpty else { return }
    try await database.writer.write { db, changes in
      for (board, score) in try SQLiteBoardStore.entries("account < ?", 0, db)
      where !SQLiteBoardStore.isOpen(board, at: instant) {
        try db.run(
          "DELETE FROM entry WHERE account < 0 AND kind = ? AND period = ?", board.kind,
          board.periodDay)
        changes.append(RankBook.Change(board: board, old: score, new: nil))
      }
    }
  }

  private static func entries(
    _ condition: String, _ account: AccountID, _ db: Database
  ) throws -> [(board: BoardKey, score: BoardScore)] {
    let rows = try db.rows(
      "SELECT kind, period, \(BoardScore.columns) FROM entry WHERE \(condition)", account)
    return try Array(
      rows.map {
        (
          board: try BoardKey(kind: $0[0], periodDay: $0[1]), score: try BoardScore($0, from: 2)
        )
      })
  }

  /// Whether a board can still be played for, or could not yet.
  private static func isOpen(_ board: BoardKey, at instant: Int64) -> Bool {
    board.window.map { instant < $0.upperBound } ?? true
  }
}
