import Foundation
import GRDB

/// Opens and makes the file of a store. A file that is not ours is not written to.
enum StoreFile {
  /// Files up to this size are looked through when they are opened.
  private static let quickCheckLimit = 32 << 20

  /// So many pages in the write-ahead log, 64 MiB, and the writer copies them itself.
  private static let longestLog = 16_384

  /// A database of its own in memory.
  static func inMemory() throws -> any DatabaseWriter {
    let database = try DatabaseQueue(configuration: configuration(path: ":memory:"))
    try database.write { try Schema.migrate($0) }
    return database
  }

  /// Opens a file, and makes it where there is none.
  static func open(_ path: String) throws -> any DatabaseWriter {
    if try isThere(path) { try lookThrough(path) } else { try make(path) }
    let pool = try DatabasePool(path: path, configuration: configuration(path: path))
    try pool.writeWithoutTransaction { db in
      // GRDB lowers this when it turns the write-ahead log on; an answer must outlive a power cut.
      try db.execute(sql: "PRAGMA synchronous = FULL")
      guard try Int.fetchOne(db, sql: "PRAGMA synchronous") == 2 else {
        throw StoreError.failed(message: "SQLite does not write through to the disk")
      }
      try db.execute(sql: "PRAGMA journal_size_limit = \(64 << 20); PRAGMA cache_size = -16000")
      // A checkpointer copies the log; the writer does only where it cannot keep up.
      try db.execute(sql: "PRAGMA wal_autocheckpoint = \(longestLog)")
      try db.inTransaction(.immediate) {
        try Schema.migrate(db)
        return .commit
      }
    }
    return pool
  }

  /// What copies the log of an open file into it.
  static func checkpointer(_ path: String) throws -> Checkpointer {
    try Checkpointer(path: path, configuration: configuration(path: path))
  }

  /// Makes an empty file that only its owner can read.
  ///
  /// - Throws: `StoreError.fileExists`.
  static func create(_ path: String) throws(StoreError) {
    let descriptor = Foundation.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor < 0 else {
      close(descriptor)
      return
    }
    switch errno {
    case EEXIST: throw .fileExists(path: path)
    case ENOSPC, EDQUOT: throw .diskFull
    default: throw .notWritable(path: path)
    }
  }

  private static func configuration(path: String) -> Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    configuration.maximumReaderCount = 4
    configuration.label = "store"
    // Before anything is set in a file, it must be known as ours.
    configuration.prepareDatabase { try refuseOthers($0, path: path) }
    return configuration
  }

  /// Reads what stands at the head of a file, before SQLite touches it: opening alone would take in
  /// the log of somebody else's database. Not for a file that this process has open: closing it here
  /// would drop the locks.
  ///
  /// - Returns: whether there is anything in it; false where there is no file.
  /// - Throws: where it is not ours.
  private static func isThere(_ path: String) throws -> Bool {
    guard FileManager.default.fileExists(atPath: path) else { return false }
    guard let file = FileHandle(forReadingAtPath: path) else {
      throw StoreError.notWritable(path: path)
    }
    defer { try? file.close() }
    let head: Data
    do {
      head = try file.read(upToCount: 100) ?? Data()
    } catch {
      throw StoreError.damaged(path: path, message: "it cannot be read")
    }
    if head.isEmpty { return false }
    guard head.count == 100, head.starts(with: Data("SQLite format 3\0".utf8)) else {
      throw StoreError.damaged(path: path, message: "it is no database, or its head is torn")
    }
    let application = head[68..<72].reduce(0) { $0 << 8 | Int($1) }
    guard application == Schema.applicationID else {
      throw StoreError.damaged(path: path, message: alien)
    }
    return true
  }

  private static let alien = "it is the database of another program"

  private static func refuseOthers(_ db: Database, path: String) throws {
    let application = try Int.fetchOne(db, sql: "PRAGMA application_id") ?? 0
    if application == Schema.applicationID {
      let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
      if version > Schema.version { throw StoreError.newer(path: path) }
    } else {
      let tables = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") ?? 0
      if application != 0 || tables > 0 { throw StoreError.damaged(path: path, message: alien) }
    }
  }

  /// Makes the tables without the write-ahead log, so that the head of the file says from the
  /// beginning whose it is.
  private static func make(_ path: String) throws {
    do throws(StoreError) {
      try create(path)
    } catch .fileExists {}
    let database = try DatabaseQueue(path: path, configuration: configuration(path: path))
    try database.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA synchronous = FULL")
      try db.inTransaction(.immediate) {
        try Schema.migrate(db)
        return .commit
      }
    }
    try database.close()
  }

  /// Refuses a torn file before anything is written to it. Reading all of a large one takes too long
  /// for a start: there, what is torn shows when it is read, and `check` finds it.
  private static func lookThrough(_ path: String) throws {
    var configuration = configuration(path: path)
    configuration.readonly = true
    let database = try DatabaseQueue(path: path, configuration: configuration)
    let report = try database.read { db -> String? in
      let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
      let pageSize = try Int.fetchOne(db, sql: "PRAGMA page_size") ?? 0
      guard pages * pageSize <= quickCheckLimit else { return nil }
      return try String.fetchOne(db, sql: "PRAGMA quick_check(1)")
    }
    try database.close()
    if let report, report != "ok" { throw StoreError.damaged(path: path, message: report) }
  }
}
