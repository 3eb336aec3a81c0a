import GameEngine
import ScoreStore
import StoreTestSupport
import Testing

@Suite("Boards in a store")
struct BoardTests {
  @Test(
    "equal scores and seconds share a rank; the earlier finish is listed first",
    arguments: StoreFactory.all)
  func sharedRanks(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let board = BoardKey.daily(monday)
    let ends = [
      end(300, seconds: 50, at: noon + 5), end(300, seconds: 50, millis: 999, at: noon + 4),
      end(300, seconds: 49), end(100, seconds: 1), end(5000, seconds: 900),
    ]
    for (number, end) in ends.enumerated() {
      try await store.play(number, of: store.player("p\(number)"), on: board, end)
    }
    let page = try await store.boards.page(board, after: nil, limit: 10)
    #expect(page.players == 5 && !page.hasMore)
    #expect(page.entries.map(\.username) == ["p4", "p2", "p1", "p0", "p3"])
    #expect(page.entries.map(\.rank) == [1, 2, 3, 3, 5])
    #expect(page.entries.map(\.run) == [4, 2, 1, 0, 3].map { runID($0) })
    #expect(page.entries[2].elapsedMillis == 50_999 && page.entries[2].position.seconds == 50)
  }

  @Test("a daily's board counts its players by right answers", arguments: StoreFactory.all)
  func distribution(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let board = BoardKey.daily(monday)
    var expected = DailyDistribution()
    for (number, right) in [7, 10, 7, 0].enumerated() {
      try await store.play(
        number, of: store.player("p\(number)"), on: board, end(100 * number, right: right))
      expected.add(1, right: right)
      #expect(try await store.boards.distribution(on: board) == expected)
    }
    #expect(try await store.boards.page(board, after: nil, limit: 2).distribution == expected)
    // A newcomer is counted in addition to those on the board.
    let ann = try await store.player("ann")
    try await store.start(9, of: ann, on: board)
    let standing = try await store.runs.addMove(
      Move(.answer("x"), atMillis: 1), number: 1, to: runID(9), dealt: nil,
      ending: end(50, reason: NotKept.newcomer.rawValue, right: 3))
    #expect(try await store.boards.distribution(on: board) == expected)
    expected.add(1, right: 3)
    #expect(standing == Standing(rank: 4, players: 5, distribution: expected))
    try await store.runs.remove(runID(0), because: "a reason")
    expected.add(-1, right: 3)
    expected.add(-1, right: 7)
    #expect(try await store.boards.distribution(on: board) == expected)
    #expect(try await store.boards.distribution(on: .weekly(ISOWeek(of: monday))) == nil)
    #expect(try await store.check() == [])
  }

  @Test(
    "a rejected run, and a run without questions, enters no board",
    arguments: StoreFactory.all)
  func leftOff(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    let week = BoardKey.run(ISOWeek(of: monday))
    #expect(try await store.play(1, of: ann, on: .daily(monday), end(900, reason: "fast")) == nil)
    #expect(try await store.play(2, of: ann, on: week, end(0, questions: 0)) == nil)
    for board in [.daily(monday), .weekly(ISOWeek(of: monday)), .streak(), week, .run(nil)] {
      #expect(try await store.boards.players(on: board) == 0)
      #expect(try await store.boards.page(board, after: nil, limit: 5).entries.isEmpty)
    }
    #expect(try await store.runs.streak(of: ann, asOf: monday) == 0)
    await #expect(throws: StoreError.runEnded) {
      try await store.runs.end(runID(1), after: 0, end(1))
    }
  }

  @Test("a weekly score is the sum of the best five dailies", arguments: StoreFactory.all)
  func weekly(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    let board = BoardKey.weekly(ISOWeek(of: monday))
    for (day, score) in [300, 100, 700, 300, 200, 600].enumerated() {
      try await store.play(
        day, of: ann, on: .daily(monday.adding(days: day)),
        end(score, seconds: 10 + day, millis: 600, at: noon + Int64(day)))
    }
    try await store.play(9, of: ann, on: .daily(monday.adding(days: 7)), end(900))
    let entry = try #require(try await store.boards.entry(of: ann, on: board))
    #expect(entry.position.score == 300 + 700 + 300 + 200 + 600)
    #expect(entry.elapsedMillis == 10_600 + 12_600 + 13_600 + 14_600 + 15_600)
    #expect(entry.position.seconds == 67)
    #expect(entry.position.finishedAt == noon + 5)
    #expect(entry.run == nil && entry.rank == 1)
  }

  @Test("the best run is listed for its week and for all time", arguments: StoreFactory.all)
  func bestRun(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    let week = BoardKey.run(ISOWeek(of: monday))
    let next = BoardKey.run(ISOWeek(of: monday.adding(days: 7)))
    try await store.play(1, of: ann, on: week, end(500, seconds: 30, millis: 10))
    try await store.play(2, of: ann, on: week, end(500, seconds: 30, at: noon + 9))
    try await store.play(3, of: ann, on: week, end(400, seconds: 1))
    try await store.play(4, of: ann, on: next, end(500, seconds: 29))
    #expect(try await store.boards.entry(of: ann, on: week)?.run == runID(1))
    #expect(try await store.boards.entry(of: ann, on: next)?.run == runID(4))
    #expect(try await store.boards.entry(of: ann, on: .run(nil))?.run == runID(4))
    #expect(try await store.boards.players(on: .run(nil)) == 1)
  }

  @Test(
    "the longest streak counts consecutive finished dailies, in any order of play",
    arguments: StoreFactory.all)
  func streak(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    func play(_ day: Int, _ cause: RunEnd.Cause = .finished) async throws {
      try await store.play(
        day, of: ann, on: .daily(monday.adding(days: day)), end(0, at: noon + Int64(day), cause))
    }
    try await play(0)
    #expect(try await store.boards.entry(of: ann, on: .streak())?.position.score == 1)
    try await play(2)
    try await play(3)
    #expect(try await store.boards.entry(of: ann, on: .streak())?.position.score == 2)
    try await play(5, .closed)
    try await play(1)
    let entry = try #require(try await store.boards.entry(of: ann, on: .streak()))
    #expect(entry.position.score == 4 && entry.position.finishedAt == noon + 1)
    #expect(entry.elapsedMillis == 0 && entry.run == nil)
    #expect(try await store.runs.streak(of: ann, asOf: monday.adding(days: 3)) == 4)
    #expect(try await store.runs.streak(of: ann, asOf: monday.adding(days: 4)) == 4)
    #expect(try await store.runs.streak(of: ann, asOf: monday.adding(days: 5)) == 0)
    #expect(try await store.runs.streak(of: ann, asOf: monday.adding(days: 1)) == 2)
  }

  @Test("a page around a player has the player in its middle", arguments: StoreFactory.all)
  func around(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let board = BoardKey.daily(monday)
    var players: [AccountID] = []
    for number in 0..<9 {
      players.append(try await store.player("p\(number)"))
      try await store.play(number, of: players[number], on: board, end(9000 - 100 * number))
    }
    func names(_ account: AccountID, _ limit: Int) async throws -> (String, Bool) {
      let page = try await store.boards.page(board, around: account, limit: limit)
      #expect(page.players == 9)
      return (page.entries.map { $0.username.suffix(1) }.joined(), page.hasMore)
    }
    #expect(try await names(players[4], 5) == ("23456", true))
    #expect(try await names(players[4], 4) == ("2345", true))
    #expect(try await names(players[0], 3) == ("012", true))
    #expect(try await names(players[8], 4) == ("678", false))
    #expect(try await names(players[4], 100) == ("012345678", false))
    #expect(try await names(players[4], 1) == ("4", true))
    let stranger = try await store.player("stranger")
    #expect(try await names(stranger, 2) == ("01", true))
  }

  @Test("the version of a board changes with the board", arguments: StoreFactory.all)
  func version(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    let other = BoardKey.daily(monday.adding(days: 9))
    let before = try await store.boards.version(of: .daily(monday))
    let otherBefore = try await store.boards.version(of: other)
    try await store.play(1, of: ann, on: .daily(monday), end(100))
    let after = try await store.boards.version(of: .daily(monday))
    #expect(after != before)
    #expect(try await store.boards.version(of: .daily(monday)) == after)
    #expect(try await store.boards.version(of: other) == otherBefore)
    try await store.accounts.delete(ann)
    #expect(try await store.boards.version(of: .daily(monday)) != after)
  }
}
