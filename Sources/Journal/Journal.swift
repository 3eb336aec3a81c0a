import FoundationEssentials
import GameEngine
import Glibc
import SQLite
import Synchronization

/// A player's journal: an append-only file of events, from which everything else is computed.
///
/// Several processes may have it open at once. When `append` returns, the events are on disk (write-ahead
/// log, `synchronous` FULL). `JournalExchange` exports and imports it, `JournalSync` synchronizes it with a
/// server.
///
/// ```swift
/// let journal = try Journal(directory: folder, makeDevice: { "laptop" })
/// let favorite = EventBody.favorite(FavoriteEntry(item: ItemID("en/glacier/noun"), kept: true))
/// let draft = Journal.Draft(id: EventID(derivedFrom: "example"), body: favorite)
/// try journal.append([draft], at: Moment(instant: millis, offset: 3600))
/// print(try journal.progress().favorites.count)
/// ```
package final class Journal: Sendable {
  /// The path of `journal.sqlite` in the player's folder.
  package let path: String
  let database: Database
  /// Why nothing can be written. The journal is then a copy in memory, whose changes are lost.
  package let obstacle: JournalError?
  let lack: Shortfall
  /// The names of the settings that events from other devices may change.
  let syncedSettings: Set<String>
  let makeDevice: @Sendable () -> String
  let leftOut: LeftOutEvents
  /// The tree of decks as of an arrival, since a session asks for it card by card.
  let deckCache = Mutex<(arrival: Int64, tree: DeckTree)?>(nil)
  /// The settings as of an arrival.
  let settingsCache = Mutex<(arrival: Int64, settings: [String: String])?>(nil)

  /// The name of the file in a player's folder.
  package static let fileName = "journal.sqlite"

  /// The size of the write-ahead log, in pages, from which it is transferred to the file. A program that ends
  /// without closing the journal leaves the log, which the next program must read.
  private static let logPages: Int32 = 200

  /// The size of the write-ahead log, in bytes, up to which it may be left for the next program: about 20 looks.
  private static let shortLog = 100 * 4096

  /// Whether there is a journal in a player's folder.
  package static func exists(in directory: String) -> Bool {
    access(file(in: directory), F_OK) == 0 || errno != ENOENT && errno != ENOTDIR
  }

  /// The path of the file in a player's folder.
  static func file(in directory: String) -> String { "\(directory)/\(fileName)" }

  /// Opens the journal in a player's folder, and creates both if they do not exist. A journal that cannot be
  /// written is only read.
  ///
  /// - Parameters:
  ///   - directory: the player's folder; if created, only its owner can read it.
  ///   - syncedSettings: the names of the settings that are synced and imported. All others stay on this device.
  ///   - makeDevice: creates the ID of a new device.
  /// - Throws: `JournalError`; a file that cannot be read is not changed.
  package init(
    directory: String, syncedSettings: Set<String> = [],
    makeDevice: @escaping @Sendable () -> String
  ) throws(JournalError) {
    self.syncedSettings = syncedSettings
    self.makeDevice = makeDevice
    path = Journal.file(in: directory)
    leftOut = LeftOutEvents(directory: directory)
    lack = Shortfall(path: path)
    do {
      guard try !HomeFolder.check(directory) else { throw JournalError.foreign(path: directory) }
      try Journal.makeFile(path, in: directory)
      let connection = try Connection(path: path, .writing, logPages: Journal.logPages)
      guard !connection.isReadOnly else { throw JournalError.notWritable(path: path) }
      try Journal.prepare(connection, path: path, makeDevice: makeDevice)
      (database, obstacle) = (Database(connection), nil)
    } catch {
      let error = JournalError(error, path: path)
      guard error.isObstacleToWriting, let copy = try JournalInMemory.copy(of: path) else {
        throw error
      }
      (database, obstacle) = (Database(copy), error)
    }
  }

  /// Why something is not kept; nil if everything is.
  package var shortfall: JournalError? { obstacle ?? lack.error }

  /// Whether the write-ahead log is short enough to be left for the next program, which must read all of it.
  package var hasShortLog: Bool {
    var status = stat()
    return stat("\(path)-wal", &status) == 0 && status.st_size <= Journal.shortLog
  }

  /// Checks the integrity of the whole file.
  ///
  /// - Throws: `JournalError.damaged` if any part of it is damaged.
  package func checkIntegrity() throws(JournalError) {
    do {
      let report = try database.read { db in
        try db.first("PRAGMA quick_check(1)") { $0.text(0) }
      }
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
    let path = file(in: directory)
    guard files.fileExists(atPath: path) else { return nil }
    var aside = "\(directory)/journal-\(stamp).damaged"
    var number = 1
    while ["", "-wal", "-shm"].contains(where: { files.fileExists(atPath: aside + $0) }) {
      number += 1
      aside = "\(directory)/journal-\(stamp)-\(number).damaged"
    }
    do {
      // The file last: SQLite would delete the log beside a new, empty file.
      for suffix in ["-wal", "-shm", ""] where files.fileExists(atPath: path + suffix) {
        try files.moveItem(atPath: path + suffix, toPath: aside + suffix)
      }
    } catch {
      throw .notWritable(path: path)
    }
    return aside
  }

  // MARK: - Device

  /// The ID of this device, which is part of its events. It changes if others write events under it.
  package var device: String {
    get throws(JournalError) {
      do {
        return try database.read { try Journal.device($0) } ?? ""
      } catch {
        throw JournalError(error, path: path)
      }
    }
  }

  /// The ID of this device; nil in a file that has no tables yet.
  static func device(_ db: Connection) throws -> String? {
    try db.first("SELECT value FROM meta WHERE key = 'device'") { $0.text(0) }
  }

  /// Gives this device a new ID. Its earlier events keep theirs.
  func renameDevice(_ db: Connection) throws {
    try db.run("UPDATE meta SET value = ? WHERE key = 'device'", [.text(makeDevice())])
  }

  // MARK: - Opening

  /// Creates the folder and an empty file that only its owner can read, unless they exist. An existing file
  /// is not even opened: closing it would release the locks that this process holds on it.
  private static func makeFile(_ path: String, in directory: String) throws(JournalError) {
    if access(path, F_OK) == 0 { return }
    do {
      try FileManager.default.createDirectory(
        atPath: directory, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch {
      throw .notWritable(path: directory)
    }
    let descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor >= 0 {
      close(descriptor)
    } else if errno != EEXIST {
      throw errno == ENOSPC ? .diskFull(path: path) : .notWritable(path: path)
    }
  }

  /// Recognizes a file as a journal before anything in it is set, and creates its tables if it is empty.
  private static func prepare(
    _ db: Connection, path: String, makeDevice: () -> String
  ) throws {
    func knownDevice() throws -> String? {
      guard try JournalSchema.state(of: db, path: path) == .current else { return nil }
      return try device(db)
    }
    let known = try db.transaction(.deferred, knownDevice)
    // The log stays on, so it is turned on only once.
    if try db.first("PRAGMA journal_mode", [], { $0.text(0) }) != "wal" { try turnOnLog(db) }
    // An answer must survive a power cut.
    try db.execute("PRAGMA synchronous = FULL")
    guard known == nil else { return }
    // Of several processes that find the file empty, the first creates everything, and the others find it.
    try db.transaction(.immediate) {
      guard try knownDevice() == nil else { return }
      if try JournalSchema.state(of: db, path: path) == .empty { try JournalSchema.create(db) }
      let device = makeDevice()
      try db.run("INSERT INTO meta (key, value) VALUES ('device', ?)", [.text(device)])
    }
  }

  /// Turns the write-ahead log on. SQLite does not wait for another process that is doing the same.
  private static func turnOnLog(_ db: Connection) throws {
    var attempt = 1
    while true {
      do {
        return try db.execute("PRAGMA journal_mode = WAL")
      } catch {
        guard error.primary == .busy, attempt < 40 else { throw error }
        attempt += 1
        usleep(50_000)
      }
    }
  }
}
