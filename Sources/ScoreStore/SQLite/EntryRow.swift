import Foundation
import GRDB
import GameEngine

/// A row of a board with the name of its player.
struct EntryRow: Sendable {
  let board: BoardKey
  let username: String
  let position: BoardPosition
  let elapsedMillis: Int
  let run: RunID?

  var place: BoardPlace { BoardPlace(score: position.score, seconds: position.seconds) }

  /// The entry with its rank.
  func ranked(_ rank: Int) -> RankedEntry {
    RankedEntry(
      board: board, rank: rank, username: username, position: position,
      elapsedMillis: elapsedMillis, run: run)
  }

  /// The best of a board.
  static func top(of board: BoardKey, limit: Int, _ db: Database) throws -> [EntryRow] {
    try all(db.rows("\(query) WHERE board = ? \(inOrder) LIMIT ?", board.code, limit))
  }

  /// The next after a place, best first.
  static func below(
    _ position: BoardPosition, on board: BoardKey, limit: Int, _ db: Database
  ) throws -> [EntryRow] {
    try all(
      db.rows(
        "\(query) WHERE board = ? AND \(place) > (?, ?, ?, ?) \(inOrder) LIMIT ?", board.code,
        -position.score, position.seconds, position.finishedAt, position.account, limit))
  }

  /// The last before a place, best first.
  static func above(
    _ position: BoardPosition, on board: BoardKey, limit: Int, _ db: Database
  ) throws -> [EntryRow] {
    try all(
      db.rows(
        "\(query) WHERE board = ? AND \(place) < (?, ?, ?, ?) \(backwards) LIMIT ?",
        board.code, -position.score, position.seconds, position.finishedAt, position.account, limit)
    ).reversed()
  }

  /// The row of a player.
  static func find(_ account: AccountID, on board: BoardKey, _ db: Database) throws -> EntryRow? {
    try db.row("\(query) WHERE board = ? AND account = ?", board.code, account)
      .map(EntryRow.init)
  }

  /// A player's rows on boards of dailies and runs, the newest first.
  static func latest(of account: AccountID, limit: Int, _ db: Database) throws -> [EntryRow] {
    try all(
      db.rows(
        """
        \(query) WHERE account = ? AND board & 7 IN (0, 2, 3)
        ORDER BY finishedAt DESC, board DESC LIMIT ?
        """, account, limit))
  }

  private static let query = """
    SELECT board, name, -minusScore, seconds, finishedAt, account, elapsedMillis, run FROM entry
    """
  private static let place = "(minusScore, seconds, finishedAt, account)"
  private static let inOrder =
    "ORDER BY minusScore, seconds, finishedAt, account"
  private static let backwards =
    "ORDER BY minusScore DESC, seconds DESC, finishedAt DESC, account DESC"

  private static func all(_ rows: RowCursor) throws -> [EntryRow] {
    try Array(rows.map(EntryRow.init))
  }

  private init(_ row: Row) throws {
    board = try BoardKey(stored: row[0])
    username = row[1]
    position = BoardPosition(score: row[2], seconds: row[3], finishedAt: row[4], account: row[5])
    elapsedMillis = row[6]
    run = try (row[7] as Data?).map { try RunID(bytes: $0) }
  }
}
