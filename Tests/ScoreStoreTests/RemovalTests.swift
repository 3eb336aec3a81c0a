import GameEngine
import ScoreStore
import StoreTestSupport
import Testing

@Suite("Runs that the operator removes")
struct RemovalTests {
  @Test(
    "leave all boards and the streak, and the player's other results are combined again",
    arguments: StoreFactory.all)
  func remove(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let (ann, bob) = (try await store.player("ann"), try await store.player("bob"))
    for day in 0..<3 {
      try await store.play(
        day, of: ann, on: .daily(monday.adding(days: day)), end(900, at: noon + Int64(day)))
    }
    let middle = BoardKey.daily(monday.adding(days: 1))
    try await store.play(9, of: bob, on: middle, end(800))
    try await store.runs.remove(runID(1), because: "You knew the answers.")
    #expect(try await store.all(of: middle).map(\.username) == ["bob"])
    #expect(try await store.boards.entry(of: bob, on: middle)?.rank == 1)
    #expect(try await store.boards.page(middle, after: nil, limit: 5).removed == 1)
    #expect(try await store.boards.page(.daily(monday), after: nil, limit: 5).removed == 0)
    let week = BoardKey.weekly(ISOWeek(of: monday))
    #expect(try await store.boards.entry(of: ann, on: week)?.position.score == 1800)
    #expect(try await store.boards.entry(of: ann, on: .streak())?.position.score == 1)
    #expect(try await store.runs.streak(of: ann, asOf: monday.adding(days: 2)) == 1)
    let end = try #require(try await store.runs.find(runID(1))?.end)
    #expect(end.reason == "removed" && end.removal == "You knew the answers." && end.score == 900)
    #expect(try await store.runs.state(of: runID(1))?.removal == "You knew the answers.")
    #expect(try await store.runs.state(of: runID(0))?.removal == nil)
    #expect(try await store.check() == [])
  }

  @Test("must exist and have ended", arguments: StoreFactory.all)
  func refused(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    try await store.start(1, of: store.player("ann"), on: .daily(monday))
    for number in 1...2 {
      await #expect(throws: StoreError.noSuchRun) {
        try await store.runs.remove(runID(number), because: "x")
      }
    }
    #expect(try await store.check() == [])
  }
}
