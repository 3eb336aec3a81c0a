import GRDB
import GameEngine
import ScoreStore
import StoreTestSupport
import TestSupport
import Testing

@testable import ScoreStoreSQLite

@Suite("Group commit")
struct GroupCommitTests {
  @Test("an end that fails halfway leaves no move, no result and no rank")
  func halfAnEnd() async throws {
    let store = try await SQLiteStore.open(path: StoreFolder.newFile())
    let ann = try await store.player("ann")
    try await store.start(1, of: ann, on: .daily(monday))
    #expect(try await store.boards.players(on: .daily(monday)) == 0)
    await #expect(throws: StoreError.self) {
      _ = try await store.runs.addMove(
        Move(.answer("x"), atMillis: 1), number: 1, to: runID(1), dealt: nil,
        ending: end(RankTree.limit))
    }
    let run = try #require(try await store.runs.find(runID(1)))
    #expect(run.end == nil && run.moves.isEmpty)
    #expect(try await store.boards.players(on: .daily(monday)) == 0)
    #expect(try await store.finish(runID(1), end(100)) == Standing(rank: 1, players: 1))
    #expect(try await store.check() == [])
  }

  @Test("if a commit fails, all its operations fail, and successful operations are stored")
  func commitFails() async throws {
    let store = try await SQLiteStore.open(path: StoreFolder.newFile())
    let board = BoardKey.daily(monday)
    for number in 0..<40 {
      try await store.start(number, of: store.player("p\(number)"), on: board)
    }
    #expect(try await store.boards.players(on: board) == 0)
    let outcomes = await together(41) { place in
      guard place < 40 else {
        // A row without its journal; because the check is deferred, the commit fails.
        return try await store.database.writer.write { db, _ in
          try db.execute(
            sql: """
              PRAGMA defer_foreign_keys = ON;
              INSERT INTO event (journal, id, text) VALUES (999, x'00', '');
              """)
        }
      }
      try await store.runs.end(runID(place), after: 0, end(100 * place))
    }
    #expect(outcomes[40] != nil)
    var kept = 0
    for (place, outcome) in outcomes.prefix(40).enumerated() {
      let run = try #require(try await store.runs.find(runID(place)))
      #expect((run.end == nil) == (outcome != nil))
      if outcome == nil { kept += 1 }
    }
    #expect(try await store.boards.players(on: board) == kept)
    #expect(try await store.check() == [])
    for place in 0..<40 where outcomes[place] != nil {
      try await store.runs.end(runID(place), after: 0, end(100 * place))
    }
    #expect(try await store.all(of: board).map(\.rank) == Array(1...40))
  }

  @Test("a full disk rejects moves, and the store continues when there is space again")
  func diskFull() async throws {
    let store = try await SQLiteStore.open(path: StoreFolder.newFile())
    let ann = try await store.player("ann")
    try await store.start(1, of: ann, on: .daily(monday))
    try await store.limitPages(to: 1)
    var kept = 0
    let long = String(repeating: "long ", count: 100)
    await #expect(throws: StoreError.diskFull) {
      for number in 1...1000 {
        _ = try await store.runs.addMove(
          Move(.answer(long), atMillis: number), number: number, to: runID(1), dealt: nil,
          ending: nil)
        kept = number
      }
    }
    #expect(try await store.runs.find(runID(1))?.moves.count == kept)
    #expect(try await store.accounts.find(ann) != nil)
    try await store.limitPages(to: 100_000)
    _ = try await store.runs.addMove(
      Move(.answer(long), atMillis: 0), number: kept + 1, to: runID(1), dealt: nil, ending: end(100)
    )
    #expect(try await store.runs.find(runID(1))?.moves.count == kept + 1)
    #expect(try await store.check() == [])
  }

  @Test("the number of waiting operations is limited")
  func bounded() async throws {
    let store = try await SQLiteStore.open(path: ":memory:")
    let outcomes = await together(5000) { _ in
      try await store.database.writer.write { _, _ in }
    } whileHolding: { gate in
      try await store.database.writer.exclusively { _ in gate.wait() }
    }
    #expect(outcomes.count { $0 == .busy } >= 5000 - 4096)
    #expect(outcomes.allSatisfy { $0 == nil || $0 == .busy })
    _ = try await store.player("ann")
  }
}

extension SQLiteStore {
  /// Sets the maximum number of pages of the file. A file that is larger keeps its size.
  fileprivate func limitPages(to count: Int) async throws {
    try await database.writer.exclusively { db in
      _ = try Int.fetchOne(db, sql: "PRAGMA max_page_count = \(count)")
    }
  }
}
