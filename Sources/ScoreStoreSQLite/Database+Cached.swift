import Foundation
import GRDB
import GRDBSQLite
import GameEngine

/// Statements that are compiled once a connection.
extension Database {
  /// Runs a statement that gives no rows.
  ///
  /// - Returns: how many rows it changed.
  @discardableResult
  func run<each Value: StatementBinding>(_ sql: String, _ values: repeat each Value) throws -> Int {
    try eachRow(sql, repeat each values) { _ in }
    return changesCount
  }

  /// Begins or ends a transaction, by GRDB's own hand, which keeps account of them.
  func control(_ sql: String) throws { try cachedStatement(sql: sql).execute() }

  /// Runs a statement and reads its rows, through SQLite's own functions: for what is done with every
  /// move, since GRDB's way to a statement's values and rows takes more time than SQLite's work.
  func eachRow<each Value: StatementBinding>(
    _ sql: String, _ values: repeat each Value, body: (Columns) throws -> Void
  ) throws {
    let statement = try cachedStatement(sql: sql).sqliteStatement
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    var place: CInt = 0
    func bind(_ value: some StatementBinding) throws {
      place += 1
      let code = value.bind(to: statement, at: place)
      guard code == SQLITE_OK else { throw failure(code, sql) }
    }
    repeat try bind(each values)
    assert(place == sqlite3_bind_parameter_count(statement), "each mark needs its value: \(sql)")
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: try body(Columns(statement: statement))
      case SQLITE_DONE: return
      case let code: throw failure(code, sql)
      }
    }
  }

  private func failure(_ code: CInt, _ sql: String) -> DatabaseError {
    let error = DatabaseError(
      resultCode: ResultCode(rawValue: code), message: lastErrorMessage, sql: sql)
    // SQLite may have ended the transaction; GRDB sees that when it runs a statement itself.
    try? cachedStatement(sql: "SELECT 1").execute()
    return error
  }

  /// The first row.
  func row(_ sql: String, _ arguments: (any DatabaseValueConvertible)?...) throws -> Row? {
    try Row.fetchOne(cachedStatement(sql: sql), arguments: StatementArguments(arguments))
  }

  /// The rows, of which each is read before the next.
  func rows(_ sql: String, _ arguments: (any DatabaseValueConvertible)?...) throws -> RowCursor {
    try Row.fetchCursor(cachedStatement(sql: sql), arguments: StatementArguments(arguments))
  }

  /// The first column of the first row.
  func integer(_ sql: String, _ arguments: (any DatabaseValueConvertible)?...) throws -> Int? {
    try Int.fetchOne(cachedStatement(sql: sql), arguments: StatementArguments(arguments))
  }
}

extension EventID {
  /// The id as sixteen bytes.
  var bytes: Data {
    withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) { Data($0) }
  }

  /// An id from its bytes.
  init(bytes: Data) throws {
    guard bytes.count == 16 else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
    let (high, low) = bytes.withUnsafeBytes {
      (
        UInt64(bigEndian: $0.loadUnaligned(as: UInt64.self)),
        UInt64(bigEndian: $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
      )
    }
    self.init(high: high, low: low)
  }
}
