import Foundation
import GRDB
import GameEngine
import Kit
import ScoreStore

/// The dailies and runs in a SQLite store.
struct SQLiteRunStore: RunStore {
  let database: StoreDatabase
  let ranks: BoardRanks
  /// The rounds of the last few dailies. Every run on the board of a daily needs its round, which never changes.
  private let dailies = RecentCache<BoardKey, DealtRound>(capacity: 8)

  func keepDaily(
    _ round: DealtRound, of board: BoardKey
  ) async throws(StoreError) -> DealtRound {
    if let kept = try await daily(of: board) { return kept }
    let text = try DealtText(round)
    try await database.writer.write { db, _ in
      _ = try db.run(
        """
        INSERT OR IGNORE INTO daily (kind, period, header, strictAccents, questions, keys)
        VALUES (?, ?, ?, ?, ?, ?)
        """, board.kind, board.periodDay, text.header, text.strictAccents, text.questions, text.keys
      )
    }
    return try await daily(of: board) ?? round
  }

  func daily(of board: BoardKey) async throws(StoreError) -> DealtRound? {
    try await database.readOne { try daily(of: board, $0) }
  }

  func start(
    _ draft: RunDraft
  ) async throws(StoreError) -> (run: StoredRun, isNew: Bool) {
    let text: DealtText?
    let dealt: DealtRound
    if draft.board.isDaily {
      text = nil
      dealt = try await keepDaily(draft.dealt, of: draft.board)
    } else {
      text = try DealtText(draft.dealt)
      dealt = draft.dealt
    }
    let space = database.space
    let (held, username, followsDeletion) = try await database.writer.write {
      db, _ -> (RunID?, String, Bool) in
      if let held = try SQLiteRunStore.runToResume(of: draft, db) { return (held, "", false) }
      try space.admitGrowth(.games, db)
      let name: String? = try db.row("SELECT name FROM account WHERE id = ?", draft.account)?[0]
      guard let name else { throw StoreError.noSuchAccount }
      try db.run(
        """
        INSERT INTO run (id, account, kind, period, startedAt, closesAt)
        VALUES (?, ?, ?, ?, ?, ?)
        """, draft.id.bytes, draft.account, draft.board.kind, draft.board.periodDay,
        draft.startedAt, draft.closesAt)
      let number = db.lastInsertedRowID
      if case .daily(let date) = draft.board.contest, let network = draft.network {
        try db.run(
          "INSERT INTO network (run, date, hash) VALUES (?, ?, ?)", number, date.dayNumber,
          Data(network))
      }
      if let text {
        try db.run(
          """
          INSERT INTO dealt (run, part, header, strictAccents, questions, keys)
          VALUES (?, 0, ?, ?, ?, ?)
          """, number, text.header, text.strictAccents, text.questions, text.keys)
      }
      let row = try db.row(
        "SELECT \(SQLiteRunStore.followsDeletion) FROM run WHERE number = ?", number)
      return (nil, name, try row?[0] ?? false)
    }
    if let held {
      // If it ended meanwhile without an answer, it is gone.
      guard let run = try await find(held) else { return try await start(draft) }
      return (run, false)
    }
    let run = StoredRun(
      id: draft.id, account: draft.account, username: username, board: draft.board, dealt: dealt,
      startedAt: draft.startedAt, closesAt: draft.closesAt,
      moves: [], end: nil, followsDeletion: followsDeletion)
    return (run, true)
  }

  /// The run that the player must resume instead of starting another.
  private static func runToResume(of draft: RunDraft, _ db: Database) throws -> RunID? {
    let row =
      if draft.board.isDaily {
        try db.row(
          "SELECT id FROM run WHERE account = ? AND kind = ? AND period = ?", draft.account,
          draft.board.kind, draft.board.periodDay)
      } else {
        try db.row(
          """
          SELECT id FROM run INDEXED BY runThatIsOpen
          WHERE account = ?1 AND isOpen = 1 AND kind = ?2 AND kind & 7 = \(BoardKind.run.rawValue)
          """, draft.account, draft.board.kind)
      }
    return try row.map { try RunID(bytes: $0[0]) }
  }

  func find(_ id: RunID) async throws(StoreError) -> StoredRun? {
    try await database.read { try storedRun($0, where: "run.id = ?", id.bytes) }
  }

  func find(
    of account: AccountID, on board: BoardKey
  ) async throws(StoreError) -> StoredRun? {
    try await database.read { db in
      try storedRun(
        db, where: "run.account = ? AND run.kind = ? AND run.period = ?", account,
        board.kind, board.periodDay)
    }
  }

  func open(
    closingBy instant: Int64, limit: Int
  ) async throws(StoreError) -> [RunID] {
    try await database.readOne { db in
      let rows = try db.rows(
        "SELECT id FROM run WHERE isOpen = 1 AND closesAt <= ? ORDER BY closesAt LIMIT ?", instant,
        max(0, limit))
      return try Array(rows.map { try RunID(bytes: $0[0]) })
    }
  }

  private func daily(of board: BoardKey, _ db: Database) throws -> DealtRound? {
    if let known = dailies[board] { return known }
    var parts: [DealtText] = []
    try db.eachRow(
      """
      SELECT header, strictAccents, questions, keys, checksum = \(RowChecksum.daily) FROM daily
      WHERE kind = ? AND period = ?
      """, board.kind, board.periodDay
    ) { columns in
      guard columns[4] == 1 else { throw StoreError.damaged(.altered(.daily(board))) }
      parts.append(DealtText(columns))
    }
    let round = try DealtText.round(parts)
    dailies[board] = round
    return round
  }

  private func storedRun(
    _ db: Database, where condition: String, _ arguments: (any DatabaseValueConvertible)?...
  ) throws -> StoredRun? {
    let statement = try db.cachedStatement(
      sql: """
        SELECT run.number, run.id, run.account, account.name, run.kind, run.period,
          run.startedAt, run.closesAt, result.cause, result.score, result.correct,
          result.questions, result.bestStreak, result.elapsedMillis, result.finishedAt,
          result.reason, result.removal, result.regularRight, \(SQLiteRunStore.followsDeletion)
        FROM run JOIN account ON account.id = run.account
          LEFT JOIN result ON result.run = run.number
        WHERE \(condition)
        """)
    guard
      let row = try Row.fetchOne(statement, arguments: StatementArguments(arguments)).map(
        CheckedRow.init)
    else {
      return nil
    }
    let number: Int64 = try row[0]
    let board = try BoardKey(kind: row[4], periodDay: row[5])
    let id = try RunID(bytes: row[1])
    guard let dealt = try dealt(for: id, number, on: board, db) else {
      throw StoreError.damaged(.roundMissing)
    }
    return StoredRun(
      id: id, account: try row[2], username: try row[3], board: board, dealt: dealt,
      startedAt: try row[6], closesAt: try row[7],
      moves: try moves(of: id, number, db),
      end: try RunEnd(row, from: 8), followsDeletion: try row[18])
  }

  /// Whether a row of `run` follows a deletion.
  private static let followsDeletion = """
    EXISTS (SELECT 1 FROM network JOIN deletion USING (date, hash)
      WHERE network.run = run.number AND deletion.newestAccount < run.account)
    """

  private func dealt(
    for run: RunID, _ number: Int64, on board: BoardKey, _ db: Database
  ) throws -> DealtRound? {
    if board.isDaily { return try daily(of: board, db) }
    var parts: [DealtText] = []
    try db.eachRow(
      """
      SELECT header, strictAccents, questions, keys, checksum = \(RowChecksum.dealt) FROM dealt
      WHERE run = ? ORDER BY part
      """, number
    ) { columns in
      guard columns[4] == 1 else { throw StoreError.damaged(.altered(.round(run))) }
      parts.append(DealtText(columns))
    }
    return try DealtText.round(parts)
  }

  private func moves(of run: RunID, _ number: Int64, _ db: Database) throws -> [Move] {
    var moves: [Move] = []
    try db.eachRow(
      """
      SELECT input, atMillis, checksum = \(RowChecksum.move), number FROM move WHERE run = ?
      ORDER BY number
      """, number
    ) { columns in
      guard columns[2] == 1 else {
        throw StoreError.damaged(.altered(.move(columns[3], run: run)))
      }
      moves.append(Move(PlayerInput(line: columns[0]), atMillis: columns[1]))
    }
    return moves
  }
}

extension DealtText {
  /// The columns `header`, `strictAccents`, `questions`, `keys` of a row, in this order.
  fileprivate init(_ columns: Columns) {
    let header: String = columns[0]
    self.init(
      header: header.isEmpty ? nil : header, strictAccents: header.isEmpty ? nil : columns[1] != 0,
      questions: columns[2], keys: columns[3])
  }
}

extension RunEnd {
  /// The columns from `cause` to `regularRight`, in the order of the table; nil if the run has not ended.
  init?(_ row: CheckedRow, from column: Int) throws {
    guard let name: String = try row[column] else { return nil }
    guard let cause = Cause(rawValue: name) else {
      throw StoreError.damaged(.malformedRow)
    }
    try self.init(
      cause: cause, score: row[column + 1], correct: row[column + 2], questions: row[column + 3],
      bestStreak: row[column + 4], elapsedMillis: row[column + 5], finishedAt: row[column + 6],
      reason: row[column + 7], removal: row[column + 8], regularRight: row[column + 9])
  }
}
