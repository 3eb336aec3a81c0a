import Foundation
import GRDB
import GameEngine
import ScoreStore

/// Statements that read rows of boards.
extension EntryRow {
  /// The first rows of a board.
  static func top(of board: BoardKey, limit: Int, _ db: Database) throws -> [EntryRow] {
    try all(on: board, sql: "\(inOrder) LIMIT ?", db, limit)
  }

  /// The rows after a position, best first.
  static func below(
    _ position: BoardPosition, on board: BoardKey, limit: Int, _ db: Database
  ) throws -> [EntryRow] {
    try all(
      on: board, sql: "AND \(place) > (?, ?, ?, ?) \(inOrder) LIMIT ?", db, -position.score,
      position.seconds, position.finishedAt, position.account, limit)
  }

  /// The rows before a position, best first.
  static func above(
    _ position: BoardPosition, on board: BoardKey, limit: Int, _ db: Database
  ) throws -> [EntryRow] {
    try all(
      on: board, sql: "AND \(place) < (?, ?, ?, ?) \(backwards) LIMIT ?", db, -position.score,
      position.seconds, position.finishedAt, position.account, limit
    ).reversed()
  }

  /// The row of a player.
  static func find(_ account: AccountID, on board: BoardKey, _ db: Database) throws -> EntryRow? {
    try all(on: board, sql: "AND account = ?", db, account).first
  }

  /// A player's rows on boards of dailies and runs of some courses, the newest first.
  static func latest(
    of account: AccountID, in courses: [CourseID], limit: Int, _ db: Database
  ) throws -> [EntryRow] {
    let kinds = courses.flatMap { course in
      [Board.daily, .run].map { "\(BoardKey.kind($0, of: course))" }
    }
    return try Array(
      db.rows(
        """
        \(query) WHERE account = ? AND kind IN (\(kinds.joined(separator: ", ")))
        ORDER BY finishedAt DESC, period DESC, kind DESC LIMIT ?
        """, account, limit
      ).map(EntryRow.init))
  }

  private static let query = """
    SELECT kind, period, name, -minusScore, seconds, finishedAt, account, elapsedMillis, run,
      runs, givenUp
    FROM entry LEFT JOIN
      (SELECT account AS player, kind AS game, period AS attempted, runs, givenUp FROM attempts)
      ON player = account AND game = kind AND attempted = period
    """
  private static let ofBoard = "kind = ? AND period = ?"
  private static let place = "(minusScore, seconds, finishedAt, account)"
  private static let inOrder =
    "ORDER BY minusScore, seconds, finishedAt, account"
  private static let backwards =
    "ORDER BY minusScore DESC, seconds DESC, finishedAt DESC, account DESC"

  /// The rows of a board that fulfil a condition as well.
  private static func all<each Argument: StatementBinding>(
    on board: BoardKey, sql condition: String, _ db: Database, _ arguments: repeat each Argument
  ) throws -> [EntryRow] {
    var rows: [EntryRow] = []
    try db.eachRow(
      "\(query) WHERE \(ofBoard) \(condition)", board.kind, board.periodDay,
      repeat each arguments
    ) { rows.append(try EntryRow($0, on: board)) }
    return rows
  }

  /// Reads a row of a known board: a page has 100 of them.
  private init(_ row: Columns, on board: BoardKey) throws {
    self.init(
      board: board, username: try row.text(2),
      position: BoardPosition(
        score: Int(try row.integer(3)), seconds: Int(try row.integer(4)),
        finishedAt: try row.integer(5), account: try row.integer(6)),
      elapsedMillis: Int(try row.integer(7)),
      run: row.isNull(8) ? nil : try RunID(bytes: try row.bytes(8)),
      attempts: row.isNull(9)
        ? nil : Attempts(total: Int(try row.integer(9)), givenUp: Int(try row.integer(10))))
  }

  /// Reads the first columns of a row, in the order of `query`.
  init(_ row: CheckedRow) throws {
    try self.init(
      board: BoardKey(kind: row[0], periodDay: row[1]), username: row[2],
      position: BoardPosition(
        score: row[3], seconds: row[4], finishedAt: row[5], account: row[6]),
      elapsedMillis: row[7], run: (row[8] as Data?).map { try RunID(bytes: $0) },
      attempts: (row[9] as Int?).map { Attempts(total: $0, givenUp: try row[10]) })
  }
}
