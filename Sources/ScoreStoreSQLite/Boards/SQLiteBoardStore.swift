import GRDB
import GameEngine
import ScoreStore

/// The boards in a SQLite store.
struct SQLiteBoardStore: BoardStore {
  let database: StoreDatabase
  let ranks: BoardRanks

  func page(
    _ board: BoardKey, after position: BoardPosition?, limit: Int
  ) async throws(StoreError) -> BoardPage {
    try await ranks.load(board)
    let limit = min(max(limit, 1), 100)
    let rows = try await database.readOne { db in
      try position.map { try EntryRow.below($0, on: board, limit: limit + 1, db) }
        ?? EntryRow.top(of: board, limit: limit + 1, db)
    }
    return try await page(
      board, rows: rows.prefix(limit), isTop: position == nil, hasMore: rows.count > limit)
  }

  func page(
    _ board: BoardKey, around account: AccountID, limit: Int
  ) async throws(StoreError) -> BoardPage {
    try await ranks.load(board)
    let limit = min(max(limit, 1), 100)
    let found: (rows: [EntryRow], isTop: Bool, hasMore: Bool)? = try await database.read { db in
      guard let own = try EntryRow.find(account, on: board, db) else { return nil }
      let above = try EntryRow.above(own.position, on: board, limit: limit / 2 + 1, db)
      let shown = above.suffix(limit / 2)
      let space = limit - shown.count - 1
      let below = try EntryRow.below(own.position, on: board, limit: space + 1, db)
      return (
        shown + [own] + below.prefix(space), shown.count == above.count, below.count > space
      )
    }
    guard let found else { return try await page(board, after: nil, limit: limit) }
    return try await page(
      board, rows: found.rows[...], isTop: found.isTop, hasMore: found.hasMore)
  }

  func entry(
    of account: AccountID, on board: BoardKey
  ) async throws(StoreError) -> RankedEntry? {
    let row = try await database.readOne { try EntryRow.find(account, on: board, $0) }
    guard let row else { return nil }
    return row.ranked(try await rank(of: row.place, on: board))
  }

  func standing(
    of score: BoardScore, on board: BoardKey
  ) async throws(StoreError) -> Standing {
    try await ranks.standing(of: score, on: board, isListed: false)
  }

  func players(on board: BoardKey) async throws(StoreError) -> Int {
    try await ranks.withTree(of: board) { $0.players }
  }

  func distribution(on board: BoardKey) async throws(StoreError) -> DailyDistribution? {
    try await ranks.withTree(of: board) { $0.distribution(on: board) }
  }

  func version(of board: BoardKey) async throws(StoreError) -> Int {
    ranks.book.version(of: board)
  }

  func entries(
    of account: AccountID, in courses: [CourseID], limit: Int
  ) async throws(StoreError) -> [RankedEntry] {
    let rows = try await database.readOne {
      try EntryRow.latest(of: account, in: courses, limit: max(0, limit), $0)
    }
    var entries: [RankedEntry] = []
    for row in rows { entries.append(row.ranked(try await rank(of: row.place, on: row.board))) }
    return entries
  }

  private func page(
    _ board: BoardKey, rows: ArraySlice<EntryRow>, isTop: Bool, hasMore: Bool
  ) async throws(StoreError) -> BoardPage {
    // Other boards need no second read, which costs as much as the first.
    let removed =
      board.isDaily
      ? try await database.readOne { try SQLiteBoardStore.removedRuns(on: board, $0) } : 0
    return try await ranks.withTree(of: board) { tree in
      BoardPage(board, rows, isTop: isTop, hasMore: hasMore, removed: removed, tree)
    }
  }

  /// The number of runs that were removed from the board of a daily.
  private static func removedRuns(on board: BoardKey, _ db: Database) throws -> Int {
    try db.integer(
      """
      SELECT count(*) FROM result INDEXED BY resultRemoved JOIN run ON run.number = result.run
      WHERE removal IS NOT NULL AND kind = ? AND period = ?
      """, board.kind, board.periodDay) ?? 0
  }

  private func rank(of place: BoardPlace, on board: BoardKey) async throws(StoreError) -> Int {
    try await ranks.withTree(of: board) { $0.rank(of: place) }
  }
}
