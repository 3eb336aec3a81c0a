import CSQLite

/// A connection to an SQLite file. Only one thread at a time may use it; `Database` takes care of that.
///
/// When it is released, it is closed. The last connection to a file with a write-ahead log then transfers the log
/// and deletes it.
package final class Connection {
  /// The rights of a connection.
  package enum Access: Sendable {
    /// Read an existing file, with locks.
    case reading
    /// Read an existing file and its write-ahead log without files beside them and without locks, so while no other
    /// program writes.
    case readingAlone
    /// Read an existing file without locks. It must have no write-ahead log, and must not change.
    case readingUnchanged
    /// Read and write an existing file.
    case writing
    /// Read and write a file, which is created if it does not exist.
    case creating

    fileprivate var flags: Int32 {
      switch self {
      case .reading: SQLITE_OPEN_READONLY
      case .readingAlone, .readingUnchanged: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      case .writing: SQLITE_OPEN_READWRITE
      case .creating: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      }
    }

    /// The URI with which SQLite opens a file.
    fileprivate func name(of path: String) -> String {
      switch self {
      case .reading, .writing, .creating: path
      case .readingAlone: Access.uri(path) + "?vfs=unix-none"
      case .readingUnchanged: Access.uri(path) + "?immutable=1"
      }
    }

    private static func uri(_ path: String) -> String {
      var escaped = path
      for (character, code) in [("%", "%25"), ("?", "%3f"), ("#", "%23")] {
        escaped = escaped.split(separator: character, omittingEmptySubsequences: false)
          .joined(separator: code)
      }
      // Two slashes at its beginning would name another machine.
      return (path.hasPrefix("/") ? "file://" : "file:") + escaped
    }
  }

  /// The maximum number of statements that are kept.
  static let cacheSize = 32

  private let handle: OpaquePointer
  /// The work since the last row, if it is limited.
  private var work: UnsafeMutablePointer<Int>?
  /// Statements for their next use, by their SQL.
  private(set) var cache: [String: Statement] = [:]

  /// Opens a file. SQLite reads it only when the first statement is executed.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - access: the rights of the connection.
  ///   - timeout: the time to wait for the locks of other connections, in milliseconds.
  ///   - logPages: the size of the write-ahead log, in pages, from which a commit transfers it to the file.
  /// - Throws: `SQLiteError` if it cannot be opened.
  package init(
    path: String, _ access: Access, timeout: Int32 = 5000, logPages: Int32 = 1000
  ) throws(SQLiteError) {
    var opened: OpaquePointer?
    let flags = access.flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let result = sqlite3_open_v2(access.name(of: path), &opened, flags, nil)
    guard result == SQLITE_OK, let opened else {
      let error = SQLiteError(result, of: opened)
      // A connection that could not be opened must be closed too.
      sqlite3_close_v2(opened)
      throw error
    }
    handle = opened
    for result in [
      sqlite3_busy_timeout(handle, timeout), sqlite3_wal_autocheckpoint(handle, logPages),
    ] where result != SQLITE_OK { throw SQLiteError(result, of: handle) }
  }

  /// Opens a copy of a file in memory, as a connection to it sees it. Changes are lost when it is released.
  ///
  /// - Throws: `SQLiteError`.
  package convenience init(copying source: Connection) throws(SQLiteError) {
    try self.init(path: ":memory:", .creating)
    var size: Int64 = 0
    guard let bytes = sqlite3_serialize(source.handle, "main", &size, 0) else {
      throw SQLiteError(SQLITE_NOMEM, of: nil)
    }
    // The header says that there is a write-ahead log, which a file in memory cannot have.
    if size > 20 { (bytes[18], bytes[19]) = (1, 1) }
    let flags = UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE)
    let result = sqlite3_deserialize(handle, "main", bytes, size, size, flags)
    guard result == SQLITE_OK else { throw SQLiteError(result, of: handle) }
    // Sorting must not need a disk.
    try execute("PRAGMA temp_store = MEMORY")
  }

  deinit {
    cache = [:]
    sqlite3_close_v2(handle)
    work?.deallocate()
  }

  /// The number of rows that the last INSERT, UPDATE or DELETE changed.
  package var changes: Int { Int(sqlite3_changes64(handle)) }

  /// The ID of the last row that was inserted.
  package var lastRowID: Int64 { sqlite3_last_insert_rowid(handle) }

  /// Whether the file is write-protected, so that it can only be read.
  package var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// Sets one of SQLite's limits.
  func limit(_ limit: Int32, to value: Int32) { sqlite3_limit(handle, limit, value) }

  /// Calls a function after each `steps` instructions, with the counter of the work since the last
  /// row. A result other than 0 ends the statement.
  func limitWork(
    steps: Int32, _ isTooMuch: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Int32
  ) {
    let counter = work ?? .allocate(capacity: 1)
    counter.initialize(to: 0)
    work = counter
    sqlite3_progress_handler(handle, steps, isTooMuch, counter)
  }

  // MARK: - Statements

  /// Executes statements without arguments, separated by semicolons; rows are ignored.
  ///
  /// - Throws: `SQLiteError`; the statements after the one that failed are not executed.
  package func execute(_ sql: String) throws(SQLiteError) {
    let result = sqlite3_exec(handle, sql, nil, nil, nil)
    guard result == SQLITE_OK else { throw SQLiteError(result, of: handle) }
  }

  /// Executes a statement; rows are ignored. The statement is kept for its next use.
  ///
  /// - Throws: `SQLiteError`.
  package func run(_ sql: String, _ arguments: [SQLiteValue] = []) throws {
    try scan(sql, arguments) { _ in true }
  }

  /// Visits the rows of a query. The statement is kept for its next use.
  ///
  /// - Throws: `SQLiteError`, or an error of the visit.
  package func forEach(
    _ sql: String, _ arguments: [SQLiteValue] = [], _ visit: (borrowing Row) throws -> Void
  ) throws {
    try scan(sql, arguments) { row in
      try visit(row)
      return true
    }
  }

  /// Visits the rows of a query until one yields a value. The statement is kept for its next use.
  ///
  /// - Returns: that value, or nil if no row yields one.
  /// - Throws: `SQLiteError`, or an error of the visit.
  package func first<Value>(
    _ sql: String, _ arguments: [SQLiteValue] = [], _ value: (borrowing Row) throws -> Value?
  ) throws -> Value? {
    var found: Value?
    try scan(sql, arguments) { row in
      found = try value(row)
      return found == nil
    }
    return found
  }

  /// Visits the rows of a query while the visit returns true. The statement is kept for its next use.
  ///
  /// - Throws: `SQLiteError`, or an error of the visit.
  package func scan(
    _ sql: String, _ arguments: [SQLiteValue] = [], _ visit: (borrowing Row) throws -> Bool
  ) throws {
    let statement = try statement(for: sql)
    defer { statement.reset() }
    try statement.bind(arguments)
    let row = Row(statement.handle)
    while try statement.step() {
      work?.pointee = 0
      guard try visit(row) else { return }
    }
  }

  /// A statement that is not in use, since a visit may execute the same SQL as the query around it.
  private func statement(for sql: String) throws(SQLiteError) -> Statement {
    let kept = cache[sql]
    if let kept, !kept.isInUse { return kept }
    let statement = try Statement(sql, on: handle)
    if kept == nil, cache.count < Connection.cacheSize { cache[sql] = statement }
    return statement
  }

  // MARK: - Transactions

  /// When a transaction takes the lock for writing.
  package enum Locking: String, Sendable {
    /// Never, or with its first change. For reading: it sees one state of the file.
    case deferred = "BEGIN"
    /// At once, so that no other connection writes during it.
    case immediate = "BEGIN IMMEDIATE"
  }

  /// Executes statements in a transaction, which is undone if an error is thrown.
  ///
  /// - Throws: `SQLiteError`, or an error of the body.
  package func transaction<Value>(
    _ locking: Locking, _ body: () throws -> Value
  ) throws -> Value {
    try run(locking.rawValue)
    do {
      let value = try body()
      try run("COMMIT")
      return value
    } catch {
      // SQLite itself undoes it after some errors. If this fails, the next BEGIN does too.
      if sqlite3_get_autocommit(handle) == 0 { try? run("ROLLBACK") }
      throw error
    }
  }
}
