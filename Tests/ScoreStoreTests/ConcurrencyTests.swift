import GameEngine
import ScoreStore
import StoreTestSupport
import Testing

@Suite("Concurrent operations")
struct ConcurrencyTests {
  @Test(
    "of fifty concurrent moves with the same number, exactly one is stored",
    arguments: StoreFactory.all)
  func sameMove(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    try await store.start(1, of: ann, on: .daily(monday))
    let outcomes = await together(50) { place in
      _ = try await store.runs.addMove(
        Move(.answer("\(place)"), atMillis: place), number: 1, to: runID(1), dealt: nil, ending: nil
      )
    }
    #expect(outcomes.count { $0 == nil } == 1)
    #expect(outcomes.count { $0 == .moveExists } == 49)
    #expect(try await store.runs.find(runID(1))?.moves.count == 1)
  }

  @Test("of fifty concurrent starts, exactly one is new", arguments: StoreFactory.all)
  func sameStart(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    let drafts = try (0..<50).map { try RunDraft.of(ann, number: $0, on: .daily(monday)) }
    let starts = try await withThrowingTaskGroup(of: (RunID, Bool).self) { group in
      for draft in drafts {
        group.addTask {
          let start = try await store.runs.start(draft)
          return (start.run.id, start.isNew)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(starts.map(\.0)).count == 1)
    #expect(starts.count(where: \.1) == 1)
  }

  @Test("a failed operation does not affect others", arguments: StoreFactory.all)
  func oneFails(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    try await store.start(1, of: ann, on: .daily(monday))
    let outcomes = await together(300) { place in
      let run = runID(place % 3 == 0 ? 99 : 1)
      _ = try await store.runs.addMove(
        Move(.answer("\(place)"), atMillis: place), number: place, to: run, dealt: nil, ending: nil)
    }
    for (place, outcome) in outcomes.enumerated() {
      #expect(outcome == (place % 3 == 0 ? .noSuchRun : nil))
    }
    let moves = try await store.runs.find(runID(1))?.moves.map(\.atMillis)
    #expect(moves == (0..<300).filter { $0 % 3 != 0 })
  }

  @Test("the secret is created once", arguments: StoreFactory.all)
  func secret(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let secrets = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for number in 0..<20 {
        group.addTask { try await store.secret { [UInt8](repeating: UInt8(number), count: 32) } }
      }
      return try await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
    }
    #expect(secrets.count == 1)
    #expect(secrets.first?.count == 32)
  }
}
