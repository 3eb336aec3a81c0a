import Foundation
import GameEngine
import SQLite
import Testing

@testable import Journal

@Suite("Durability of the journal")
struct JournalDurabilityTests {
  private let folder: JournalFolder

  init() throws { folder = try JournalFolder() }

  @Test("the connection that writes has synchronous FULL and a write-ahead log")
  func pragmas() throws {
    for journal in [try folder.journal(), try folder.journal()] {
      try journal.append(id(1), seen("dawn"), at: moment())
      #expect(try synchronous(of: journal) == 2)
      let mode = try journal.database.use { try $0.first("PRAGMA journal_mode") { $0.text(0) } }
      #expect(mode == "wal")
    }
  }

  private func synchronous(of journal: Journal) throws -> Int? {
    try journal.database.use { try $0.first("PRAGMA synchronous") { $0.int(0) } }
  }

  @Test("synchronous is FULL again after an append that does not wait, also if it failed")
  func lazy() throws {
    let journal = try folder.journal()
    try journal.append([.init(id: id(1), body: seen("dawn"))], at: moment(), durability: .lazy)
    #expect(try journal.count() == 1)
    #expect(try synchronous(of: journal) == 2)
    try journal.tamper(
      "CREATE TRIGGER refuse BEFORE INSERT ON event BEGIN SELECT RAISE(FAIL, 'no'); END")
    #expect(throws: JournalError.failed(path: journal.path, message: "no")) {
      try journal.append([.init(id: id(2), body: seen("dusk"))], at: moment(), durability: .lazy)
    }
    #expect(try synchronous(of: journal) == 2)
    #expect(try journal.count() == 1)
  }

  @Test("an append that does not wait uses NORMAL, but only for looks")
  func levels() throws {
    let journal = try folder.journal()
    for (number, draft) in everyKind().enumerated() {
      try journal.tamper(
        """
        DROP TRIGGER IF EXISTS spy;
        CREATE TRIGGER spy AFTER INSERT ON event BEGIN
          UPDATE meta SET value = (SELECT synchronous FROM pragma_synchronous) WHERE key = 'spy';
        END;
        INSERT OR REPLACE INTO meta VALUES ('spy', '');
        """)
      try journal.append([draft], at: moment(Int64(number)), durability: .lazy)
      let level = try folder.read("desk", "SELECT value FROM meta WHERE key = 'spy'")
      #expect(level == (draft.body.kind == "seen" ? 1 : 2), "\(draft.body.kind)")
    }
  }

  @Test("a log of some twenty looks is short, one of fifty is not")
  func shortLog() throws {
    let journal = try folder.journal()
    for number in 1...UInt64(50) {
      if number == 15 { #expect(journal.hasShortLog) }
      try journal.append(
        [.init(id: id(number), body: seen("dawn"))], at: moment(Int64(number)), durability: .lazy)
    }
    #expect(!journal.hasShortLog)
  }

  @Test("a program that ends without closing the journal loses nothing, and its log stays small")
  func leftOpen() throws {
    var left: [Journal] = []
    for number in 1...UInt64(400) {
      let journal = number % 50 == 1 ? try folder.journal() : left[left.count - 1]
      if number % 50 == 1 { left.append(journal) }
      try journal.append(
        [.init(id: id(number), body: seen("dawn"))], at: moment(Int64(number)), durability: .lazy)
    }
    // What the next program finds on disk if all of these are gone.
    let copy = "\(folder.path)/copy"
    try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: true)
    for suffix in ["", "-wal", "-shm"] {
      try FileManager.default.copyItem(
        atPath: folder.file() + suffix, toPath: "\(copy)/\(Journal.fileName)\(suffix)")
    }
    let log = try Data(contentsOf: URL(fileURLWithPath: folder.file("copy") + "-wal"))
    #expect(!log.isEmpty && log.count < 300 * 4096, "\(log.count)")
    let next = try folder.journal("copy")
    #expect(try next.count() == 400)
    #expect(try next.progress() == left[0].progress())
    try next.append(id(401), answer(), at: moment(500))
    try next.checkIntegrity()
  }

  @Test("when append returns, another process can read the events")
  func visible() throws {
    let writer = try folder.journal()
    let reader = try folder.journal()
    for number in 1...UInt64(5) {
      try writer.append(id(number), answer(index: Int(number)), at: moment())
      #expect(try reader.count() == Int(number))
    }
  }

  @Test("a copy of file and log, as after a crash, contains every event")
  func afterCrash() throws {
    let journal = try folder.journal()
    try journal.append(everyKind(), at: moment())
    let copy = "\(folder.path)/copy"
    try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: true)
    for suffix in ["", "-wal"] {
      try FileManager.default.copyItem(
        atPath: folder.file() + suffix, toPath: "\(copy)/\(Journal.fileName)\(suffix)")
    }
    let rescued = try folder.journal("copy")
    #expect(try rescued.device == "desk")
    #expect(try rescued.progress() == journal.progress())
  }

  @Test("a log cut off in the middle of an event costs that event and no other")
  func tornLog() throws {
    let journal = try folder.journal()
    for number in 1...UInt64(20) {
      try journal.append(id(number), answer(index: Int(number)), at: moment())
    }
    let copy = "\(folder.path)/copy"
    try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: folder.file(), toPath: "\(copy)/\(Journal.fileName)")
    let log = try Data(contentsOf: URL(fileURLWithPath: folder.file() + "-wal"))
    _ = try folder.write(log.dropLast(500), to: "copy/\(Journal.fileName)-wal")
    #expect(try folder.journal("copy").count() == 19)
  }

  @Test("created files can be read only by their owner, even in a public folder")
  func permissions() throws {
    _ = try folder.journal("deep/home")
    func mode(_ path: String) throws -> Int {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      return try #require(attributes[.posixPermissions] as? Int)
    }
    #expect(try mode("\(folder.path)/deep/home") & 0o777 == 0o700)
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/open", withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o755])
    let journal = try folder.journal("open")
    try journal.append(id(1), seen("dawn"), at: moment())
    for suffix in ["", "-wal", "-shm"] {
      #expect(try mode(folder.file("open") + suffix) & 0o777 == 0o600)
    }
    _ = try JournalExchange(journal).export(to: "\(folder.path)/out.jsonl")
    #expect(try mode("\(folder.path)/out.jsonl") & 0o777 == 0o600)
  }
}
