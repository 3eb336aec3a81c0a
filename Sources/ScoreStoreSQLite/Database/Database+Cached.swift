import GRDB
import GRDBSQLite

/// Statements, each compiled once per connection.
extension Database {
  /// Runs a statement that returns no rows.
  ///
  /// - Returns: the number of rows that it changed.
  @discardableResult
  func run<each Value: StatementBinding>(_ sql: String, _ values: repeat each Value) throws -> Int {
    try eachRow(sql, repeat each values) { _ in }
    return changesCount
  }

  /// Begins or ends a transaction, through GRDB, which keeps track of transactions.
  func control(_ sql: String) throws { try cachedStatement(sql: sql).execute() }

  /// Runs a function in a transaction that only reads, so that all its statements see one state.
  func snapshot<Value>(_ body: () throws -> Value) throws -> Value {
    try control("BEGIN DEFERRED")
    defer { if isInsideTransaction { try? control("ROLLBACK") } }
    return try body()
  }

  /// Runs a statement and reads its rows with SQLite's own functions. It is for the operations of every move,
  /// because binding values and reading rows with GRDB takes more time than SQLite needs for the statement.
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
    assert(place == sqlite3_bind_parameter_count(statement), "each parameter needs a value: \(sql)")
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
    // SQLite may have ended the transaction; GRDB detects that when it runs a statement.
    try? cachedStatement(sql: "SELECT 1").execute()
    return error
  }

  /// The number of pages in use. Within a transaction it includes its changes.
  func usedPages() throws -> Int {
    try (integer("PRAGMA page_count") ?? 0) - (integer("PRAGMA freelist_count") ?? 0)
  }

  /// The first row of a query; nil if there is none.
  func row(_ sql: String, _ arguments: (any DatabaseValueConvertible)?...) throws -> CheckedRow? {
    try Row.fetchOne(cachedStatement(sql: sql), arguments: StatementArguments(arguments))
      .map(CheckedRow.init)
  }

  /// The rows. Each must be read before the next one.
  func rows(_ sql: String, _ arguments: (any DatabaseValueConvertible)?...) throws -> CheckedRows {
    try Row.fetchCursor(cachedStatement(sql: sql), arguments: StatementArguments(arguments))
      .map(CheckedRow.init)
  }

  /// The first column of the first row.
  func integer(_ sql: String, _ arguments: (any DatabaseValueConvertible)?...) throws -> Int? {
    try Int.fetchOne(cachedStatement(sql: sql), arguments: StatementArguments(arguments))
  }
}
