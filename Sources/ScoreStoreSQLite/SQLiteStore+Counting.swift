import GRDB
import GameEngine
import ScoreStore
import Synchronization

/// Rank trees are counted from the table when they are first needed.
extension SQLiteStore {
  /// Reads a board's tree, counting it first where it is not there.
  func withTree<Value: Sendable>(
    of board: BoardKey, _ body: (borrowing RankTree) -> Value
  ) async throws(StoreError) -> Value {
    while true {
      if let value = book.read(board, body) { return value }
      try await count(board)
    }
  }

  /// Makes sure that a board's tree is there, or just was.
  func counted(_ board: BoardKey) async throws(StoreError) {
    _ = try await withTree(of: board) { _ in }
  }

  /// Counts a board; those who ask for the same meanwhile wait for the one count.
  private func count(_ board: BoardKey) async throws(StoreError) {
    let task = countings.withLock { countings in
      if let running = countings[board] { return running }
      let task = Task {
        defer { self.countings.withLock { $0[board] = nil } }
        try await self.countAnew(board)
      }
      countings[board] = task
      return task
    }
    do {
      try await task.value
    } catch {
      throw StoreError(sqlite: error)
    }
  }

  private func countAnew(_ board: BoardKey) async throws {
    // Beside the writer, so that nobody has to wait for an old board of many players.
    if let version = book.versionForCounting(board) {
      let tree = try await database.read { try SQLiteStore.tree(of: board, $0) }
      if book.install(tree, for: board, version: version) { return }
    }
    // The board is being changed: between two transactions it is not.
    try await writer.exclusively { [book] db in
      guard let version = book.versionForCounting(board) else { return }
      _ = book.install(try SQLiteStore.tree(of: board, db), for: board, version: version)
    }
  }

  /// A tree from the table.
  static func tree(of board: BoardKey, _ db: Database) throws -> RankTree {
    var tree = RankTree()
    try eachPlace(on: board, db) { place, players in tree.add(players, at: place) }
    return tree
  }

  /// The places that are taken on a board, best first, with the number of players at each.
  static func eachPlace(
    on board: BoardKey, _ db: Database, _ body: (BoardPlace, Int) -> Void
  ) throws {
    let rows = try db.rows(
      """
      SELECT -minusScore, seconds, count(*) FROM entry WHERE kind = ? AND period = ?
      GROUP BY minusScore, seconds ORDER BY minusScore, seconds
      """, board.kind.rawValue, board.periodDay)
    while let row = try rows.next() { body(BoardPlace(score: row[0], seconds: row[1]), row[2]) }
  }
}
