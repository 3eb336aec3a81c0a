import CSQLite

/// A prepared statement, which is finalized when it is released.
final class Statement {
  let handle: OpaquePointer
  private let connection: OpaquePointer
  /// Whether its rows are being visited.
  private(set) var isInUse = false

  /// Prepares a single statement. More than one, or none, is `misuse`.
  init(_ sql: String, on connection: OpaquePointer) throws(SQLiteError) {
    var prepared: OpaquePointer?
    let (result, isSingle) = sql.withCString { text in
      var end: UnsafePointer<CChar>?
      let result = sqlite3_prepare_v3(
        connection, text, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, &end)
      return (result, end.map { $0.pointee == 0 } ?? true)
    }
    guard result == SQLITE_OK else { throw SQLiteError(result, of: connection) }
    guard let prepared else { throw SQLiteError(.misuse, "no statement") }
    handle = prepared
    self.connection = connection
    guard isSingle else { throw SQLiteError(.misuse, "more than one statement") }
  }

  deinit { sqlite3_finalize(handle) }

  /// Sets all parameters, and takes the statement into use.
  func bind(_ arguments: [SQLiteValue]) throws(SQLiteError) {
    isInUse = true
    guard sqlite3_bind_parameter_count(handle) == arguments.count else {
      throw SQLiteError(.range, "wrong number of arguments")
    }
    for (place, argument) in zip(Int32(1)..., arguments) {
      let result = bind(argument, at: place)
      guard result == SQLITE_OK else { throw SQLiteError(result, of: connection) }
    }
  }

  private func bind(_ argument: SQLiteValue, at place: Int32) -> Int32 {
    // Makes SQLite copy the bytes.
    let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    return switch argument {
    case .integer(let number): sqlite3_bind_int64(handle, place, number)
    case .text(let text):
      text.withCString {
        sqlite3_bind_text64(
          handle, place, $0, UInt64(text.utf8.count), transient, UInt8(SQLITE_UTF8))
      }
    // An empty array may have no address, and SQLite would take this for NULL.
    case .blob([]): sqlite3_bind_zeroblob(handle, place, 0)
    case .blob(let bytes):
      bytes.withUnsafeBytes {
        sqlite3_bind_blob64(handle, place, $0.baseAddress, UInt64($0.count), transient)
      }
    case .null: sqlite3_bind_null(handle, place)
    }
  }

  /// Moves to the next row.
  ///
  /// - Returns: false after the last.
  func step() throws(SQLiteError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let result: throw SQLiteError(result, of: connection)
    }
  }

  /// Prepares it for its next use. Its locks and the copies of its arguments are released.
  func reset() {
    // The result repeats the error of the last step, which was thrown already.
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
    isInUse = false
  }
}
