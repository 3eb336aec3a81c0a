import Foundation
import GameEngine
import GRDB

/// A player's journal: an append-only file of events, from which everything else is computed.
///
/// Several processes may have it open at once. When `append` returns, the events are on disk (write-ahead
/// log, `synchronous` FULL). `JournalExchange` exports and imports it, `JournalSync` synchronizes it with a
/// server.
package final class Journal: Sendable {
  /// The file.
  package let path: String
  /// The ID of this device, which is part of its events.
  package let device: String

  let database: DatabaseQueue

  /// The name of the file in a player's folder.
  package static let fileName = "journal.sqlite"

  /// Opens the journal in a player's folder, and creates both if they do not exist.
  ///
  /// - Parameters:
  ///   - directory: the player's folder; if created, only its owner can read it.
  ///   - makeDevice: creates the ID of a new device.
  /// - Throws: `JournalError`; a file that cannot be read is not changed.
  package init(
    directory: String, makeDevice: @Sendable () -> String
  ) throws(JournalError) {
    path = "\(directory)/\(Journal.fileName)"
    do {
      try FileManager.default.createDirectory(
        atPath: directory, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch {
      throw .notWritable(path: directory)
    }
    do {
      try Journal.makePrivate(path)
      database = try Journal.open(path)
      device = try Journal.prepare(database, path: path, makeDevice: makeDevice)
    } catch {
      throw JournalError(error, path: path)
    }
  }

  /// Checks the integrity of the whole file.
  ///
  /// - Throws: `JournalError.damaged` if any part of it is damaged.
  package func checkIntegrity() throws(JournalError) {
    do {
      let report = try database.read { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }
      guard report == "ok" else { throw JournalError.damaged(path: path) }
    } catch {
      throw JournalError(error, path: path)
    }
  }

  /// Renames a journal that cannot be read, so that a new one can be created.
  ///
  /// - Returns: its new path, or nil if there was no journal.
  /// - Throws: `JournalError.notWritable`.
  package static func setAside(
    directory: String, stamp: String
  ) throws(JournalError) -> String? {
    let files = FileManager.default
    let path = "\(directory)/\(fileName)"
    guard files.fileExists(atPath: path) else { return nil }
    var aside = "\(directory)/journal-\(stamp).damaged"
    var number = 1
    while files.fileExists(atPath: aside) {
      number += 1
      aside = "\(directory)/journal-\(stamp)-\(number).damaged"
    }
    do {
      try files.moveItem(atPath: path, toPath: aside)
      for suffix in ["-wal", "-shm"] where files.fileExists(atPath: path + suffix) {
        try files.moveItem(atPath: path + suffix, toPath: aside + suffix)
      }
    } catch {
      throw .notWritable(path: path)
    }
    return aside
  }

  // MARK: - Opening

  /// Creates an empty file that only its owner can read, unless it exists. An existing file is not even
  /// opened: closing it would release the locks that this process holds on it.
  private static func makePrivate(_ path: String) throws {
    let descriptor = Foundation.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor >= 0 {
      close(descriptor)
    } else if errno != EEXIST {
      throw errno == ENOSPC ? JournalError.diskFull(path: path) : .notWritable(path: path)
    }
  }

  private static func open(_ path: String) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    configuration.label = "journal"
    // A file must be recognized as a journal before anything in it is set.
    configuration.prepareDatabase { _ = try JournalSchema.state(of: $0, path: path) }
    var attempt = 1
    while true {
      do {
        let database = try DatabaseQueue(path: path, configuration: configuration)
        // GRDB would lower `synchronous` with the write-ahead log, but an answer must survive a power
        // cut. The log stays on, so it is turned on only once.
        try database.writeWithoutTransaction { db in
          if try String.fetchOne(db, sql: "PRAGMA journal_mode") != "wal" {
            try db.execute(sql: "PRAGMA journal_mode = WAL")
          }
          try db.execute(sql: "PRAGMA synchronous = FULL")
        }
        return database
      } catch let error as DatabaseError
        where error.resultCode == .SQLITE_BUSY && attempt < 40
      {
        // Turning the log on does not wait for another process that is doing the same.
        attempt += 1
        Thread.sleep(forTimeInterval: 0.05)
      }
    }
  }

  private static func prepare(
    _ database: DatabaseQueue, path: String, makeDevice: () -> String
  ) throws -> String {
    let known = try database.read { db in
      try JournalSchema.state(of: db, path: path) == .current
        ? String.fetchOne(db, sql: deviceQuery) : nil
    }
    if let known { return known }
    try JournalSchema.migrate(database)
    return try database.write { db in
      if let known = try String.fetchOne(db, sql: deviceQuery) { return known }
      let device = makeDevice()
      try db.execute(
        sql: "INSERT INTO meta (key, value) VALUES ('device', ?)", arguments: [device])
      return device
    }
  }

  private static let deviceQuery = "SELECT value FROM meta WHERE key = 'device'"
}
