package import GRDB
import GRDBSQLite
import GameEngine

/// The checksum of a row, in each table over all other columns. SQLite detects damaged pages and
/// indexes, but not a changed letter of a text, which would make a wrong answer right.
///
/// It detects every change within one column of up to eight bits next to each other, and misses one in 2^64 of all
/// other changes. It includes the key of the row, so that a row in another row's place is detected too.
///
/// The writer's triggers keep it up to date (`keep`). The statements that write a row of `keptByStatements` do so
/// themselves, because a trigger writes the row a second time.
package enum RowChecksum {
  /// The name of the column in every table.
  static let column = "checksum"

  /// The SQL function of a checksum. Its arguments are the other columns, in the order of the table.
  static let function = "row_checksum"

  /// The tables with rows that are written with every move or every event of a journal.
  private static let keptByStatements: Set<String> = ["move", "event", "answer", "word"]

  // MARK: - Checksums of rows that are verified whenever they are read

  /// The checksum of a row of `daily`.
  static let daily = of(sql: "kind, period, header, strictAccents, questions, keys")
  /// The checksum of a row of `dealt`.
  static let dealt = of(sql: "run, part, header, strictAccents, questions, keys")
  /// The checksum of a row of `move`.
  static let move = of(sql: "run, number, input, atMillis")
  /// The checksum of a row of `event`.
  static let event = of(sql: "number, journal, id, text")

  /// The checksum of a row with these columns.
  static func of(sql columns: String) -> String { "\(function)(\(columns))" }

  // MARK: - Connections

  /// Adds the function to a connection.
  package static func install(_ db: Database) throws {
    let deterministic: CInt = 0x800
    let code = sqlite3_create_function_v2(
      db.sqliteConnection, function, -1, SQLITE_UTF8 | deterministic, nil,
      { context, count, values in
        var hash: UInt64 = 0
        for place in 0..<Int(count) { hash = RowChecksum.hash(values?[place], after: hash) }
        sqlite3_result_int64(context, Int64(bitPattern: hash))
      }, nil, nil, nil)
    guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
  }

  /// Lets a connection keep the checksums of the rows that it adds and changes. The triggers are temporary, so that
  /// only this connection has them.
  static func keep(_ db: Database) throws {
    for table in try ChecksumTable.all(db) where !keptByStatements.contains(table.name) {
      let columns = table.columns.joined(separator: ", ")
      for (name, event) in [("added", "INSERT"), ("changed", "UPDATE OF \(columns)")] {
        try db.execute(
          sql: """
            CREATE TEMP TRIGGER \(table.name)_\(name) AFTER \(event) ON main.\(table.name)
            BEGIN
              UPDATE \(table.name) SET \(column) = \(table.checksum)
              WHERE \(table.key.map { "\($0) = NEW.\($0)" }.joined(separator: " AND "));
            END
            """)
      }
    }
  }

  /// Computes the checksums of all rows, for programs that fill a database by SQL.
  package static func computeAll(_ db: Database) throws {
    for table in try ChecksumTable.all(db) {
      try db.execute(sql: "UPDATE \(table.name) SET \(column) = \(table.checksum)")
    }
  }

  /// The hash of a value of a column and of the columns before it.
  private static func hash(_ value: OpaquePointer?, after hash: UInt64) -> UInt64 {
    let type = sqlite3_value_type(value)
    let salt = hash &+ UInt64(type)
    guard type != SQLITE_INTEGER else {
      return withUnsafeBytes(of: sqlite3_value_int64(value).littleEndian) {
        stableHash($0, salt: salt)
      }
    }
    // Of a text, these are the bytes as they are stored.
    let bytes = sqlite3_value_blob(value)
    return stableHash(
      UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_value_bytes(value))), salt: salt)
  }
}
