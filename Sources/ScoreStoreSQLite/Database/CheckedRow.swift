import GRDB

/// A row that throws on values of the wrong type. In a damaged file, values can have any type, and
/// reading a wrong one from a row of GRDB would end the process.
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

/// A cursor of rows. Each must be read before the next one.
typealias CheckedRows = MapCursor<RowCursor, CheckedRow>
