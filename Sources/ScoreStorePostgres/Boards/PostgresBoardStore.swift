import GameEngine
import ScoreStore

/// The boards in a PostgreSQL store.
struct PostgresBoardStore: BoardStore {
  let database: PostgresDatabase
  let ranks: PostgresRanks

  func page(
    _ board: BoardKey, after position: BoardPosition?, limit: Int
  ) async throws(StoreError) -> BoardPage {
    let limit = min(max(limit, 1), 100)
    let tables = try await database.read([
      position.map { EntryRow.below($0, on: board, limit: limit + 1) }
        ?? EntryRow.top(of: board, limit: limit + 1),
      PostgresBoardStore.removedRuns(on: board),
    ])
    let rows = try tables[0].entries
    return try await page(
      board, rows.prefix(limit), isTop: position == nil, hasMore: rows.count > limit,
      removed: tables[1].first?.int(0) ?? 0)
  }

  func page(
    _ board: BoardKey, around account: AccountID, limit: Int
  ) async throws(StoreError) -> BoardPage {
    let limit = min(max(limit, 1), 100)
    let own = try await database.read([EntryRow.find(account, on: board)])[0].entries.first
    guard let own else { return try await page(board, after: nil, limit: limit) }
    let tables = try await database.read([
      EntryRow.above(own.position, on: board, limit: limit / 2 + 1),
      EntryRow.find(account, on: board),
      EntryRow.below(own.position, on: board, limit: limit),
      PostgresBoardStore.removedRuns(on: board),
    ])
    let above = Array(try tables[0].entries.reversed())
    // The player's entry has changed meanwhile.
    guard try tables[1].entries.first?.position == own.position else {
      return try await page(board, around: account, limit: limit)
    }
    let shown = above.suffix(limit / 2)
    let (space, below) = (limit - shown.count - 1, try tables[2].entries)
    return try await page(
      board, (shown + [own] + below.prefix(space))[...], isTop: shown.count == above.count,
      hasMore: below.count > space, removed: tables[3].first?.int(0) ?? 0)
  }

  private func page(
    _ board: BoardKey, _ rows: ArraySlice<EntryRow>, isTop: Bool, hasMore: Bool, removed: Int
  ) async throws(StoreError) -> BoardPage {
    try await ranks.withTree(of: board) { tree in
      BoardPage(board, rows, isTop: isTop, hasMore: hasMore, removed: removed, tree)
    }
  }

  func entry(of account: AccountID, on board: BoardKey) async throws(StoreError) -> RankedEntry? {
    let row = try await database.read([EntryRow.find(account, on: board)])[0].entries.first
    guard let row else { return nil }
    return row.ranked(try await rank(of: row.place, on: board))
  }

  func standing(of score: BoardScore, on board: BoardKey) async throws(StoreError) -> Standing {
    try await ranks.standing(of: score, on: board, isListed: false)
  }

  func players(on board: BoardKey) async throws(StoreError) -> Int {
    try await ranks.withTree(of: board) { $0.players }
  }

  func distribution(on board: BoardKey) async throws(StoreError) -> DailyDistribution? {
    try await ranks.withTree(of: board) { $0.distribution(on: board) }
  }

  func version(of board: BoardKey) async throws(StoreError) -> Int {
    try await database.catchUp()
    return database.feed.book.version(of: board)
  }

  func entries(
    of account: AccountID, in courses: [CourseID], limit: Int
  ) async throws(StoreError) -> [RankedEntry] {
    let kinds = courses.flatMap { course in
      [Board.daily, .run].map { BoardKey.kind($0, of: course) }
    }
    let rows = try await database.read(
      """
      \(EntryRow.query) WHERE entry.account = $1 AND entry.kind = ANY ($2)
      ORDER BY finished_at DESC, entry.period DESC, entry.kind DESC LIMIT $3
      """, .int(account), .ints(kinds), .int(max(0, limit))
    ).entries
    var entries: [RankedEntry] = []
    for row in rows { entries.append(row.ranked(try await rank(of: row.place, on: row.board))) }
    return entries
  }

  func removeDeleted(closedBy instant: Int64) async throws(StoreError) {
    try await trimFeed()
    let closed = try await database.read(
      "SELECT DISTINCT kind, period FROM entry WHERE account < 0"
    ).all.map { row throws(StoreError) in try row.board(0) }
      .filter { PostgresBoardStore.isClosed($0, at: instant) }
    guard !closed.isEmpty else { return }
    try await database.write { transaction in
      for board in closed {
        let rows = try transaction.run(
          """
          DELETE FROM entry WHERE account < 0 AND kind = $1 AND period = $2
          RETURNING \(BoardScore.columns)
          """, .int(board.kind), .int(board.periodDay))
        for row in rows.all {
          transaction.changes.append(
            RankBook.Change(board: board, old: try BoardScore(row, from: 0), new: nil))
        }
      }
    }
  }

  /// Deletes the rows of the feed that are older than a day. A server that was away for longer counts its boards again.
  private func trimFeed() async throws(StoreError) {
    try await database.write { transaction in
      _ = try transaction.run(
        """
        DELETE FROM feed WHERE at < now() - interval '1 day'
          AND sequence < (SELECT max(sequence) FROM feed)
        """)
    }
  }

  private func rank(of place: BoardPlace, on board: BoardKey) async throws(StoreError) -> Int {
    try await ranks.withTree(of: board) { $0.rank(of: place) }
  }

  /// Whether a board can no longer be played for.
  static func isClosed(_ board: BoardKey, at instant: Int64) -> Bool {
    board.window.map { instant >= $0.upperBound } ?? false
  }

  /// The number of runs that were removed from the board of a daily; 0 on other boards.
  private static func removedRuns(on board: BoardKey) -> PostgresStatement {
    PostgresStatement(
      """
      SELECT count(*) FROM result
      WHERE removal IS NOT NULL AND board_kind = $1 AND board_period = $2 AND $3
      """, .int(board.kind), .int(board.periodDay), .bool(board.isDaily))
  }
}

extension BoardScore {
  /// The columns of an entry that make a score.
  static let columns = "score, elapsed_millis, finished_at, run, regular_right"

  /// The score in consecutive columns.
  init(_ row: RowValues, from column: Int) throws(StoreError) {
    self.init(
      score: try row.int(column), elapsedMillis: try row.int(column + 1),
      finishedAt: try row.int64(column + 2), run: try row.optionalID(column + 3),
      regularRight: try row.optionalInt(column + 4))
  }
}

/// An entry that a player has from now on.
struct NewEntry {
  let account: AccountID
  let name: String
  let board: BoardKey
  let score: BoardScore
}

extension Transaction {
  /// The statement that writes entries of locked accounts, in the order of their keys, so that transactions do not wait for each
  /// other.
  static func putting(_ entries: [NewEntry]) -> [PostgresStatement] {
    guard !entries.isEmpty else { return [] }
    let entries = entries.sorted {
      ($0.account, $0.board.kind, $0.board.periodDay)
        < ($1.account, $1.board.kind, $1.board.periodDay)
    }
    return [
      PostgresStatement(
        """
        INSERT INTO entry
          (account, kind, period, name, score, elapsed_millis, finished_at, run, regular_right)
        SELECT * FROM unnest($1, $2, $3, $4, $5, $6, $7, $8, $9)
        ON CONFLICT (account, kind, period) DO UPDATE SET score = excluded.score,
          elapsed_millis = excluded.elapsed_millis, finished_at = excluded.finished_at,
          run = excluded.run, regular_right = excluded.regular_right
        """, .ints(entries.map(\.account)), .ints(entries.map(\.board.kind)),
        .ints(entries.map(\.board.periodDay)), .texts(entries.map(\.name)),
        .ints(entries.map { Int64($0.score.score) }),
        .ints(entries.map { Int64($0.score.elapsedMillis) }),
        .ints(entries.map(\.score.finishedAt)), .optionalIDs(entries.map(\.score.run)),
        .optionalInts(entries.map { $0.score.regularRight.map(Int64.init) }))
    ]
  }

  /// Replaces the entries of a locked account by the entries that follow from all results.
  func computeEntries(of account: AccountID) throws {
    let (name, isDisabled) = try lock(account)
    let expected = isDisabled ? [:] : PlayerBoards(try results(of: account)).entries
    let found = try entries(of: account)
    let boards = Set(expected.keys).union(found.keys).filter { expected[$0] != found[$0] }
    try run(
      Transaction.putting(
        boards.compactMap { board in
          expected[board].map { NewEntry(account: account, name: name, board: board, score: $0) }
        }))
    for board in boards {
      if expected[board] == nil {
        try run(
          "DELETE FROM entry WHERE account = $1 AND kind = $2 AND period = $3", .int(account),
          .int(board.kind), .int(board.periodDay))
      }
      changes.append(RankBook.Change(board: board, old: found[board], new: expected[board]))
    }
  }

  /// Deletes the entries of an account, or removes its name and run from them.
  ///
  /// - Parameter instant: the time at which a daily must be open so that its entry remains; nil for none.
  func deleteEntries(of account: AccountID, leavingDailiesOpenAt instant: Int64?) throws {
    for (board, score) in try entries(of: account) {
      let remains =
        instant.map { board.isDaily && !PostgresBoardStore.isClosed(board, at: $0) }
        ?? false
      if remains {
        try run(
          """
          UPDATE entry SET name = '', run = NULL, account = nextval('deleted_entry')
          WHERE account = $1 AND kind = $2 AND period = $3
          """, .int(account), .int(board.kind), .int(board.periodDay))
      }
      changes.append(RankBook.Change(board: board, old: score, new: remains ? score : nil))
    }
    try run("DELETE FROM entry WHERE account = $1", .int(account))
  }

  private func entries(of account: AccountID) throws -> [BoardKey: BoardScore] {
    let rows = try run(
      "SELECT kind, period, \(BoardScore.columns) FROM entry WHERE account = $1", .int(account))
    return Dictionary(
      try rows.all.map { (try $0.board(0), try BoardScore($0, from: 2)) },
      uniquingKeysWith: { $1 })
  }

  private func results(of account: AccountID) throws -> [EndedRun] {
    try run(
      """
      SELECT run.id, run.kind, run.period, \(RunEnd.columns)
      FROM run JOIN result ON result.run = run.number WHERE run.account = $1 ORDER BY sequence
      """, .int(account)
    ).all.map { row in
      guard let end = try RunEnd(row, from: 3) else { throw StoreError.damaged(.malformedRow) }
      return end.run(try row.id(0), on: try row.board(1))
    }
  }
}
