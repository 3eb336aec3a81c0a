import Foundation
import GameEngine
import SQLite
import Testing

@testable import Journal

@Suite("Looks noted beside the journal")
struct LookSpoolTests {
  private let folder: JournalFolder
  private var home: String { "\(folder.path)/desk" }
  private var spool: String { folder.file() + "-looks" }

  init() throws { folder = try JournalFolder() }

  private func note(_ headword: String, _ number: UInt64, at seconds: Int64 = 0) -> Bool {
    Journal.note(
      ItemID("en/\(headword)/noun"), id: id(number), at: moment(seconds), in: home)
  }

  private func size() throws -> Int {
    try #require(FileManager.default.contents(atPath: spool)).count
  }

  @Test("a look is noted without a journal, and is in the journal once one is opened")
  func taken() throws {
    #expect(note("dawn", 1, at: 1) && note("dusk", 2, at: 2) && note("dawn", 3, at: 3))
    #expect(!FileManager.default.fileExists(atPath: folder.file()))
    let known = try #require(Journal.knownWords(in: home))
    #expect(known.words[ItemID("en/dawn/noun")]?.seen == 2)
    let journal = try folder.journal()
    #expect(try journal.latestLooks(limit: 9).map(\.item.term) == ["dawn", "dusk"])
    #expect(try journal.latestLooks(limit: 9).map(\.instant) == [3, 2].map { moment($0).instant })
    #expect(try journal.progress().words == known.words)
    #expect(try size() == 0)
    // They are this device's own, as any other.
    #expect(try folder.read("desk", "SELECT count(*) FROM event WHERE device = 'desk'") == 3)
    #expect(try folder.read("desk", "SELECT max(counter) FROM event") == 3)
  }

  @Test("looks that are taken in again, after a program was stopped, change nothing")
  func twice() throws {
    #expect(note("dawn", 1) && note("dusk", 2))
    let noted = try #require(FileManager.default.contents(atPath: spool))
    #expect(try folder.journal().count() == 2)
    try noted.write(to: URL(fileURLWithPath: spool))
    #expect(note("noon", 3))
    #expect(try folder.journal().count() == 3)
    #expect(try size() == 0)
  }

  @Test("a look that is taken in after later events follows them, on its own date")
  func order() throws {
    let open = try folder.journal()
    #expect(note("dawn", 1, at: -86_400))
    try open.append(id(2), answer("dusk"), at: moment(50))
    let look = try #require(try folder.journal().latestLooks(limit: 1).first)
    #expect(look.instant == moment(50).instant)
    #expect(look.date == moment(-86_400).localDate)
  }

  @Test("lines that are cut off or damaged are skipped, and those after them are read")
  func damaged() throws {
    #expect(note("dawn", 1))
    let line = try #require(FileManager.default.contents(atPath: spool))
    try (line.dropLast(3) + Data("\n\u{0}\u{0}\nnoise\n".utf8) + line.dropLast(6))
      .write(to: URL(fileURLWithPath: spool))
    #expect(note("dusk", 2))
    let journal = try folder.journal()
    #expect(try journal.latestLooks(limit: 9).map(\.item.term) == ["dusk"])
    #expect(try size() == 0)
  }

  @Test("items may contain blanks and any letters, but no control characters")
  func items() throws {
    for (number, item) in ["fra/pomme de terre/noun", "deu/Öl/noun", "x/🌅 y/word"].enumerated() {
      #expect(Journal.note(ItemID(item), id: id(UInt64(number)), at: moment(), in: home))
    }
    #expect(!Journal.note(ItemID("x/a\nb/noun"), id: id(9), at: moment(), in: home))
    #expect(
      try Set(folder.journal().latestLooks(limit: 9).map(\.item.rawValue))
        == ["fra/pomme de terre/noun", "deu/Öl/noun", "x/🌅 y/word"])
  }

  @Test("a file that is full accepts no more looks, until a journal takes them in")
  func full() throws {
    var number: UInt64 = 0
    while note("dawn", number) { number += 1 }
    #expect(number > 300 && number < 2000)
    #expect(try size() <= 65_536)
    #expect(try folder.journal().count() == Int(number))
    #expect(note("dawn", number))
  }

  @Test("looks that the journal cannot take in stay, and it can be read")
  func refused() throws {
    try folder.journal().append(id(1), answer("dusk"), at: moment())
    let trigger = "BEFORE INSERT ON event BEGIN SELECT RAISE(FAIL, 'no'); END"
    try folder.tamper("desk", "CREATE TRIGGER refuse \(trigger)")
    #expect(note("dawn", 2) && note("noon", 3))
    #expect(try folder.journal().progress().words.count == 1)
    #expect(try size() > 0)
    try folder.tamper("desk", "DROP TRIGGER refuse")
    #expect(try folder.journal().progress().words.count == 3)
  }

  @Test("a damaged journal keeps them for the one that replaces it")
  func replaced() throws {
    _ = try folder.write("This is no journal.", to: "x")
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    try FileManager.default.moveItem(atPath: "\(folder.path)/x", toPath: folder.file())
    #expect(note("dawn", 1))
    #expect(throws: JournalError.damaged(path: folder.file())) { try folder.journal() }
    _ = try Journal.setAside(directory: home, stamp: "today")
    #expect(try folder.journal().count() == 1)
  }

  @Test("a link, a folder or a pipe in its place is not used")
  func otherFile() throws {
    _ = try folder.journal()
    let other = try folder.write("", to: "other")
    try FileManager.default.createSymbolicLink(atPath: spool, withDestinationPath: other)
    #expect(!note("dawn", 1))
    _ = try folder.journal()
    try FileManager.default.removeItem(atPath: spool)
    #expect(mkfifo(spool, 0o600) == 0)
    #expect(!note("dawn", 1))
    _ = try folder.journal()
    try FileManager.default.removeItem(atPath: spool)
    try FileManager.default.createDirectory(atPath: spool, withIntermediateDirectories: true)
    #expect(!note("dawn", 1))
    #expect(try folder.journal().count() == 0)
    #expect(try Data(contentsOf: URL(fileURLWithPath: other)).isEmpty)
  }

  @Test("only its owner can read it, and no export replaces it")
  func protected() throws {
    let journal = try folder.journal()
    #expect(note("dawn", 1))
    let mode = try FileManager.default.attributesOfItem(atPath: spool)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(throws: JournalError.notExported(file: spool)) {
      try JournalExchange(journal).export(to: spool)
    }
    #expect(try size() > 0)
  }

  @Test("of looks noted while journals are opened, none is lost and none counts twice")
  func together() async throws {
    let (folder, home) = (folder, home)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<3 {
        group.addTask {
          for number in 0..<30 {
            #expect(
              Journal.note(
                ItemID("en/dawn/noun"), id: id(UInt64(100 * writer + number)), at: moment(),
                in: home))
            await Task.yield()
          }
        }
      }
      for _ in 0..<2 {
        group.addTask {
          for _ in 0..<15 {
            _ = try folder.journal()
            await Task.yield()
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try folder.journal().progress().words[ItemID("en/dawn/noun")]?.seen == 90)
  }
}
