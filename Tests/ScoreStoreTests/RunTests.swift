import GameEngine
import ScoreStore
import StoreTestSupport
import Testing

@Suite("Runs in a store")
struct RunTests {
  @Test("a daily is stored once, and the first round is kept", arguments: StoreFactory.all)
  func keepDaily(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    #expect(try await store.runs.daily(of: .daily(monday)) == nil)
    let round = try Rounds.daily(monday)
    #expect(try await store.runs.keepDaily(round, of: .daily(monday)) == round)
    #expect(try await store.runs.keepDaily(Rounds.run.get(), of: .daily(monday)) == round)
    #expect(try await store.runs.daily(of: .daily(monday)) == round)
  }

  @Test("a run is returned with its round, moves and end", arguments: StoreFactory.all)
  func wholeRun(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    let board = BoardKey.run(ISOWeek(of: monday))
    let started = try await store.start(1, of: ann, on: board)
    #expect(started.username == "ann" && started.end == nil)
    let dealt = try Rounds.run.get()
    let more = DealtQuestions(
      questions: Array(dealt.round.questions.prefix(2)), keys: Array(dealt.key.questions.prefix(2)))
    let moves = [
      Move(.answer("1"), atMillis: 5), Move(.answer(""), atMillis: 70),
      Move(.answer("ähre 🙂"), atMillis: 900),
    ]
    _ = try await store.runs.addMove(moves[0], number: 1, to: runID(1), dealt: nil, ending: nil)
    _ = try await store.runs.addMove(moves[1], number: 2, to: runID(1), dealt: more, ending: nil)
    let standing = try await store.runs.addMove(
      moves[2], number: 3, to: runID(1), dealt: more, ending: end(300))
    #expect(standing == Standing(rank: 1, players: 1))
    let run = try #require(try await store.runs.find(runID(1)))
    #expect(run.moves == moves)
    #expect(run.end == end(300))
    #expect(run.board == board && run.account == ann && run.closesAt == started.closesAt)
    #expect(
      run.dealt.round.questions == dealt.round.questions + more.questions + more.questions)
    #expect(run.dealt.key.questions == dealt.key.questions + more.keys + more.keys)
    #expect(try await store.runs.find(runID(2)) == nil)
  }

  @Test("a daily has one attempt, open or ended", arguments: StoreFactory.all)
  func oneAttempt(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    let bob = try await store.player("bob")
    try await store.start(1, of: ann, on: .daily(monday))
    #expect(try await store.start(2, of: ann, on: .daily(monday)).id == runID(1))
    try await store.runs.end(runID(1), after: 0, end(100))
    #expect(try await store.start(3, of: ann, on: .daily(monday)).id == runID(1))
    #expect(try await store.start(4, of: bob, on: .daily(monday)).id == runID(4))
    #expect(try await store.start(5, of: ann, on: .daily(monday.adding(days: 1))).id == runID(5))
    #expect(try await store.runs.find(of: ann, on: .daily(monday))?.id == runID(1))
    #expect(try await store.runs.find(of: bob, on: .daily(monday.adding(days: 1))) == nil)
  }

  @Test("an open run is resumed, whatever its week", arguments: StoreFactory.all)
  func oneOpenRun(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    let week = BoardKey.run(ISOWeek(of: monday))
    let next = BoardKey.run(ISOWeek(of: monday.adding(days: 7)))
    try await store.start(1, of: ann, on: week)
    #expect(try await store.start(2, of: ann, on: next).id == runID(1))
    try await store.runs.end(runID(1), after: 0, end(100))
    #expect(try await store.start(3, of: ann, on: next).id == runID(3))
  }

  @Test("a move is stored once, and none after the end", arguments: StoreFactory.all)
  func moves(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    try await store.start(1, of: ann, on: .daily(monday))
    func add(_ number: Int, to run: Int) async throws {
      _ = try await store.runs.addMove(
        Move(.answer("x"), atMillis: number), number: number, to: runID(run), dealt: nil,
        ending: nil)
    }
    try await add(1, to: 1)
    await #expect(throws: StoreError.moveExists) { try await add(1, to: 1) }
    await #expect(throws: StoreError.noSuchRun) { try await add(1, to: 9) }
    try await store.runs.end(runID(1), after: 1, end(100))
    await #expect(throws: StoreError.runEnded) { try await add(2, to: 1) }
    await #expect(throws: StoreError.moveExists) { try await add(1, to: 1) }
    #expect(try await store.runs.find(runID(1))?.moves == [Move(.answer("x"), atMillis: 1)])
  }

  @Test(
    "a run without an answer leaves nothing when it ends, but a daily stays the one attempt",
    arguments: StoreFactory.all)
  func unanswered(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    let week = BoardKey.run(ISOWeek(of: monday))
    for (number, cause) in [(1, RunEnd.Cause.givenUp), (2, .closed)] {
      try await store.start(number, of: ann, on: week)
      try await store.runs.end(runID(number), after: 0, end(0, cause, questions: 0))
      #expect(try await store.runs.find(runID(number)) == nil)
    }
    try await store.start(3, of: ann, on: .daily(monday))
    try await store.runs.end(runID(3), after: 0, end(0, .givenUp, questions: 0))
    #expect(try await store.start(4, of: ann, on: .daily(monday)).id == runID(3))
    try await store.play(5, of: ann, on: week, end(0, .givenUp, questions: 1))
    #expect(try await store.runs.find(runID(5))?.end?.questions == 1)
    #expect(try await store.check() == [])
  }

  @Test("ending an ended run is refused, and changes nothing", arguments: StoreFactory.all)
  func endTwice(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    let bob = try await store.player("bob")
    try await store.play(1, of: bob, on: .daily(monday), end(500))
    let first = try await store.play(2, of: ann, on: .daily(monday), end(100))
    #expect(first == Standing(rank: 2, players: 2))
    await #expect(throws: StoreError.runEnded) {
      try await store.runs.end(runID(2), after: 0, end(900))
    }
    #expect(try await store.runs.find(runID(2))?.end == end(100))
    await #expect(throws: StoreError.noSuchRun) {
      try await store.runs.end(runID(3), after: 0, end(1))
    }
  }

  @Test(
    "an end that was judged by another number of moves is refused", arguments: StoreFactory.all)
  func endAfterMoves(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    try await store.start(1, of: ann, on: .daily(monday))
    for number in 1...2 {
      _ = try await store.runs.addMove(
        Move(.answer("x"), atMillis: number), number: number, to: runID(1), dealt: nil, ending: nil)
    }
    #expect(
      try await store.runs.state(of: runID(1)) == RunState(moves: 2, isOpen: true, removal: nil))
    for moves in [0, 1, 3] {
      await #expect(throws: StoreError.movesDiffer) {
        try await store.runs.end(runID(1), after: moves, end(100, .givenUp))
      }
    }
    #expect(try await store.runs.find(runID(1))?.end == nil)
    #expect(try await store.boards.players(on: .daily(monday)) == 0)
    try await store.runs.end(runID(1), after: 2, end(100, .givenUp))
    await #expect(throws: StoreError.runEnded) {
      try await store.runs.end(runID(1), after: 2, end(200))
    }
    #expect(try await store.runs.find(runID(1))?.end == end(100, .givenUp))
    #expect(
      try await store.runs.state(of: runID(1)) == RunState(moves: 2, isOpen: false, removal: nil))
    #expect(try await store.runs.state(of: runID(2)) == nil)
    #expect(try await store.check() == [])
  }

  @Test("runs to close are listed, the earliest first", arguments: StoreFactory.all)
  func closing(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    for (number, closesAt) in [(1, 300), (2, 100), (3, 200), (4, 400)] as [(Int, Int64)] {
      let player = try await store.player("player\(number)")
      try await store.start(number, of: player, on: .daily(monday), closesAt: closesAt)
    }
    try await store.runs.end(runID(3), after: 0, end(100))
    #expect(try await store.runs.open(closingBy: 300, limit: 9) == [runID(2), runID(1)])
    #expect(try await store.runs.open(closingBy: 300, limit: 1) == [runID(2)])
    #expect(try await store.runs.open(closingBy: 99, limit: 9) == [])
  }
}
