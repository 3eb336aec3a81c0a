import Foundation
import GRDB
import GameEngine
import Testing

@testable import Journal

@Suite("Journals of older versions")
struct JournalMigrationTests {
  private let folder: JournalFolder

  init() throws { folder = try JournalFolder() }

  /// The tables as version 1 of the file had them.
  private static let versionOne = """
    PRAGMA journal_mode = WAL;
    PRAGMA application_id = 1464365668;
    PRAGMA user_version = 1;
    CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE event (
      id TEXT PRIMARY KEY, device TEXT NOT NULL, counter INTEGER NOT NULL, instant INTEGER NOT NULL,
      localDate TEXT NOT NULL, offset INTEGER NOT NULL, kind TEXT NOT NULL, body TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX eventInFoldOrder ON event (instant, device, counter, id);
    CREATE INDEX eventByDevice ON event (device, counter);
    CREATE INDEX eventByKind ON event (kind, instant);
    INSERT INTO meta VALUES ('device', 'old');
    """

  /// An event as version 1 wrote it.
  private static func insertion(_ number: UInt64, at instant: Int64) -> String {
    """
    INSERT OR IGNORE INTO event (id, device, counter, instant, localDate, offset, kind, body)
    VALUES ('\(id(number))', 'old', \(number), \(instant), '2026-11-21', 3600, 'seen',
      '{"item":"en/dawn/noun"}');
    """
  }

  @Test("the events of version 1 stay as they are, and are sent in fold order before those to come")
  func fromOne() throws {
    let insertions = [(1, 300), (2, 100), (3, 200)]
      .map { JournalMigrationTests.insertion($0, at: $1) }.joined()
    try folder.tamper("desk", JournalMigrationTests.versionOne + insertions)
    let journal = try folder.journal()
    #expect(journal.device == "old")
    #expect(try journal.count() == 3)
    try journal.append(id(9), seen("dusk"), at: moment())
    #expect(try journal.progress().words[ItemID("en/dawn/noun")]?.seen == 3)
    let peer = SyncPeer(server: "https://a", account: "ada")
    #expect(
      try journal.unsent(to: peer).events.map(\.event.id) == [id(2), id(3), id(1), id(9)])
  }

  @Test("an older file has the tables of a new one afterwards")
  func sameTables() throws {
    func tables(_ home: String) throws -> [String] {
      try folder.journal(home).database.read {
        try String.fetchAll($0, sql: "SELECT sql FROM sqlite_master WHERE sql > '' ORDER BY name")
      }.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        .map { $0.replacing("( ", with: "(").replacing(" )", with: ")") }
    }
    try folder.tamper("desk", JournalMigrationTests.versionOne)
    #expect(try tables("desk") == tables("new"))
  }

  @Test(
    "an older program that had the file open writes on, and nothing of it is lost or left unsent")
  func olderBeside() throws {
    try folder.tamper("desk", JournalMigrationTests.versionOne)
    let older = try DatabaseQueue(path: folder.file())
    try older.write { try $0.execute(sql: JournalMigrationTests.insertion(1, at: 100)) }
    let journal = try folder.journal()
    try older.write {
      for number in UInt64(1)...4 {
        try $0.execute(sql: JournalMigrationTests.insertion(number, at: 100))
      }
    }
    let peer = SyncPeer(server: "https://a", account: "ada")
    #expect(try journal.unsent(to: peer).events.map(\.event.id) == (1...4).map { id($0) })
  }

  @Test("a journal of this version is newer than a program of version 1 reads")
  func version() throws {
    let journal = try folder.journal()
    #expect(
      try journal.database.read { try Int.fetchOne($0, sql: "PRAGMA user_version") } == 3)
  }

  @Test("many who open an older file at once bring it up to date once")
  func atOnce() async throws {
    let insertions = (1...50).map { JournalMigrationTests.insertion($0, at: 100) }.joined()
    try folder.tamper("desk", JournalMigrationTests.versionOne + insertions)
    let folder = folder
    let counts = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<6 { group.addTask { try folder.journal().count() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts == Array(repeating: 50, count: 6))
  }
}
