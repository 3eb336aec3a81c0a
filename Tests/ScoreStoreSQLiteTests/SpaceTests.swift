import GameEngine
import ScoreStore
import StoreTestSupport
import Testing

@testable import ScoreStoreSQLite

@Suite("The space of a store")
struct SpaceTests {
  @Test("at its limit, nothing grows, but runs go on, and everything can be read and deleted")
  func full() async throws {
    let file = StoreFolder.newFile()
    let week = BoardKey.run(ISOWeek(of: monday))
    var ann: AccountID = 0
    do {
      let store = try await SQLiteStore.open(path: file)
      ann = try await store.player("ann")
      _ = try await store.journals.add(SpaceTests.events(1...400), to: ann, limit: 1000)
      try await store.start(1, of: ann, on: week)
      try await store.start(2, of: ann, on: .daily(monday))
    }
    let limits = SpaceLimits(database: try await SQLiteStore.open(path: file).space().database)
    let store = try await SQLiteStore.open(path: file, limits: limits)
    #expect(limits.shortage(try await store.space(), for: .games) == .database)
    await #expect(throws: StoreError.spaceLimit) { try await store.player("bob") }
    await #expect(throws: StoreError.journalSpaceLimit) {
      try await store.journals.add([event(1000)], to: ann, limit: 1000)
    }
    await #expect(throws: StoreError.spaceLimit) {
      try await store.start(3, of: ann, on: .daily(monday.adding(days: 1)))
    }
    // What is stored already can be sent again, resumed, played, ended, read and deleted.
    #expect(
      try await store.journals.add(SpaceTests.events(1...2), to: ann, limit: 1000).duplicates == 2)
    #expect(try await store.start(4, of: ann, on: week).id == runID(1))
    _ = try await store.runs.addMove(
      Move(.answer("x"), atMillis: 5), number: 1, to: runID(1), dealt: nil, ending: end(100))
    try await store.runs.end(runID(2), after: 0, end(500))
    #expect(try await store.boards.players(on: .daily(monday)) == 1)
    #expect(try await store.journals.events(of: ann, after: nil, limit: 5).events.count == 5)
    _ = try await store.journals.delete(of: ann)
    #expect(limits.shortage(try await store.space(), for: .games) == nil)
    _ = try await store.player("bob")
    #expect(try await store.check() == [])
  }

  @Test("is filled by journals up to four fifths, so that others can still begin to play")
  func reserve() async throws {
    let limits = SpaceLimits(database: 2 << 20)
    let store = try await SQLiteStore.open(path: StoreFolder.newFile(), limits: limits)
    let ann = try await store.player("ann")
    var next = 1
    await #expect(throws: StoreError.journalSpaceLimit) {
      while true {
        let events = SpaceTests.events(next...next + 49)
        next += 50
        _ = try await store.journals.add(events, to: ann, limit: 100_000)
      }
    }
    let space = try await store.space()
    #expect(limits.shortage(space, for: .journals) == .database)
    #expect(limits.shortage(space, for: .games) == nil)
    let bob = try await store.player("bob")
    try await store.start(1, of: bob, on: .daily(monday))
    await #expect(throws: StoreError.journalSpaceLimit) {
      try await store.journals.add([event(1)], to: bob, limit: 9)
    }
  }

  @Test("is little for short runs: their questions share pages")
  func shortRuns() async throws {
    let store = try await SQLiteStore.open(path: StoreFolder.newFile())
    let ann = try await store.player("ann")
    let whole = try Rounds.run.get()
    let dealt = DealtRound(
      round: Round(
        header: whole.round.header, questions: Array(whole.round.questions.prefix(2)),
        strictAccents: false), key: RoundKey(questions: Array(whole.key.questions.prefix(2))))
    let board = BoardKey.run(ISOWeek(of: monday))
    let text = try DealtText(dealt)
    let length = (text.header ?? "").utf8.count + text.questions.utf8.count + text.keys.utf8.count
    #expect(length > 1002)
    let before = try await store.space().database
    for number in 0..<200 {
      _ = try await store.runs.start(
        RunDraft(
          id: runID(number), account: ann, board: board, dealt: dealt, startedAt: noon,
          closesAt: noon + 1))
      _ = try await store.runs.addMove(
        Move(.answer("x"), atMillis: 5), number: 1, to: runID(number), dealt: nil,
        ending: end(0, questions: 1))
    }
    let each = (try await store.space().database - before) / 200
    #expect(each < length * 3 / 2 + 400, "\(each) bytes for \(length)")
  }

  @Test("includes the disk, of which a part must stay free, but never more than a twentieth")
  func disk() async throws {
    let report = try await SQLiteStore.open(path: StoreFolder.newFile()).space()
    let disk = try #require(report.disk)
    #expect(disk.size > disk.free && disk.free > 0)
    #expect(try await SQLiteStore.open(path: ":memory:").space().disk == nil)
    func shortage(
      free: Int, of size: Int, for growth: SpaceLimits.Growth = .games
    ) -> SpaceReport.Shortage? {
      SpaceLimits(free: 1000).shortage(
        SpaceReport(database: 1 << 40, disk: SpaceReport.Disk(size: size, free: free)), for: growth)
    }
    #expect(shortage(free: 1000, of: 100_000) == nil)
    #expect(shortage(free: 999, of: 100_000) == .disk)
    #expect(shortage(free: 50, of: 1000) == nil)
    #expect(shortage(free: 49, of: 1000) == .disk)
    #expect(shortage(free: 1250, of: 100_000, for: .journals) == nil)
    #expect(shortage(free: 1249, of: 100_000, for: .journals) == .disk)
  }

  private static func events(_ numbers: ClosedRange<Int>) -> [NewEvent] {
    numbers.map { NewEvent(event: event($0).event, text: String(repeating: "x", count: 500)) }
  }
}
