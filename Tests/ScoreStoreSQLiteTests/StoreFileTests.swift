import Foundation
import GRDB
import GameEngine
import ScoreStore
import StoreTestSupport
import TestSupport
import Testing

@testable import ScoreStoreSQLite

@Suite("The file of a store")
struct StoreFileTests {
  @Test("is synchronous, has a write-ahead log, and is readable only for its owner")
  func settings() async throws {
    let file = StoreFolder.newFile()
    let store = try await SQLiteStore.open(path: file)
    let (synchronous, mode, keys) = try await store.database.writer.exclusively { db in
      (
        try Int.fetchOne(db, sql: "PRAGMA synchronous"),
        try String.fetchOne(db, sql: "PRAGMA journal_mode"),
        try Int.fetchOne(db, sql: "PRAGMA foreign_keys")
      )
    }
    #expect(synchronous == 2 && mode == "wal" && keys == 1)
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test("keeps its data and its secret when it is opened again")
  func reopened() async throws {
    let file = StoreFolder.newFile()
    var store = try await SQLiteStore.open(path: file)
    let secret = try await store.secret { [1, 2, 3] }
    let ann = try await store.player("ann")
    try await store.play(1, of: ann, on: .daily(monday), end(700))
    let run = try await store.runs.find(runID(1))
    store = try await SQLiteStore.open(path: file)
    #expect(try await store.secret { [9] } == secret)
    #expect(try await store.runs.find(runID(1)) == run)
    #expect(try await store.boards.entry(of: ann, on: .daily(monday))?.rank == 1)
  }

  @Test("keeps its boards when it is opened again", arguments: 1...2)
  func boards(_ seed: UInt64) async throws {
    let file = StoreFolder.newFile()
    var gen = Gen(seed: seed)
    let store = try await SQLiteStore.open(path: file)
    let history = try await History.play(on: store, using: &gen)
    let again = try await SQLiteStore.open(path: file, counting: BoardKey.live(at: noon))
    for board in history.boards {
      #expect(try await again.all(of: board) == store.all(of: board))
    }
    #expect(try await again.check() == [])
  }

  @Test("in a missing folder, or with the path of a folder, is not writable")
  func notWritable() async throws {
    let missing = StoreFolder.newFile() + "/scores.sqlite"
    await #expect(throws: StoreFileError(path: missing, fault: .system(ENOENT))) {
      try await SQLiteStore.open(path: missing)
    }
    let folder = StoreFolder.newFile()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    await #expect(throws: StoreFileError.self) { try await SQLiteStore.open(path: folder) }
  }

  @Test("of another program is rejected and not changed")
  func alien() async throws {
    let text = Data("Dear diary, today I will not be a database. It is a long story.".utf8)
    try await expectRejection(Data(text + text), as: "damaged")
    try await expectRejection(Data("short".utf8), as: "damaged")
    for pragma in ["application_id = 7", "user_version = 3"] {
      let file = StoreFolder.newFile()
      do {
        let other = try DatabaseQueue(path: file)
        try await other.writeWithoutTransaction {
          try $0.execute(sql: "PRAGMA \(pragma); CREATE TABLE t (x); PRAGMA journal_mode = WAL")
        }
        try other.close()
      }
      try await expectRejection(try Data(contentsOf: URL(fileURLWithPath: file)), as: "damaged")
    }
  }

  @Test("of a server before migrations had names is rejected and not changed")
  func beforeMigrations() async throws {
    let file = StoreFolder.newFile()
    let other = try DatabaseQueue(path: file)
    try await other.writeWithoutTransaction {
      try $0.execute(
        sql: """
          PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = 1;
          CREATE TABLE meta (key TEXT PRIMARY KEY, value BLOB NOT NULL);
          """)
    }
    try other.close()
    try await expectRejection(try Data(contentsOf: URL(fileURLWithPath: file)), as: "damaged")
  }

  @Test(
    "whose creation was interrupted gets its tables",
    arguments: ["", "CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)"])
  func halfMade(_ sql: String) async throws {
    let file = StoreFolder.newFile()
    let begun = try DatabaseQueue(path: file)
    try await begun.writeWithoutTransaction {
      try $0.execute(sql: "PRAGMA application_id = \(Schema.applicationID); \(sql)")
    }
    try begun.close()
    let store = try await SQLiteStore.open(path: file)
    _ = try await store.player("ann")
    #expect(try await store.check() == [])
  }

  @Test("is complete when eight processes create it at once")
  func madeAtOnce() async throws {
    let file = StoreFolder.newFile()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          let store = try await SQLiteStore.open(path: file)
          _ = try await store.player("p\(number)")
        }
      }
      try await group.waitForAll()
    }
    let store = try await SQLiteStore.open(path: file)
    #expect(try await store.accounts.list(after: nil, limit: 10).count == 8)
  }

  @Test("of a newer version is rejected and not changed")
  func newer() async throws {
    let file = StoreFolder.newFile()
    try await SQLiteStore.open(path: file).close()
    let database = try DatabaseQueue(path: file)
    try await database.writeWithoutTransaction {
      try $0.execute(
        sql: "INSERT INTO grdb_migrations VALUES ('v99'); PRAGMA wal_checkpoint(TRUNCATE)")
    }
    try database.close()
    try await expectRejection(try Data(contentsOf: URL(fileURLWithPath: file)), as: "newer")
  }

  @Test("with a round of unknown rules causes an error with their ID")
  func unknownRules() async throws {
    let store = try await SQLiteStore.open(path: ":memory:")
    let ann = try await store.player("ann")
    try await store.start(1, of: ann, on: .run(ISOWeek(of: monday)))
    _ = try await store.database.writer.write { db, _ in
      // As a newer version would store it.
      try db.execute(sql: "UPDATE dealt SET header = replace(header, 'run-1', 'run-9')")
    }
    await #expect(throws: StoreError.unknownRuleset(id: "run-9")) {
      try await store.runs.find(runID(1))
    }
  }

  @Test(
    "with a damaged run causes an error that names the damage",
    arguments: [
      ("UPDATE run SET period = 1", StoreDamage.unknownBoard),
      ("UPDATE dealt SET questions = '{'", .roundUnreadable),
      ("UPDATE dealt SET checksum = 1", .altered(.round(runID(1)))),
      ("DELETE FROM dealt", .roundMissing),
      ("UPDATE dealt SET header = NULL", .malformedRow),
    ])
  func damagedRun(_ tampering: String, _ damage: StoreDamage) async throws {
    let store = try await SQLiteStore.open(path: ":memory:")
    let ann = try await store.player("ann")
    try await store.start(1, of: ann, on: .run(ISOWeek(of: monday)))
    try await store.database.writer.exclusively { try $0.execute(sql: tampering) }
    await #expect(throws: StoreError.damaged(damage)) {
      try await store.runs.find(runID(1))
    }
  }

  @Test("with a flipped bit in an index is rejected", arguments: 1...20)
  func flippedIndex(_ seed: UInt64) async throws {
    var gen = Gen(seed: seed)
    let file = StoreFolder.newFile()
    var bytes = try await filled()
    try bytes.write(to: URL(fileURLWithPath: file))
    let pages = try await DatabaseQueue(path: file).read {
      try Int.fetchAll($0, sql: "SELECT pageno FROM dbstat WHERE name = 'entryInOrder'")
    }
    let page = (try #require(pages.last) - 1) * 4096
    // A letter of a name: the page is intact for SQLite.
    let name = try #require(
      bytes.range(of: Data("player\(gen.int(1...9))".utf8), in: page..<(page + 4096)))
    bytes[name.lowerBound + gen.int(0...5)] ^= 1 << UInt8(gen.int(0...4))
    try await expectRejection(bytes, as: "damaged")
  }

  @Test("that was truncated is rejected")
  func truncated() async throws {
    let whole = try await filled()
    for length in [1, 50, 99, 100, 1000, 4096, 8192, whole.count / 2, whole.count - 4096] {
      try await expectRejection(whole.prefix(length), as: "damaged")
    }
  }

  @Test("with a damaged header is rejected")
  func tornHead() async throws {
    var gen = Gen(seed: 5)
    let whole = try await filled()
    for place in [0, 1, 15, 16, 68, 71, 100] {
      var torn = whole
      for byte in place..<(place + 8) { torn[byte] = UInt8(gen.int(0...255)) }
      try await expectRejection(torn, as: "damaged")
    }
  }

  @Test(
    "with an overwritten page is rejected",
    arguments: 1...25)
  func overwritten(_ seed: UInt64) async throws {
    var gen = Gen(seed: seed)
    var torn = try await filled()
    let file = StoreFolder.newFile()
    try torn.write(to: URL(fileURLWithPath: file))
    // A free page contains nothing.
    let pages = try await DatabaseQueue(path: file).read {
      try Int.fetchAll($0, sql: "SELECT pageno FROM dbstat ORDER BY pageno")
    }
    let start = (gen.of(pages) - 1) * 4096
    for byte in start..<(start + 4096) { torn[byte] = UInt8(gen.int(0...255)) }
    try await expectRejection(torn, as: "damaged")
  }

  @Test(
    "is complete after the process was killed; with a truncated log it has an earlier state")
  func killed() async throws {
    let file = StoreFolder.newFile()
    let store = try await SQLiteStore.open(path: file)
    // While a transaction reads the first state, nothing is copied from the log into the file.
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let reader = try DatabaseQueue(path: file, configuration: configuration)
    try await reader.writeWithoutTransaction { db in
      try db.execute(sql: "BEGIN")
      _ = try Int.fetchOne(db, sql: "SELECT count(*) FROM account")
    }
    for number in 0..<20 {
      let player = try await store.player("player\(number)")
      try await store.play(number, of: player, on: .daily(monday), end(100 * number))
    }
    let log = try Data(contentsOf: URL(fileURLWithPath: file + "-wal"))
    for cut in [0, 1, 33, 5000, log.count / 2, log.count - 32, log.count] {
      let copy = StoreFolder.newFile()
      try FileManager.default.copyItem(atPath: file, toPath: copy)
      try log.prefix(log.count - cut).write(to: URL(fileURLWithPath: copy + "-wal"))
      let restored = try await SQLiteStore.open(path: copy)
      #expect(try await restored.check() == [])
      let players = try await restored.boards.players(on: .daily(monday))
      #expect(cut == 0 ? players == 20 : players <= 20)
    }
    try reader.close()
  }

  /// The bytes of a store with some data.
  private func filled() async throws -> Data {
    let store = try await SQLiteStore.open(path: StoreFolder.newFile())
    for number in 0..<30 {
      let player = try await store.player("player\(number)")
      try await store.play(number, of: player, on: .daily(monday), end(100 * number))
      try await store.play(
        100 + number, of: player, on: .run(ISOWeek(of: monday)), end(100 * number))
      _ = try await store.journals.add((0..<9).map { event($0) }, to: player, limit: 99)
    }
    let file = StoreFolder.newFile()
    try await store.backup(to: file)
    return try Data(contentsOf: URL(fileURLWithPath: file))
  }

  /// Expects a file with these bytes to be rejected and not changed.
  private func expectRejection(
    _ bytes: Data, as kind: String, _ location: SourceLocation = #_sourceLocation
  ) async throws {
    let file = StoreFolder.newFile()
    let url = URL(fileURLWithPath: file)
    try bytes.write(to: url)
    var refusal = "none"
    do {
      _ = try await SQLiteStore.open(path: file)
    } catch {
      #expect(error.path == file, sourceLocation: location)
      refusal =
        switch error.fault {
        case .noDatabase, .foreign, .unreadable, .store(.damaged): "damaged"
        case .newer: "newer"
        default: "\(error)"
        }
    }
    #expect(refusal == kind, sourceLocation: location)
    #expect(try Data(contentsOf: url) == bytes, sourceLocation: location)
  }
}
