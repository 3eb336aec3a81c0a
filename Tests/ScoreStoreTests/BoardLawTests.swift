import GameEngine
import ScoreStore
import StoreTestSupport
import TestSupport
import Testing

/// Compares boards after random histories with a plain recount.
@Suite("Properties of boards")
struct BoardLawTests {
  @Test("every board equals a plain recount", arguments: StoreFactory.all, 1...4)
  func recount(_ factory: StoreFactory, _ seed: UInt64) async throws {
    let store = try await factory.make()
    var gen = Gen(seed: seed)
    let history = try await History.play(on: store, using: &gen)
    for board in history.boards {
      let expected = history.entries(on: board)
      let found = try await store.all(of: board, by: gen.int(1...7))
      #expect(found.map(\.position) == expected.map(\.position), "\(board)")
      #expect(found.map(\.elapsedMillis) == expected.map(\.elapsedMillis), "\(board)")
      #expect(found.map(\.run) == expected.map(\.run), "\(board)")
      #expect(try await store.boards.players(on: board) == expected.count)
      for entry in found {
        let better = expected.count {
          (-$0.position.score, $0.position.seconds)
            < (-entry.position.score, entry.position.seconds)
        }
        #expect(entry.rank == better + 1)
        #expect(try await store.boards.entry(of: entry.position.account, on: board) == entry)
      }
      try await around(found, on: board, of: store, using: &gen)
    }
    #expect(try await store.check() == [])
  }

  @Test("pages are consistent while runs end", arguments: StoreFactory.all)
  func pagesUnderWrites(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let board = BoardKey.daily(monday)
    for number in 0..<60 {
      try await store.start(number, of: store.player("p\(number)"), on: board)
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<60 {
        group.addTask { try await store.runs.end(runID(number), after: 0, end(100 * (number % 9))) }
        group.addTask {
          let entries = try await store.boards.page(board, after: nil, limit: 100).entries
          for (place, entry) in entries.enumerated() {
            let first = entries.firstIndex { $0.position.score == entry.position.score }
            #expect(entry.rank == (first ?? place) + 1)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await store.check() == [])
  }

  private func around(
    _ all: [RankedEntry], on board: BoardKey, of store: any ScoreStore, using gen: inout Gen
  ) async throws {
    guard !all.isEmpty else { return }
    let place = gen.int(0...(all.count - 1))
    let limit = gen.int(1...9)
    let page = try await store.boards.page(board, around: all[place].position.account, limit: limit)
    let first = max(0, place - limit / 2)
    let last = min(all.count, first + limit)
    #expect(page.entries == Array(all[first..<last]))
    #expect(page.hasMore == (last < all.count))
  }
}
