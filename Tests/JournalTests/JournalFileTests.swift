import Foundation
import GameEngine
import Journal
import Testing

@Suite("Journal files that cannot be read")
struct JournalFileTests {
  private let folder: JournalFolder

  init() throws { folder = try JournalFolder() }

  /// The error when a home's journal is opened, after checking that its file did not change.
  private func error(_ home: String = "desk") throws -> JournalError? {
    let url = URL(fileURLWithPath: folder.file(home))
    let before = try Data(contentsOf: url)
    let error = #expect(throws: JournalError.self) { try folder.journal(home) }
    #expect(try Data(contentsOf: url) == before, "the file is left as it is")
    return error
  }

  /// A closed journal with some events, all in one file; and its bytes.
  private func wholeFile(events: Int = 200) throws -> Data {
    do {
      let journal = try folder.journal()
      try journal.append(
        (1...events).map { .init(id: id(UInt64($0)), body: answer(index: $0)) }, at: moment())
    }
    try folder.tamper("desk", "PRAGMA wal_checkpoint(TRUNCATE)")
    return try Data(contentsOf: URL(fileURLWithPath: folder.file()))
  }

  @Test("a file that is not a database is damaged")
  func noDatabase() throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/desk", withIntermediateDirectories: true)
    let text = String(repeating: "this is a letter to my aunt\n", count: 100)
    _ = try folder.write(text, to: "desk/\(Journal.fileName)")
    #expect(try error() == .damaged(path: folder.file()))
  }

  @Test("a journal whose beginning was overwritten is damaged")
  func overwrittenHead() throws {
    let bytes = try wholeFile()
    _ = try folder.write(
      [UInt8](repeating: 0, count: 100) + bytes.dropFirst(100), to: "desk/\(Journal.fileName)")
    #expect(try error() == .damaged(path: folder.file()))
  }

  @Test("a journal that was cut off is damaged: when it is opened, or when it is read")
  func cutOff() throws {
    let bytes = try wholeFile()
    #expect(bytes.count > 8192)
    for kept in [bytes.count / 2, 4096 + 100, 4096, 700, 50] {
      _ = try folder.write(bytes.prefix(kept), to: "desk/\(Journal.fileName)")
      #expect(throws: JournalError.damaged(path: folder.file()), "\(kept) bytes") {
        try folder.journal().progress()
      }
      try? FileManager.default.removeItem(atPath: folder.file() + "-wal")
      try? FileManager.default.removeItem(atPath: folder.file() + "-shm")
    }
  }

  @Test("a database of another program counts as damaged, and does not change")
  func alien() throws {
    try folder.tamper(
      "desk", "CREATE TABLE recipes (name TEXT); INSERT INTO recipes VALUES ('pie')")
    #expect(try error() == .damaged(path: folder.file()))
    try folder.tamper("phone", "PRAGMA application_id = 77")
    #expect(try error("phone") == .damaged(path: folder.file("phone")))
  }

  @Test("a journal of a newer version is not a damaged one")
  func newer() throws {
    _ = try wholeFile()
    try folder.tamper(
      "desk", "PRAGMA user_version = 2; CREATE TABLE future (x)")
    #expect(try error() == .newer(path: folder.file()))
  }

  @Test("a file that is marked as a journal but has no valid version is damaged")
  func noVersion() throws {
    _ = try wholeFile()
    for version in [0, -1] {
      try folder.tamper("desk", "PRAGMA user_version = \(version)")
      #expect(try error() == .damaged(path: folder.file()))
    }
  }

  @Test("a file that was only marked as a journal when its program was stopped is a new journal")
  func onlyMarked() throws {
    try folder.tamper("desk", "PRAGMA application_id = 1464365668")
    #expect(try folder.journal().count() == 0)
  }

  @Test("an empty file is a new journal")
  func emptyFile() throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/desk", withIntermediateDirectories: true)
    _ = try folder.write("", to: "desk/\(Journal.fileName)")
    #expect(try folder.journal().count() == 0)
  }

  @Test("a folder that cannot be created is not writable")
  func notAFolder() throws {
    _ = try folder.write("", to: "file")
    #expect(throws: JournalError.notWritable(path: "\(folder.path)/file/home")) {
      try folder.journal("file/home")
    }
  }

  @Test("a folder in the place of the file is not writable")
  func folderForFile() throws {
    try FileManager.default.createDirectory(
      atPath: folder.file(), withIntermediateDirectories: true)
    #expect(throws: JournalError.notWritable(path: folder.file())) { try folder.journal() }
  }

  @Test("a journal is set aside with its log, and can be read there")
  func setAside() throws {
    let journal = try folder.journal()
    try journal.append(everyKind(), at: moment())
    let log = try Data(contentsOf: URL(fileURLWithPath: folder.file() + "-wal"))
    #expect(!log.isEmpty)
    let home = "\(folder.path)/desk"
    let aside = try #require(try Journal.setAside(directory: home, stamp: "2026-11-21"))
    #expect(aside == "\(home)/journal-2026-11-21.damaged")
    #expect(try Data(contentsOf: URL(fileURLWithPath: aside + "-wal")) == log)
    for suffix in ["", "-wal", "-shm"] {
      #expect(!FileManager.default.fileExists(atPath: folder.file() + suffix))
    }
    let fresh = try Journal(directory: home, makeDevice: { "fresh" })
    #expect(try fresh.device == "fresh")
    #expect(try fresh.count() == 0)
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/old", withIntermediateDirectories: true)
    for suffix in ["", "-wal"] {
      try FileManager.default.copyItem(atPath: aside + suffix, toPath: folder.file("old") + suffix)
    }
    #expect(try folder.journal("old").count() == everyKind().count)
  }

  @Test("a second journal set aside on one date gets another name")
  func setAsideAgain() throws {
    let home = "\(folder.path)/desk"
    var names: [String] = []
    for _ in 1...3 {
      _ = try folder.journal()
      names.append(try #require(try Journal.setAside(directory: home, stamp: "today")))
    }
    #expect(
      names.map { $0.dropFirst(home.count) }
        == ["/journal-today.damaged", "/journal-today-2.damaged", "/journal-today-3.damaged"])
  }

  @Test("without a journal there is nothing to set aside")
  func nothingToSetAside() throws {
    #expect(try Journal.setAside(directory: "\(folder.path)/none", stamp: "today") == nil)
  }
}
