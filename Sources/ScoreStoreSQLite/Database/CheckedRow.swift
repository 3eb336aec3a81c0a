import GRDB

/// A row whose values are read with errors: those of a damaged file can have any type, and reading a wrong one from a
/// row of GRDB would end the process.
struct CheckedRow {
  private let row: Row

  init(_ row: Row) { self.row = row }

  /// The value of a column, from 0.
  ///
  /// - Throws: an error that means `StoreError.damaged(.malformedRow)` if it has another type.
  subscript<Value: DatabaseValueConvertible & StatementColumnConvertible>(_ column: Int) -> Value {
    get throws { try row.decode(Value.self, atIndex: column) }
  }

  /// Whether the value of a column is null.
  func hasNull(atIndex column: Int) -> Bool { row.hasNull(atIndex: column) }
}

/// Rows, each of which must be read before the next one.
typealias CheckedRows = MapCursor<RowCursor, CheckedRow>
