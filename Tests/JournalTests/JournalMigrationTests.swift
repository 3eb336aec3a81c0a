import Foundation
import GRDB
import GameEngine
import Testing

@testable import Journal

@Suite("Journals of older versions")
struct JournalMigrationTests {
  private let folder: JournalFolder

  init() throws { folder = try JournalFolder() }

  /// Creates a file with only the first migration, and some events.
  private func makeOldFile(_ insertions: String = "") throws {
    try folder.tamper("desk", "PRAGMA journal_mode = WAL; PRAGMA application_id = 1464365668")
    let database = try DatabaseQueue(path: folder.file())
    try JournalSchema.migrator.migrate(database, upTo: "events")
    try database.write { db in
      try db.execute(sql: "INSERT INTO meta VALUES ('device', 'old');" + insertions)
    }
  }

  /// An event as a program with the first migration writes it.
  private static func insertion(_ number: UInt64, at instant: Int64) -> String {
    """
    INSERT OR IGNORE INTO event (id, device, counter, instant, localDate, offset, kind, body)
    VALUES ('\(id(number))', 'old', \(number), \(instant), '2026-11-21', 3600, 'seen',
      '{"item":"en/dawn/noun"}');
    """
  }

  @Test(
    "the events of an older file do not change, and are sent in fold order before new ones")
  func fromOne() throws {
    let insertions = [(1, 300), (2, 100), (3, 200)]
      .map { JournalMigrationTests.insertion($0, at: $1) }.joined()
    try makeOldFile(insertions)
    let journal = try folder.journal()
    #expect(journal.device == "old")
    #expect(try journal.count() == 3)
    try journal.append(id(9), seen("dusk"), at: moment())
    #expect(try journal.progress().words[ItemID("en/dawn/noun")]?.seen == 3)
    let peer = SyncPeer(server: "https://a", account: "ada")
    #expect(
      try JournalSync(journal, with: peer).unsent().events.map(\.event.id) == [
        id(2), id(3), id(1), id(9),
      ])
  }

  @Test("a migrated file has the tables of a new one")
  func sameTables() throws {
    func tables(_ home: String) throws -> [String] {
      try folder.journal(home).database.read {
        try String.fetchAll($0, sql: "SELECT sql FROM sqlite_master WHERE sql > '' ORDER BY name")
      }.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        .map { $0.replacing("( ", with: "(").replacing(" )", with: ")") }
    }
    try makeOldFile()
    #expect(try tables("desk") == tables("new"))
  }

  @Test(
    "an older program that has the file open can go on writing, and no event is lost or left unsent"
  )
  func olderBeside() throws {
    try makeOldFile()
    let older = try DatabaseQueue(path: folder.file())
    try older.write { try $0.execute(sql: JournalMigrationTests.insertion(1, at: 100)) }
    let journal = try folder.journal()
    try older.write {
      for number in UInt64(1)...4 {
        try $0.execute(sql: JournalMigrationTests.insertion(number, at: 100))
      }
    }
    let peer = SyncPeer(server: "https://a", account: "ada")
    #expect(
      try JournalSync(journal, with: peer).unsent().events.map(\.event.id) == (1...4).map { id($0) }
    )
  }

  @Test("a file lists its migrations, so that an older program recognizes that it is newer")
  func identifiers() throws {
    let applied = try folder.journal().database.read {
      try JournalSchema.migrator.appliedMigrations($0)
    }
    #expect(applied == ["events", "sync", "checkpoints"])
  }

  @Test("several processes that open an older file at once migrate it once")
  func atOnce() async throws {
    let insertions = (1...50).map { JournalMigrationTests.insertion($0, at: 100) }.joined()
    try makeOldFile(insertions)
    let folder = folder
    let counts = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<6 { group.addTask { try folder.journal().count() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts == Array(repeating: 50, count: 6))
  }
}
