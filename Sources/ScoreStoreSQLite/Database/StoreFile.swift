import Foundation
import GRDB
import ScoreStore

/// Opens and creates the file of a store. Files of other programs are not changed.
enum StoreFile {
  /// Files up to this size are checked when they are opened.
  private static let checkLimit = 64 << 20

  /// The pages of the write-ahead log, 64 MiB, from which the writer copies them itself.
  private static let longestLog = 16_384

  /// The number of threads for short reads. More than processors, because some wait for the disk.
  private static let shortReaders = 4
  /// The number of threads for long reads.
  private static let longReaders = 2

  /// A new database in memory. It has a single connection, which all threads take turns to use.
  static func inMemory() throws -> StoreConnections {
    let database = try DatabaseQueue(configuration: configuration(path: ":memory:"))
    try Schema.migrator.migrate(database)
    try database.write(RowChecksum.keep)
    return StoreConnections(writer: database, short: [database], long: [database])
  }

  /// Opens a file that was checked, and creates it if there is none.
  static func open(_ path: String) throws -> StoreConnections {
    if try !hasContent(path) { try make(path) }
    let writer = try writer(path)
    try writer.writeWithoutTransaction { db in
      // GRDB lowers this when it enables the write-ahead log; but a stored move must survive a power cut.
      try db.execute(sql: "PRAGMA synchronous = FULL")
      guard try Int.fetchOne(db, sql: "PRAGMA synchronous") == 2 else {
        throw StoreFileError(path: path, fault: .notSynchronous)
      }
      try db.execute(sql: "PRAGMA journal_size_limit = \(64 << 20); PRAGMA cache_size = -16000")
      // A checkpointer copies the log; the writer does so only if the checkpointer cannot keep up.
      try db.execute(sql: "PRAGMA wal_autocheckpoint = \(longestLog)")
    }
    try migrate(writer)
    try writer.writeWithoutTransaction(RowChecksum.keep)
    return StoreConnections(
      writer: writer,
      short: try (0..<shortReaders).map { _ in try reader(path) },
      long: try (0..<longReaders).map { _ in try reader(path) })
  }

  /// Opens the writing connection. SQLite does not wait for locks when it enables the write-ahead log, so this is
  /// repeated while another process creates the file.
  private static func writer(
    _ path: String, allowsUnsafeTransactions: Bool = false
  ) throws -> DatabaseQueue {
    var configuration = configuration(path: path)
    configuration.journalMode = .wal
    configuration.allowsUnsafeTransactions = allowsUnsafeTransactions
    let deadline = ContinuousClock.now + .seconds(5)
    while true {
      do {
        return try DatabaseQueue(path: path, configuration: configuration)
      } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
        guard ContinuousClock.now < deadline else { throw error }
        Thread.sleep(forTimeInterval: 0.01)
      }
    }
  }

  /// The one connection to a file that is copied from or into, without the triggers that keep checksums, and with transactions that
  /// last. The file is created if there is none.
  static func forCopying(_ path: String) throws -> DatabaseQueue {
    if try !hasContent(path) { try make(path) }
    let writer = try writer(path, allowsUnsafeTransactions: true)
    try migrate(writer)
    return writer
  }

  /// Gives a complete file its name, which no file may have. It has both names after it, where the file system has links.
  ///
  /// - Throws: `StoreFileError`: `exists` if a file has the name.
  static func publish(_ part: String, as file: String) throws(StoreFileError) {
    if link(part, file) == 0 { return }
    guard errno != EEXIST else { throw StoreFileError(path: file, fault: .exists) }
    // FAT, for example, has no links. An empty file reserves the name.
    try create(file)
    guard rename(part, file) == 0 else {
      let code = errno
      unlink(file)
      throw StoreFileError(path: file, system: code)
    }
  }

  /// The checkpointer of an open file.
  static func checkpointer(_ path: String) throws -> Checkpointer {
    try Checkpointer(path: path, configuration: configuration(path: path))
  }

  /// A connection for reading an open file.
  ///
  /// - Parameter cache: its size in KiB. To read all of a file it is as small as can be: with less than 8,000, the check
  ///   of an index would read the inner pages of the index again and again. Larger ones hardly save time.
  static func reader(_ path: String, cache: Int = 2000) throws -> DatabaseQueue {
    var configuration = configuration(path: path)
    configuration.readonly = true
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA cache_size = -\(cache)") }
    return try DatabaseQueue(path: path, configuration: configuration)
  }

  /// Creates an empty file that only its owner can read.
  ///
  /// - Throws: `StoreFileError`.
  static func create(_ path: String) throws(StoreFileError) {
    let descriptor = Foundation.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor < 0 else {
      close(descriptor)
      return
    }
    throw StoreFileError(path: path, system: errno)
  }

  private static func configuration(path: String) -> Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    configuration.label = "store"
    // No setting is written to a file before it is recognized as a server's.
    configuration.prepareDatabase {
      try rejectForeign($0, path: path)
      try RowChecksum.install($0)
    }
    return configuration
  }

  /// Reads the header of a file before SQLite opens it, because opening the database of another program would
  /// apply its log. Not for a file that this process has open: closing it here would release the locks.
  ///
  /// - Returns: whether the file has content; false if there is no file.
  /// - Throws: `StoreFileError` if the file is not a server's database.
  private static func hasContent(_ path: String) throws -> Bool {
    guard FileManager.default.fileExists(atPath: path) else { return false }
    guard let file = FileHandle(forReadingAtPath: path) else {
      throw StoreFileError(path: path, fault: .store(.notWritable))
    }
    defer { try? file.close() }
    let head: Data
    do {
      head = try file.read(upToCount: 100) ?? Data()
    } catch {
      throw StoreFileError(path: path, fault: .unreadable)
    }
    if head.isEmpty { return false }
    guard let application = application(of: head) else {
      throw StoreFileError(path: path, fault: .noDatabase)
    }
    guard application == Schema.applicationID else {
      throw StoreFileError(path: path, fault: .foreign)
    }
    return true
  }

  /// The `application_id` in the first 100 bytes of a file; nil if it is not a SQLite database.
  static func application(of head: Data) -> Int? {
    guard head.count == 100, head.starts(with: Data("SQLite format 3\0".utf8)) else { return nil }
    return head.dropFirst(68).prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }

  /// Throws if the database is not a server's, or a newer server's. It reads in one transaction, because
  /// another process may be creating the file.
  private static func rejectForeign(_ db: Database, path: String) throws {
    try db.inTransaction(.deferred) {
      let application = try Int.fetchOne(db, sql: "PRAGMA application_id") ?? 0
      let applied = try Schema.migrator.appliedIdentifiers(db)
      if application == Schema.applicationID, try Schema.migrator.hasBeenSuperseded(db) {
        throw StoreFileError(path: path, fault: .newer)
      }
      if application == Schema.applicationID, !applied.isEmpty { return .commit }
      // The file is empty, or its process ended before the tables were created.
      let tables =
        try Int.fetchOne(
          db, sql: "SELECT count(*) FROM sqlite_master WHERE tbl_name <> 'grdb_migrations'") ?? 0
      guard application == 0 || application == Schema.applicationID, tables == 0 else {
        throw StoreFileError(path: path, fault: .foreign)
      }
      return .commit
    }
  }

  /// Updates the tables. If another process does so at the same time, one of them fails and finds the tables
  /// up to date.
  private static func migrate(_ database: any DatabaseWriter) throws {
    do {
      try Schema.migrator.migrate(database)
    } catch {
      guard try database.read(Schema.migrator.hasCompletedMigrations) else { throw error }
    }
  }

  /// Creates the tables without the write-ahead log, so that the header of the file names its program from
  /// the start.
  private static func make(_ path: String) throws {
    do throws(StoreFileError) {
      try create(path)
    } catch {
      guard error.fault == .exists else { throw error }
    }
    let database = try DatabaseQueue(path: path, configuration: configuration(path: path))
    try database.writeWithoutTransaction { db in
      try db.execute(
        sql: "PRAGMA synchronous = FULL; PRAGMA application_id = \(Schema.applicationID)")
    }
    try migrate(database)
    try database.close()
  }

  /// Rejects a damaged file before anything is written to it. Indexes are compared with their tables too, since a
  /// damaged one would give wrong ranks.
  ///
  /// - Returns: false if the file is large: it was not checked, because that takes too long for a start.
  static func check(_ path: String) throws -> Bool {
    guard try hasContent(path) else { return true }
    var configuration = configuration(path: path)
    configuration.readonly = true
    let database = try DatabaseQueue(path: path, configuration: configuration)
    let report = try database.read { db -> String? in
      let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
      let pageSize = try Int.fetchOne(db, sql: "PRAGMA page_size") ?? 0
      guard pages * pageSize <= checkLimit else { return nil }
      return try String.fetchOne(db, sql: "PRAGMA integrity_check(1)")
    }
    try database.close()
    if let report, report != "ok" { throw StoreError.damaged(.database(.message(report))) }
    return report != nil
  }
}
