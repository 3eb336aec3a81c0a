import CPQ
import GameEngine
import ScoreStore

/// The result of a statement: its rows, in binary form, and the number of rows that it changed.
struct Rows {
  private let columns: [[[UInt8]?]]
  /// The number of rows that were changed, or returned.
  let changed: Int

  /// Copies a result.
  init(_ result: OpaquePointer, _ pq: PQLibrary) {
    columns = (0..<pq.PQntuples(result)).map { row in
      (0..<pq.PQnfields(result)).map { column in
        guard pq.PQgetisnull(result, row, column) == 0,
          let start = pq.PQgetvalue(result, row, column)
        else { return nil }
        let count = Int(pq.PQgetlength(result, row, column))
        return Array(UnsafeRawBufferPointer(start: start, count: count))
      }
    }
    changed = pq.PQcmdTuples(result).flatMap { Int(String(cString: $0)) } ?? 0
  }

  /// The rows.
  var all: [RowValues] { columns.map(RowValues.init) }

  /// The first row; nil if there is none.
  var first: RowValues? { columns.first.map(RowValues.init) }

  var isEmpty: Bool { columns.isEmpty }
}

/// A row, whose columns are read by their numbers, from 0.
///
/// - Throws: `StoreError.damaged(.malformedRow)` where a column has no such value.
struct RowValues {
  private let columns: [[UInt8]?]

  init(_ columns: [[UInt8]?]) { self.columns = columns }

  func isNull(_ column: Int) -> Bool { columns[column] == nil }

  /// The bytes of a column.
  func bytes(_ column: Int) throws(StoreError) -> [UInt8] {
    guard let bytes = columns[column] else { throw .damaged(.malformedRow) }
    return bytes
  }

  func int64(_ column: Int) throws(StoreError) -> Int64 {
    let bytes = try bytes(column)
    let value = bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    switch bytes.count {
    case 8: return Int64(bitPattern: value)
    case 4: return Int64(Int32(truncatingIfNeeded: value))
    case 2: return Int64(Int16(truncatingIfNeeded: value))
    default: throw .damaged(.malformedRow)
    }
  }

  func int(_ column: Int) throws(StoreError) -> Int { Int(try int64(column)) }

  func optionalInt(_ column: Int) throws(StoreError) -> Int? {
    isNull(column) ? nil : try int(column)
  }

  func bool(_ column: Int) throws(StoreError) -> Bool { try bytes(column) == [1] }

  func text(_ column: Int) throws(StoreError) -> String {
    guard let text = String(validating: try bytes(column), as: UTF8.self) else {
      throw .damaged(.malformedRow)
    }
    return text
  }

  func optionalText(_ column: Int) throws(StoreError) -> String? {
    isNull(column) ? nil : try text(column)
  }

  func id(_ column: Int) throws(StoreError) -> EventID {
    guard let id = EventID(bytes: try bytes(column)) else { throw .damaged(.malformedRow) }
    return id
  }

  func optionalID(_ column: Int) throws(StoreError) -> EventID? {
    isNull(column) ? nil : try id(column)
  }

  /// The board in two columns.
  func board(_ column: Int) throws(StoreError) -> BoardKey {
    try BoardKey(kind: int64(column), periodDay: int64(column + 1))
  }
}
