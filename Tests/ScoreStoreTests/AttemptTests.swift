import GameEngine
import ScoreStore
import StoreTestSupport
import Testing

@Suite("Attempts at runs in a store")
struct AttemptTests {
  private static let week = BoardKey.run(ISOWeek(of: monday))

  @Test(
    "all runs of a week count beside the best: also those given up, closed, rejected or without an answer",
    arguments: StoreFactory.all)
  func counted(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    let ends = [
      end(300), end(100, .givenUp), end(700, .closed), end(200, reason: "too_fast"),
      end(0, .givenUp, questions: 0), end(0, .givenUp, questions: 0),
    ]
    for (number, end) in ends.enumerated() {
      try await store.play(number, of: ann, on: AttemptTests.week, end)
    }
    let next = BoardKey.run(ISOWeek(of: monday.adding(days: 7)))
    try await store.play(9, of: ann, on: next, end(100))
    let entry = try #require(try await store.boards.entry(of: ann, on: AttemptTests.week))
    #expect(entry.position.score == 700 && entry.attempts == Attempts(total: 6, givenUp: 4))
    #expect(
      try await store.boards.page(.run(nil), after: nil, limit: 5).entries.map(\.attempts)
        == [Attempts(total: 7, givenUp: 4)])
    #expect(
      try await store.boards.entries(of: ann, in: [.english], limit: 9).compactMap(
        \.attempts?.total
      ).sorted()
        == [1, 6, 7])
    #expect(try await store.runs.find(runID(4)) == nil, "nothing else of an empty run is kept")
    #expect(try await store.check() == [])
  }

  @Test("dailies, weeks and streaks have no attempts", arguments: StoreFactory.all)
  func others(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    try await store.play(1, of: ann, on: .daily(monday), end(700))
    for board in [BoardKey.daily(monday), .weekly(ISOWeek(of: monday)), .streak()] {
      #expect(try await store.boards.entry(of: ann, on: board)?.position != nil)
      #expect(try await store.boards.entry(of: ann, on: board)?.attempts == nil)
    }
  }

  @Test(
    "a page shows a worse run's attempt at once, and the numbers go with the account",
    arguments: StoreFactory.all)
  func current(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    try await store.play(1, of: ann, on: AttemptTests.week, end(700))
    let version = try await store.boards.version(of: AttemptTests.week)
    let page = try await store.boards.page(AttemptTests.week, after: nil, limit: 5)
    try await store.play(2, of: ann, on: AttemptTests.week, end(0, .givenUp, questions: 0))
    #expect(try await store.boards.version(of: AttemptTests.week) != version)
    let later = try await store.boards.page(AttemptTests.week, after: nil, limit: 5)
    #expect(later.players == page.players && later.entries.first?.rank == 1)
    #expect(later.entries.first?.attempts == Attempts(total: 2, givenUp: 1))
    try await store.accounts.delete(ann)
    let bob = try await store.player("bob")
    try await store.play(3, of: bob, on: AttemptTests.week, end(100))
    #expect(
      try await store.boards.entry(of: bob, on: AttemptTests.week)?.attempts
        == Attempts(total: 1, givenUp: 0))
  }
}
