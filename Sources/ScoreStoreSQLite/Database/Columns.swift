import Foundation
import GRDBSQLite
import ScoreStore

/// The columns of a row. They must be read before the next row is.
struct Columns {
  let statement: OpaquePointer

  /// The whole number in a column from 0; 0 for NULL.
  subscript(_ column: CInt) -> Int64 { sqlite3_column_int64(statement, column) }

  /// The whole number in a column from 0; 0 for NULL.
  subscript(_ column: CInt) -> Int { Int(sqlite3_column_int64(statement, column)) }

  /// The bytes in a column from 0; empty for NULL.
  subscript(_ column: CInt) -> Data {
    sqlite3_column_blob(statement, column).map {
      Data(bytes: $0, count: Int(sqlite3_column_bytes(statement, column)))
    } ?? Data()
  }

  /// The text in a column from 0, up to its first NUL; empty for NULL.
  subscript(_ column: CInt) -> String {
    sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
  }

  /// The bytes in a column from 0; empty for NULL.
  func blob(_ column: CInt) -> Data {
    guard let bytes = sqlite3_column_blob(statement, column) else { return Data() }
    return Data(bytes: bytes, count: Int(sqlite3_column_bytes(statement, column)))
  }
}

/// Values of rows that have no checksum when they are read. In a damaged file they can have any type; a wrong one throws
/// `StoreError.damaged(.malformedRow)`.
extension Columns {
  /// Whether the value of a column is null.
  func isNull(_ column: CInt) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }

  /// The whole number in a column.
  func integer(_ column: CInt) throws(StoreError) -> Int64 {
    try check(column, SQLITE_INTEGER)
    return self[column]
  }

  /// The text in a column.
  func text(_ column: CInt) throws(StoreError) -> String {
    try check(column, SQLITE_TEXT)
    return self[column]
  }

  /// The bytes in a column.
  func bytes(_ column: CInt) throws(StoreError) -> Data {
    try check(column, SQLITE_BLOB)
    return self[column]
  }

  private func check(_ column: CInt, _ type: CInt) throws(StoreError) {
    guard sqlite3_column_type(statement, column) == type else { throw .damaged(.malformedRow) }
  }
}
