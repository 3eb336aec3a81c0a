import CSQLite

/// The current row of a query. It is valid only in the closure that receives it, so it cannot be copied.
///
/// Columns are numbered from 0. A value of another type is converted as SQLite does: NULL is 0 and empty, a
/// text without digits is 0.
package struct Row: ~Copyable {
  private let statement: OpaquePointer

  init(_ statement: OpaquePointer) { self.statement = statement }

  /// The whole number in a column; a fraction is cut off.
  package func int64(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

  /// The whole number in a column; a fraction is cut off.
  package func int(_ column: Int32) -> Int { Int(truncatingIfNeeded: int64(column)) }

  /// A text, in which U+FFFD replaces malformed UTF-8.
  package func text(_ column: Int32) -> String {
    // In this order: the first call may convert the value.
    guard let text = sqlite3_column_text(statement, column) else { return "" }
    let count = Int(sqlite3_column_bytes(statement, column))
    guard count > 0 else { return "" }
    return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
  }

  /// Reads bytes without a copy of them.
  package func withBlob<Value>(
    _ column: Int32, _ body: (UnsafeRawBufferPointer) throws -> Value
  ) rethrows -> Value {
    let bytes = sqlite3_column_blob(statement, column)
    // In this order: the first call may convert the value.
    let count = bytes == nil ? 0 : Int(sqlite3_column_bytes(statement, column))
    return try body(UnsafeRawBufferPointer(start: bytes, count: count))
  }

  /// A copy of the bytes in a column.
  package func blob(_ column: Int32) -> [UInt8] {
    withBlob(column) { [UInt8]($0) }
  }

  /// Whether the value is NULL.
  package func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(statement, column) == SQLITE_NULL
  }

  /// Whether the value is a text. To be asked before the value is read as another type.
  package func isText(_ column: Int32) -> Bool {
    sqlite3_column_type(statement, column) == SQLITE_TEXT
  }
}
