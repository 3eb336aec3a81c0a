import Foundation
import GRDB
import GameEngine
import ScoreStore
import StoreTestSupport
import TestSupport
import Testing

@testable import ScoreStoreSQLite

@Suite("Maintenance of a store")
struct UpkeepTests {
  @Test("a backup is a complete store, and never replaces a file")
  func backup() async throws {
    let store = try await SQLiteStore.open(path: StoreFolder.newFile())
    let ann = try await store.player("ann")
    try await store.play(1, of: ann, on: .daily(monday), end(700))
    let file = StoreFolder.newFile()
    try await store.backup(to: file)
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    for suffix in [".part", ".part-journal", ".part-wal", ".part-shm"] {
      #expect(!FileManager.default.fileExists(atPath: file + suffix))
    }
    await #expect(throws: StoreFileError(path: file, fault: .exists)) {
      try await store.backup(to: file)
    }
    let nowhere = StoreFolder.newFile() + "/backup"
    await #expect(throws: StoreFileError(path: nowhere, fault: .system(ENOENT))) {
      try await store.backup(to: nowhere)
    }
    let copy = try await SQLiteStore.open(path: file)
    #expect(try await copy.runs.find(runID(1)) == store.runs.find(runID(1)))
    #expect(try await copy.all(of: .daily(monday)) == store.all(of: .daily(monday)))
    #expect(try await copy.check() == [])
  }

  @Test(
    "a backup takes over what a killed backup left",
    arguments: ["", "\(String(repeating: "\0", count: 4096))", "a backup"])
  func backupAfterKill(_ left: String) async throws {
    let store = try await SQLiteStore.open(path: StoreFolder.newFile())
    let ann = try await store.player("ann")
    let file = StoreFolder.newFile()
    if left == "a backup" {
      let earlier = StoreFolder.newFile()
      try await store.backup(to: earlier)
      let whole = try Data(contentsOf: URL(fileURLWithPath: earlier))
      try whole.prefix(8192 + 100).write(to: URL(fileURLWithPath: file + ".part"))
    } else {
      try Data(left.utf8).write(to: URL(fileURLWithPath: file + ".part"))
    }
    // SQLite would take this for the log of the new copy.
    try Data(repeating: 0xD9, count: 5000).write(to: URL(fileURLWithPath: file + ".part-journal"))
    try await store.backup(to: file)
    for suffix in [".part", ".part-journal"] {
      #expect(!FileManager.default.fileExists(atPath: file + suffix))
    }
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let copy = try await SQLiteStore.open(path: file)
    #expect(try await copy.check() == [])
    #expect(try await copy.accounts.find(ann)?.name == "ann")
  }

  @Test("a backup replaces no other file, and none that another backup is writing")
  func backupBesideOthers() async throws {
    let store = try await SQLiteStore.open(path: StoreFolder.newFile())
    let text = Data("Dear diary".utf8)
    let diary = StoreFolder.newFile()
    try text.write(to: URL(fileURLWithPath: diary))
    for kind in ["text", "link", "folder", "busy"] {
      let file = StoreFolder.newFile()
      let part = file + ".part"
      var busy: BackupClaim?
      switch kind {
      case "text": try text.write(to: URL(fileURLWithPath: part))
      case "link":
        try FileManager.default.createSymbolicLink(atPath: part, withDestinationPath: diary)
      case "folder":
        try FileManager.default.createDirectory(atPath: part, withIntermediateDirectories: true)
      default: busy = try BackupClaim(part)
      }
      await #expect(throws: StoreFileError.self, "\(kind)") { try await store.backup(to: file) }
      #expect(!FileManager.default.fileExists(atPath: file))
      #expect(FileManager.default.fileExists(atPath: part))
      if kind == "text" { #expect(try Data(contentsOf: URL(fileURLWithPath: part)) == text) }
      busy?.release()
      if kind == "busy" { try await store.backup(to: file) }
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: diary)) == text)
  }

  @Test("a backup during writes contains everything that was stored before it began")
  func backupUnderWrites() async throws {
    let store = try await SQLiteStore.open(path: StoreFolder.newFile())
    let ann = try await store.player("ann")
    try await store.start(1, of: ann, on: .daily(monday))
    let file = StoreFolder.newFile()
    func add(_ numbers: Range<Int>) async throws {
      for number in numbers {
        _ = try await store.runs.addMove(
          Move(.answer("x"), atMillis: number), number: number, to: runID(1), dealt: nil,
          ending: nil)
      }
    }
    try await add(0..<50)
    async let writing: Void = add(50..<300)
    try await store.backup(to: file)
    try await writing
    let copy = try await SQLiteStore.open(path: file)
    let moves = try #require(try await copy.runs.find(runID(1))).moves.map(\.atMillis)
    #expect(moves.count >= 50 && moves == Array(0..<moves.count))
    #expect(try await copy.check() == [])
  }

  @Test("a cursor from after a backup is unknown in the restored store")
  func restoredCursor() async throws {
    let store = try await SQLiteStore.open(path: StoreFolder.newFile())
    let ann = try await store.player("ann")
    let kept = try await store.journals.add([event(1), event(2)], to: ann, limit: 9).end
    let file = StoreFolder.newFile()
    try await store.backup(to: file)
    let lost = try await store.journals.add([event(3)], to: ann, limit: 9).end
    let restored = try await SQLiteStore.open(path: file)
    await #expect(throws: StoreError.cursorUnknown) {
      try await restored.journals.events(of: ann, after: lost, limit: 9)
    }
    _ = try await restored.journals.add([event(4)], to: ann, limit: 9)
    await #expect(throws: StoreError.cursorUnknown) {
      try await restored.journals.events(of: ann, after: lost, limit: 9)
    }
    #expect(
      try await restored.journals.events(of: ann, after: kept, limit: 9).events == [event(4).stored]
    )
  }

  @Test("changes by another process are detected, and ranks are counted again")
  func refresh() async throws {
    let file = StoreFolder.newFile()
    let store = try await SQLiteStore.open(path: file)
    let ann = try await store.player("ann")
    let bob = try await store.player("bob")
    try await store.play(1, of: ann, on: .daily(monday), end(700))
    try await store.play(2, of: bob, on: .daily(monday), end(600))
    #expect(try await store.boards.entry(of: bob, on: .daily(monday))?.rank == 2)
    try await store.refresh()
    let version = try await store.boards.version(of: .daily(monday))
    let command = try await SQLiteStore.open(path: file)
    try await command.accounts.delete(ann)
    #expect(try await store.boards.version(of: .daily(monday)) == version)
    try await store.refresh()
    #expect(try await store.boards.version(of: .daily(monday)) != version)
    #expect(try await store.boards.entry(of: bob, on: .daily(monday))?.rank == 1)
    #expect(try await store.boards.players(on: .daily(monday)) == 1)
    for isDisabled in [true, false] {
      try await command.accounts.setDisabled(isDisabled, of: bob)
      try await store.refresh()
      #expect(try await store.boards.players(on: .daily(monday)) == (isDisabled ? 0 : 1))
    }
  }

  @Test("writing detects changes by other processes")
  func noticedByWriting() async throws {
    let file = StoreFolder.newFile()
    let store = try await SQLiteStore.open(path: file)
    let command = try await SQLiteStore.open(path: file)
    for (number, name) in ["ann", "bob", "cid"].enumerated() {
      try await store.start(number, of: store.player(name), on: .daily(monday))
    }
    try await store.runs.end(runID(0), after: 0, end(900))
    try await command.runs.end(runID(1), after: 0, end(800))
    #expect(try await store.finish(runID(2), end(700)) == Standing(rank: 3, players: 3))
    #expect(try await store.check() == [])
  }

  @Test(
    "a check finds boards that do not follow from the results",
    arguments: [
      "UPDATE entry SET finishedAt = finishedAt + 1 WHERE kind = 2",
      "UPDATE entry SET minusScore = -900 WHERE kind = 1",
      "DELETE FROM entry WHERE kind = 4",
      "UPDATE result SET score = 800", "UPDATE result SET reason = 'x'",
      "UPDATE result SET streakDate = streakDate + 1", "UPDATE result SET streakDate = NULL",
      """
      INSERT INTO entry (account, kind, period, name, minusScore, elapsedMillis, seconds, finishedAt)
      SELECT account, kind, period + 1, name, -1, 0, 0, 5 FROM entry WHERE kind = 1
      """,
      "PRAGMA foreign_keys = OFF; DELETE FROM account",
      "PRAGMA foreign_keys = OFF; DELETE FROM run",
    ])
  func check(_ tampering: String) async throws {
    let file = StoreFolder.newFile()
    let store = try await SQLiteStore.open(path: file)
    let ann = try await store.player("ann")
    try await store.play(1, of: ann, on: .daily(monday), end(700))
    #expect(try await store.check() == [])
    let other = try DatabaseQueue(path: file)
    try await other.writeWithoutTransaction { try $0.execute(sql: tampering) }
    #expect(try await store.check() != [])
  }

  @Test("a board that is counted while its runs end is exact", arguments: 1...3)
  func countedUnderWrites(_ seed: Int) async throws {
    let file = StoreFolder.newFile()
    let board = BoardKey.daily(monday)
    let first = try await SQLiteStore.open(path: file)
    for number in 0..<60 {
      try await first.start(number, of: first.player("p\(number)"), on: board)
    }
    let store = try await SQLiteStore.open(path: file)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<60 {
        group.addTask {
          if number % 3 == 0 { store.ranks.book.forgetAll(version: 1000 + number) }
          try await store.runs.end(runID(number), after: 0, end(100 * (number % 7)))
          _ = try await store.boards.players(on: board)
        }
      }
      try await group.waitForAll()
    }
    #expect(try await store.boards.players(on: board) == 60)
    #expect(try await store.check() == [])
  }
}
