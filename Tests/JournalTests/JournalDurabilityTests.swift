import Foundation
import GRDB
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
      let (synchronous, mode) = try journal.database.writeWithoutTransaction { db in
        (
          try Int.fetchOne(db, sql: "PRAGMA synchronous"),
          try String.fetchOne(db, sql: "PRAGMA journal_mode")
        )
      }
      #expect(synchronous == 2)
      #expect(mode == "wal")
      #expect(try journal.database.read { try Int.fetchOne($0, sql: "PRAGMA synchronous") } == 2)
    }
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
    #expect(rescued.device == "desk")
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
