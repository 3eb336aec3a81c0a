import GRDB
package import GameEngine
package import ScoreStore

extension SQLiteStore {
  package func page(
    _ board: BoardKey, after position: BoardPosition?, limit: Int
  ) async throws(StoreError) -> BoardPage {
    try await counted(board)
    let limit = min(max(limit, 1), 100)
    let rows = try readOne { db in
      try position.map { try EntryRow.below($0, on: board, limit: limit + 1, db) }
        ?? EntryRow.top(of: board, limit: limit + 1, db)
    }
    return try await page(
      board, rows: rows.prefix(limit), isTop: position == nil, hasMore: rows.count > limit)
  }

  package func page(
    _ board: BoardKey, around account: AccountID, limit: Int
  ) async throws(StoreError) -> BoardPage {
    try await counted(board)
    let limit = min(max(limit, 1), 100)
    let found: (rows: [EntryRow], isTop: Bool, hasMore: Bool)? = try read { db in
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

  package func entry(
    of account: AccountID, on board: BoardKey
  ) async throws(StoreError) -> RankedEntry? {
    guard let row = try readOne({ try EntryRow.find(account, on: board, $0) }) else { return nil }
    return row.ranked(try await rank(of: row.place, on: board))
  }

  package func players(on board: BoardKey) async throws(StoreError) -> Int {
    try await withTree(of: board) { $0.players }
  }

  package func version(of board: BoardKey) async throws(StoreError) -> Int {
    book.version(of: board)
  }

  package func entries(
    of account: AccountID, limit: Int
  ) async throws(StoreError) -> [RankedEntry] {
    let rows = try readOne { try EntryRow.latest(of: account, limit: max(0, limit), $0) }
    var entries: [RankedEntry] = []
    for row in rows { entries.append(row.ranked(try await rank(of: row.place, on: row.board))) }
    return entries
  }

  /// Ranks a page. The tree tells only where it begins, and the rows the rest, so that a page agrees
  /// with itself whatever is written meanwhile.
  private func page(
    _ board: BoardKey, rows: ArraySlice<EntryRow>, isTop: Bool, hasMore: Bool
  ) async throws(StoreError) -> BoardPage {
    try await withTree(of: board) { tree in
      var entries: [RankedEntry] = []
      entries.reserveCapacity(rows.count)
      // Those who share a rank: who is first, and which rank; others of them may stand before the page.
      var place: BoardPlace?
      var start = 0
      var rank = 1
      for row in rows {
        if place != row.place {
          let isWhole = isTop || start > 0
          rank = isWhole ? rank + entries.count - start : tree.rank(of: row.place)
          start = entries.count
          place = row.place
        }
        entries.append(row.ranked(rank))
      }
      return BoardPage(players: tree.players, entries: entries, hasMore: hasMore)
    }
  }

  private func rank(of place: BoardPlace, on board: BoardKey) async throws(StoreError) -> Int {
    try await withTree(of: board) { $0.rank(of: place) }
  }
}
