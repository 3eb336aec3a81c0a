import Foundation
import GRDB
import GameEngine
import ScoreStore
import StoreTestSupport
import TestSupport
import Testing

@testable import ScoreStoreSQLite

@Suite("Upkeep of a store")
struct UpkeepTests {
  @Test("a backup is a whole store, and never takes the place of a file")
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
    await #expect(throws: StoreFileError(path: nowhere, fault: .store(.notWritable))) {
      try await store.backup(to: nowhere)
    }
    let copy = try await SQLiteStore.open(path: file)
    #expect(try await copy.run(runID(1)) == store.run(runID(1)))
    #expect(try await copy.all(of: .daily(monday)) == store.all(of: .daily(monday)))
    #expect(try await copy.check() == [])
  }

  @Test("a backup while others write holds all that was kept before it began")
  func backupUnderWrites() async throws {
    let store = try await SQLiteStore.open(path: StoreFolder.newFile())
    let ann = try await store.player("ann")
    try await store.start(1, of: ann, on: .daily(monday))
    let file = StoreFolder.newFile()
    func add(_ numbers: Range<Int>) async throws {
      for number in numbers {
        _ = try await store.addMove(
          Move(.answer("x"), atMillis: number), number: number, to: runID(1), dealt: nil,
          ending: nil)
      }
    }
    try await add(0..<50)
    async let writing: Void = add(50..<300)
    try await store.backup(to: file)
    try await writing
    let copy = try await SQLiteStore.open(path: file)
    let moves = try #require(try await copy.run(runID(1))).moves.map(\.atMillis)
    #expect(moves.count >= 50 && moves == Array(0..<moves.count))
    #expect(try await copy.check() == [])
  }

  @Test("a cursor from after the backup is not known to the store that was made from it")
  func restoredCursor() async throws {
    let store = try await SQLiteStore.open(path: StoreFolder.newFile())
    let ann = try await store.player("ann")
    let kept = try await store.addEvents([event(1), event(2)], to: ann, limit: 9).end
    let file = StoreFolder.newFile()
    try await store.backup(to: file)
    let lost = try await store.addEvents([event(3)], to: ann, limit: 9).end
    let restored = try await SQLiteStore.open(path: file)
    await #expect(throws: StoreError.cursorUnknown) {
      try await restored.events(of: ann, after: lost, limit: 9)
    }
    _ = try await restored.addEvents([event(4)], to: ann, limit: 9)
    await #expect(throws: StoreError.cursorUnknown) {
      try await restored.events(of: ann, after: lost, limit: 9)
    }
    #expect(try await restored.events(of: ann, after: kept, limit: 9).events == [event(4)])
  }

  @Test("what another process changed is noticed, and ranks are counted again")
  func refresh() async throws {
    let file = StoreFolder.newFile()
    let store = try await SQLiteStore.open(path: file)
    let ann = try await store.player("ann")
    let bob = try await store.player("bob")
    try await store.play(1, of: ann, on: .daily(monday), end(700))
    try await store.play(2, of: bob, on: .daily(monday), end(600))
    #expect(try await store.entry(of: bob, on: .daily(monday))?.rank == 2)
    try await store.refresh()
    let version = try await store.version(of: .daily(monday))
    let command = try await SQLiteStore.open(path: file)
    try await command.deleteAccount(ann)
    #expect(try await store.version(of: .daily(monday)) == version)
    try await store.refresh()
    #expect(try await store.version(of: .daily(monday)) != version)
    #expect(try await store.entry(of: bob, on: .daily(monday))?.rank == 1)
    #expect(try await store.players(on: .daily(monday)) == 1)
  }

  @Test("writing notices other processes by itself")
  func noticedByWriting() async throws {
    let file = StoreFolder.newFile()
    let store = try await SQLiteStore.open(path: file)
    let command = try await SQLiteStore.open(path: file)
    for (number, name) in ["ann", "bob", "cid"].enumerated() {
      try await store.start(number, of: store.player(name), on: .daily(monday))
    }
    try await store.endRun(runID(0), end(900))
    try await command.endRun(runID(1), end(800))
    #expect(try await store.finish(runID(2), end(700)) == Standing(rank: 3, players: 3))
    #expect(try await store.check() == [])
  }

  @Test(
    "checking finds a board that does not follow from the results",
    arguments: [
      "UPDATE entry SET finishedAt = finishedAt + 1 WHERE kind = 2",
      "UPDATE entry SET minusScore = -900 WHERE kind = 1",
      "DELETE FROM entry WHERE kind = 4",
      "UPDATE result SET score = 800", "UPDATE result SET reason = 'x'",
      "UPDATE result SET streakDate = streakDate + 1", "UPDATE result SET streakDate = NULL",
      """
      INSERT INTO entry (account, kind, period, name, minusScore, elapsedMillis, finishedAt)
      SELECT account, kind, period + 1, name, -1, 0, 5 FROM entry WHERE kind = 1
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

  @Test("a board that is counted while runs end on it comes out exact", arguments: 1...3)
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
          if number % 3 == 0 { store.book.forgetAll() }
          try await store.endRun(runID(number), end(100 * (number % 7)))
          _ = try await store.players(on: board)
        }
      }
      try await group.waitForAll()
    }
    #expect(try await store.players(on: board) == 60)
    #expect(try await store.check() == [])
  }
}
