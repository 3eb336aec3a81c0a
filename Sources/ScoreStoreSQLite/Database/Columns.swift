import Foundation
import GRDBSQLite

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
