import Foundation
import GRDB
import GRDBSQLite
package import ScoreStore

/// The tables of a SQLite file. Until a copy is complete, it has another name, so that nothing else uses it.
package final class SQLiteTables: StoreTables {
  private let connection: DatabaseQueue
  /// The file to make, and its name until it is complete; nil for a source.
  private let target: (file: String, part: String)?

  /// Opens a file for reading, and keeps others from changing it.
  ///
  /// - Throws: `StoreFileError`.
  package init(readingFrom file: String) throws(StoreFileError) {
    target = nil
    do {
      connection = try StoreFile.forCopying(file)
      try connection.writeWithoutTransaction { try $0.control("BEGIN IMMEDIATE") }
    } catch {
      throw StoreFileError(error, path: file)
    }
  }

  /// Begins a file, or continues an unfinished one.
  ///
  /// - Throws: `StoreFileError`: `exists` if there is a file with this name.
  package init(writingTo file: String) throws(StoreFileError) {
    guard !FileManager.default.fileExists(atPath: file) else {
      throw StoreFileError(path: file, fault: .exists)
    }
    let part = file + ".unfinished"
    target = (file, part)
    do {
      connection = try StoreFile.forCopying(part)
      try connection.writeWithoutTransaction { try $0.execute(sql: "PRAGMA cache_size = -64000") }
    } catch {
      throw StoreFileError(error, path: part)
    }
  }

  package func count(of table: StoreTable) throws(StoreError) -> Int {
    try perform { db in
      try db.integer("SELECT count(*) FROM \(table.source)") ?? 0
    }
  }

  package func rows(
    of table: StoreTable, after key: [StoreField]?, limit: Int
  ) throws(StoreError) -> [[StoreField]] {
    let columns = table.columns.map { table.expression($0.key) }.joined(separator: ", ")
    let begin = key == nil ? "" : "WHERE \(table.order) > \(table.bound)"
    return try perform { db in
      try db.fields(
        "SELECT \(columns) FROM \(table.source) \(begin) ORDER BY \(table.orderBy()) LIMIT \(limit)",
        key ?? [], as: table.columns.prefix(key == nil ? 0 : table.keyLength).map(\.value))
    }
  }

  package func lastKey(of table: StoreTable) throws(StoreError) -> [StoreField]? {
    let key = table.key.map { table.expression($0) }.joined(separator: ", ")
    return try perform { db in
      try db.fields(
        "SELECT \(key) FROM \(table.source) ORDER BY \(table.orderBy(" DESC")) LIMIT 1", [], as: []
      ).first
    }
  }

  package func insert(_ rows: [[StoreField]], into table: StoreTable) throws(StoreError) {
    try perform { db in
      guard let stored = try ChecksumTable.all(db).first(where: { $0.name == table.sqliteName })
      else { throw StoreError.damaged(.malformedRow) }
      let columns = stored.columns.filter { table.value($0) != nil }
      let values = columns.compactMap { table.value($0) }.joined(separator: ", ")
      // The checksum includes columns with their defaults, too.
      let all = stored.columns.map { table.value($0) ?? "0" }.joined(separator: ", ")
      let sql = """
        INSERT INTO \(stored.name) (\(columns.joined(separator: ", ")), \(RowChecksum.column))
        VALUES (\(values), \(RowChecksum.of(sql: all)))
        """
      try db.control("BEGIN IMMEDIATE")
      do {
        for row in rows { _ = try db.fields(sql, row, as: table.columns.map(\.value)) }
        try db.control("COMMIT")
      } catch {
        if db.isInsideTransaction { try? db.control("ROLLBACK") }
        throw error
      }
    }
  }

  package func newestAccount() throws(StoreError) -> AccountID {
    try perform { db in
      Int64(try db.integer("SELECT seq FROM sqlite_sequence WHERE name = 'account'") ?? 0)
    }
  }

  package func finish(newestAccount: AccountID) throws {
    guard let (file, part) = target else { return }
    try perform { db in
      try db.control("PRAGMA synchronous = FULL")
      try db.control("BEGIN IMMEDIATE")
      try db.run("DELETE FROM sqlite_sequence WHERE name = 'account'")
      try db.run("INSERT INTO sqlite_sequence (name, seq) VALUES ('account', ?)", newestAccount)
      try db.control("COMMIT")
    }
    // The file has no log after it.
    try connection.close()
    try StoreFile.publish(part, as: file)
    unlink(part)
  }

  private func perform<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    do {
      return try connection.writeWithoutTransaction(body)
    } catch {
      throw StoreError(sqlite: error)
    }
  }
}

// MARK: - Names

extension StoreTable {
  fileprivate var sqliteName: String { StoreTable.camelCase(name) }

  private static func camelCase(_ name: String) -> String {
    let words = name.split(separator: "_")
    return (words.prefix(1) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() })
      .joined()
  }

  /// What rows are read from.
  fileprivate var source: String {
    switch name {
    case "meta": "(SELECT * FROM meta WHERE key = 'secret')"
    case "deletion": "(SELECT DISTINCT date, hash, at, newestAccount FROM deletion)"
    case "journal": "(SELECT * FROM journal WHERE NOT deleted)"
    case _ where columns.first?.key == "journal":
      // Not a subquery that SQLite could read the journals by, one after the other.
      "(SELECT * FROM \(sqliteName) WHERE journal NOT IN (SELECT number FROM journal WHERE deleted = 1))"
    default: sqliteName
    }
  }

  /// The value of a column when it is read.
  fileprivate func expression(_ column: String) -> String {
    switch (name, column) {
    case ("event", "sequence"): "number & 4294967295"
    case ("entry", "score"): "-minusScore"
    default: StoreTable.camelCase(column)
    }
  }

  /// What orders the rows.
  fileprivate var order: String {
    name == "event" ? "number" : "(\(key.map(StoreTable.camelCase).joined(separator: ", ")))"
  }

  fileprivate func orderBy(_ direction: String = "") -> String {
    let columns = name == "event" ? ["number"] : key.map(StoreTable.camelCase)
    return columns.map { $0 + direction }.joined(separator: ", ")
  }

  /// The bound of `order` that follows from a key.
  fileprivate var bound: String {
    name == "event"
      ? "(?1 << 32 | ?2)" : "(\((1...keyLength).map { "?\($0)" }.joined(separator: ", ")))"
  }

  /// The value of a column of SQLite when it is written, from the row's columns; nil for a default, which is 0.
  fileprivate func value(_ column: String) -> String? {
    func place(_ name: String) -> String? {
      columns.firstIndex { StoreTable.camelCase($0.key) == name }.map { "?\($0 + 1)" }
    }
    return switch (name, column) {
    case ("event", "number"): "(?1 << 32 | ?2)"
    case ("entry", "minusScore"): place("score").map { "-\($0)" }
    case ("entry", "seconds"): place("elapsedMillis").map { "\($0) / 1000" }
    default: place(column)
    }
  }
}

// MARK: - Rows

extension Database {
  /// Runs a statement with values of these kinds, and returns its rows.
  fileprivate func fields(
    _ sql: String, _ values: [StoreField], as kinds: [StoreTable.Kind]
  ) throws -> [[StoreField]] {
    let statement = try cachedStatement(sql: sql).sqliteStatement
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (place, (value, kind)) in zip(values, kinds).enumerated() {
      try bind(value, as: kind, to: statement, at: CInt(place + 1))
    }
    var rows: [[StoreField]] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW:
        rows.append((0..<sqlite3_column_count(statement)).map { StoreField(statement, $0) })
      case SQLITE_DONE: return rows
      case let code:
        throw DatabaseError(
          resultCode: ResultCode(rawValue: code), message: lastErrorMessage, sql: sql)
      }
    }
  }

  private func bind(
    _ value: StoreField, as kind: StoreTable.Kind, to statement: OpaquePointer, at place: CInt
  ) throws {
    let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    let code =
      switch value {
      case .null: sqlite3_bind_null(statement, place)
      case .integer(let value): sqlite3_bind_int64(statement, place, value)
      case .bytes(let bytes):
        (bytes.isEmpty ? [0] : bytes).withUnsafeBytes { buffer in
          switch kind {
          case .text, .octets:
            sqlite3_bind_text(
              statement, place, buffer.bindMemory(to: CChar.self).baseAddress,
              CInt(bytes.count), transient)
          case .integer, .bool, .bytes, .id:
            sqlite3_bind_blob(statement, place, buffer.baseAddress, CInt(bytes.count), transient)
          }
        }
      }
    guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
  }
}

extension StoreField {
  fileprivate init(_ statement: OpaquePointer, _ column: CInt) {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: self = .integer(sqlite3_column_int64(statement, column))
    case SQLITE_TEXT, SQLITE_BLOB:
      let start = sqlite3_column_blob(statement, column)
      let count = Int(sqlite3_column_bytes(statement, column))
      self = .bytes(Array(UnsafeRawBufferPointer(start: start, count: count)))
    default: self = .null
    }
  }
}
