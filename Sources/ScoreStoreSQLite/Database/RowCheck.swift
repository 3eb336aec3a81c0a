import Foundation
import GRDB
import GameEngine
import ScoreStore

/// Verifies the checksums of all rows of all tables.
enum RowCheck {
  /// The maximum number of faults that are reported for a table.
  private static let limit = 20

  /// The rows that differ from their checksums.
  static func faults(_ db: Database) throws -> [StoreFault] {
    try ChecksumTable.all(db).flatMap { try faults(in: $0, db) }
  }

  private static func faults(in table: ChecksumTable, _ db: Database) throws -> [StoreFault] {
    let key = table.key.map { "quote(\($0))" }.joined(separator: " || ', ' || ")
    var faults: [StoreFault] = []
    try db.eachRow(
      """
      SELECT \(key), \(table.key.joined(separator: ", ")) FROM \(table.name)
      WHERE \(RowChecksum.column) <> \(table.checksum) LIMIT \(limit)
      """
    ) { faults.append(.altered(try row(of: table.name, $0, db))) }
    return faults
  }

  /// The row of a key.
  private static func row(
    of table: String, _ columns: Columns, _ db: Database
  ) throws -> StoredRow {
    switch table {
    case "daily":
      if let board = try? BoardKey(kind: columns[1], periodDay: columns[2]) { return .daily(board) }
    case "dealt", "move":
      let id: Data? = try db.row("SELECT id FROM run WHERE number = ?", columns[1] as Int64)?[0]
      guard let id, let run = try? RunID(bytes: id) else { break }
      return table == "move" ? .move(columns[2], run: run) : .round(run)
    default: break
    }
    return .row(table: table, key: columns[0])
  }
}
