import Foundation
import GRDB
import GameEngine

/// Statements that are compiled once a connection.
extension Database {
  /// Runs a statement that gives no rows.
  ///
  /// - Returns: how many rows it changed.
  @discardableResult
  func run(_ sql: String, _ arguments: (any DatabaseValueConvertible)?...) throws -> Int {
    try cachedStatement(sql: sql).execute(arguments: StatementArguments(arguments))
    return changesCount
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

extension BoardKey {
  /// The board that a row names.
  init(stored code: Int64) throws {
    guard let key = BoardKey(code: code) else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
    self = key
  }
}
