import GameEngine
import ScoreAPI
import ScoreServer
import ScoreStore
import TestSupport
import Testing

@Suite("Ranked games on the server")
struct RankedGameTests {
  private let ten = [Bool](repeating: true, count: 10)

  @Test("a daily has one attempt; starting it again resumes the run")
  func oneAttempt() async throws {
    let fixture = try await RankedGameFixture()
    let games = fixture.games()
    let ann = try await fixture.player("ann")
    let (first, isNew) = try await games.startDaily(RankedGameFixture.date, for: ann)
    #expect(isNew)
    #expect(first.run.nextMove == 1)
    guard case .round(let header) = first.events.first else {
      Issue.record("a run begins with its round")
      return
    }
    #expect(header.dealer == "library" && header.ranked && header.date == RankedGameFixture.date)
    try await fixture.play(first, by: ann, in: games, plan: [true, false, true])
    let (again, isNewAgain) = try await games.startDaily(RankedGameFixture.date, for: ann)
    #expect(!isNewAgain)
    #expect(again.run.id == first.run.id)
    #expect(again.run.nextMove == 6)
    #expect(again.events.compactMap(\.verdict).map(\.correct) == [true, false, true])
  }

  @Test("all players get the same questions, even if the words have changed since")
  func sameForAll() async throws {
    let fixture = try await RankedGameFixture()
    let ann = try await fixture.player("ann")
    let ben = try await fixture.player("ben")
    let first = try await fixture.games().startDaily(RankedGameFixture.date, for: ann).answer
    let others = SyntheticPool.pool(additions: [60], firstDates: [RankedGameFixture.date])
    let second = try await fixture.games(pool: others).startDaily(RankedGameFixture.date, for: ben)
      .answer
    #expect(first.events == second.events)
    #expect(first.run.id != second.run.id)
  }

  @Test("a complete daily is scored and ranked, and can be recomputed after its date has closed")
  func wholeDaily() async throws {
    let fixture = try await RankedGameFixture()
    let games = fixture.games()
    let ann = try await fixture.player("ann")
    let ben = try await fixture.player("ben")
    let start = try await games.startDaily(RankedGameFixture.date, for: ann).answer
    let game = try await fixture.play(start, by: ann, in: games, plan: ten + [false])
    let result = try #require(game.events.last?.result)
    #expect(result.score == 5500)
    #expect(result.rank == 1 && result.players == 1 && result.kept == true)
    #expect(result.elapsedMillis == 44_000)
    let other = try await games.startDaily(RankedGameFixture.date, for: ben).answer
    let lesser = try await fixture.play(
      other, by: ben, in: games, plan: ten.dropLast() + [false, false])
    #expect(lesser.events.last?.result?.rank == 2)
    // The encore is not counted.
    let distribution = try #require(lesser.events.last?.result?.distribution)
    #expect(distribution.counts == [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1])

    let id = try #require(EventID(start.run.id))
    #expect(await problem { try await fixture.replays.replay(id) } == .forbidden)
    fixture.wait(millis: 2 * 86_400_000)
    let view = try await fixture.replays.replay(id)
    let events = replay(DealtRound(round: view.round, key: view.key), moves: view.moves)
    #expect(events.last?.result == view.result)
    let entry = try await fixture.store.boards.entry(
      of: ann.account, on: .daily(RankedGameFixture.date))
    #expect(entry?.position.score == view.result.score)
    #expect(entry?.elapsedMillis == view.result.elapsedMillis)
  }

  @Test("no response contains an answer before its verdict")
  func noAnswerBefore() async throws {
    let fixture = try await RankedGameFixture()
    let games = fixture.games()
    let ann = try await fixture.player("ann")
    let start = try await games.startDaily(RankedGameFixture.date, for: ann).answer
    let game = try await fixture.play(start, by: ann, in: games, plan: ten)
    var open: Question?
    let key = try await fixture.key(of: start)
    for event in start.events + game.events {
      if let question = event.question {
        open = question
        if question.input != .choice {
          let answer = key.questions[question.index - 1].answer
          #expect(!question.prompt.lowercased().contains(answer.lowercased()))
        }
      }
      if let verdict = event.verdict {
        #expect(verdict.index == open?.index)
        open = nil
      }
    }
  }

  @Test("a repeated move gets the same answer, and is not stored twice")
  func sameMoveAgain() async throws {
    let fixture = try await RankedGameFixture()
    let games = fixture.games()
    let ann = try await fixture.player("ann")
    let start = try await games.startDaily(RankedGameFixture.date, for: ann).answer
    let id = try #require(EventID(start.run.id))
    let asked = try #require(start.events.last?.question)
    let input = RankedGameFixture.input(asked, try await fixture.key(of: start), right: true)
    fixture.wait(millis: 3000)
    let first = try await games.move(1, input, in: id, for: ann)
    fixture.wait(millis: 3000)
    #expect(try await games.move(1, " \(input.uppercased())\n", in: id, for: ann) == first)
    #expect(try await fixture.games().move(1, input, in: id, for: ann) == first)
    #expect(await problem { try await games.move(1, "9", in: id, for: ann) } == .moveDiffers)
    #expect(
      await problem { try await games.move(3, ":next", in: id, for: ann) } == .moveOutOfOrder)
    _ = try await games.move(2, ":next", in: id, for: ann)
    #expect(try await games.move(1, input, in: id, for: ann) == first)
    #expect(try await fixture.store.runs.find(id)?.moves.count == 2)
  }

  @Test("fifty simultaneous copies of a move get the same answer, and one is stored")
  func manyAtOnce() async throws {
    let fixture = try await RankedGameFixture()
    let games = fixture.games()
    let ann = try await fixture.player("ann")
    let start = try await games.startDaily(RankedGameFixture.date, for: ann).answer
    let id = try #require(EventID(start.run.id))
    let answers = try await withThrowingTaskGroup { group in
      for _ in 0..<50 { group.addTask { try await games.move(1, "1", in: id, for: ann) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers.allSatisfy { $0 == answers[0] })
    #expect(try await fixture.store.runs.find(id)?.moves.count == 1)
  }

  @Test(
    "input that a question refuses changes nothing",
    arguments: ["0", "9", "x", ":hint", ":undo", ":quit", ":x"])
  func refused(input: String) async throws {
    let fixture = try await RankedGameFixture()
    let games = fixture.games()
    let ann = try await fixture.player("ann")
    let start = try await games.startDaily(RankedGameFixture.date, for: ann).answer
    let id = try #require(EventID(start.run.id))
    #expect(await problem { try await games.move(1, input, in: id, for: ann) } == .valueInvalid)
    let now = try await games.answer(id, for: ann)
    #expect(now.run.nextMove == 1)
    #expect(now.events == start.events)
  }

  @Test("a player cannot see or play the run of another")
  func others() async throws {
    let fixture = try await RankedGameFixture()
    let games = fixture.games()
    let ann = try await fixture.player("ann")
    let ben = try await fixture.player("ben")
    let start = try await games.startRun(for: ann).answer
    let id = try #require(EventID(start.run.id))
    #expect(await problem { try await games.move(1, "1", in: id, for: ben) } == .notFound)
    #expect(await problem { try await games.answer(id, for: ben) } == .notFound)
    #expect(await problem { try await games.giveUp(id, for: ben) } == .notFound)
    #expect(await problem { try await fixture.replays.replay(id) } == .forbidden)
  }

  @Test("after a restart, a run continues after its last stored move", arguments: 0..<8)
  func restart(after count: Int) async throws {
    let fixture = try await RankedGameFixture()
    let ann = try await fixture.player("ann")
    let start = try await fixture.games().startDaily(RankedGameFixture.date, for: ann).answer
    let plan = Array(ten.prefix(count))
    let before = try await fixture.play(start, by: ann, in: fixture.games(), plan: plan)
    let resumed = try await fixture.games().startDaily(RankedGameFixture.date, for: ann).answer
    #expect(resumed.run.nextMove == before.nextMove)
    #expect(resumed.events == start.events + before.events)
    let rest = try await fixture.play(
      resumed, by: ann, in: fixture.games(), plan: ten.dropFirst(count) + [false])
    #expect(rest.events.last?.result?.score == 5500)
  }

  @Test("a run continues beyond the questions that were dealt first, and after a restart")
  func longRun() async throws {
    let fixture = try await RankedGameFixture()
    let games = fixture.games()
    let ann = try await fixture.player("ann")
    let start = try await games.startRun(for: ann).answer
    try await fixture.play(start, by: ann, in: games, plan: [Bool](repeating: true, count: 20))
    let (resumed, isNew) = try await fixture.games().startRun(for: ann)
    #expect(!isNew && resumed.run.id == start.run.id)
    let game = try await fixture.play(
      resumed, by: ann, in: fixture.games(), plan: [Bool](repeating: true, count: 17) + [false])
    let result = try #require(game.events.last?.result)
    #expect(result.correct == 37)
    #expect(result.score == 3700)
    let words = try await fixture.key(of: start).questions.map(\.word)
    #expect(Set(words).count == words.count)
    let (next, isNext) = try await games.startRun(for: ann)
    #expect(isNext && next.run.id != start.run.id)
    #expect(next.events.last?.question != start.events.last?.question)
  }

  @Test("a run that the player gives up keeps its score, and accepts no more moves")
  func givenUp() async throws {
    let fixture = try await RankedGameFixture()
    let games = fixture.games()
    let ann = try await fixture.player("ann")
    let start = try await games.startDaily(RankedGameFixture.date, for: ann).answer
    let game = try await fixture.play(start, by: ann, in: games, plan: [true, true])
    let id = try #require(EventID(start.run.id))
    try await games.giveUp(id, for: ann)
    #expect(
      await problem { try await games.move(game.nextMove, ":next", in: id, for: ann) }
        == .runClosed)
    #expect(await problem { try await games.giveUp(id, for: ann) } == .runClosed)
    let result = try #require(try await games.answer(id, for: ann).events.last?.result)
    #expect(result.score == 300 && result.rank == 1)
    #expect(
      try await fixture.store.runs.streak(of: ann.account, asOf: RankedGameFixture.date) == 0)
    #expect(try await fixture.games().answer(id, for: ann).events.last?.result == result)
  }

  @Test("a run that is given up without an answer shows its result, and leaves nothing")
  func givenUpUnanswered() async throws {
    let fixture = try await RankedGameFixture()
    let games = fixture.games()
    let ann = try await fixture.player("ann")
    let start = try await games.startRun(for: ann).answer
    let id = try #require(EventID(start.run.id))
    try await games.giveUp(id, for: ann)
    #expect(await problem { try await games.giveUp(id, for: ann) } == .runClosed)
    let result = try #require(try await games.answer(id, for: ann).events.last?.result)
    #expect(result.kept == false && result.questions == 0)
    #expect(try await fixture.store.runs.find(id) == nil)
    #expect(await problem { try await fixture.games().answer(id, for: ann) } == .notFound)
    let next = try await games.startRun(for: ann)
    #expect(next.isNew)
    // A run that nobody continues is replaced after a day.
    fixture.wait(millis: 25 * 3_600_000)
    #expect(try await fixture.games().startRun(for: ann).isNew)
    let left = try #require(EventID(next.answer.run.id))
    #expect(try await fixture.store.runs.find(left) == nil)
  }

  @Test("a daily that is open when its date has ended everywhere ends with its current score")
  func closed() async throws {
    let fixture = try await RankedGameFixture()
    let games = fixture.games()
    let ann = try await fixture.player("ann")
    let ben = try await fixture.player("ben")
    let start = try await games.startDaily(RankedGameFixture.date, for: ann).answer
    try await fixture.play(start, by: ann, in: games, plan: [true])
    let left = try await games.startDaily(RankedGameFixture.date, for: ben).answer
    fixture.wait(millis: 24 * 3_600_000)
    try await games.closeRuns()
    let page = try await fixture.store.boards.page(
      .daily(RankedGameFixture.date), after: nil, limit: 10)
    #expect(page.entries.map(\.username) == ["ann"])
    #expect(page.entries.first?.position.finishedAt == DailyWindow(RankedGameFixture.date).closesAt)
    let id = try #require(EventID(left.run.id))
    #expect(await problem { try await games.move(1, "1", in: id, for: ben) } == .runClosed)
    let result = try #require(try await games.answer(id, for: ben).events.last?.result)
    #expect(result.kept == false && result.reason != nil)
  }

  @Test(
    "a daily opens with the first hour of its date anywhere on earth",
    arguments: [-15, -14, 35, 36])
  func window(hours: Int64) async throws {
    let fixture = try await RankedGameFixture()
    let ann = try await fixture.player("ann")
    fixture.setClock(by: (24 + hours - 12) * 3_600_000)
    let start = await problem {
      try await fixture.games().startDaily(RankedGameFixture.date.adding(days: 1), for: ann)
    }
    #expect(start == ([-14, 35].contains(hours) ? nil : .dateNotOpen))
  }

  @Test("a run with answers before the prompts can be read is marked, and enters no board")
  func implausible() async throws {
    let fixture = try await RankedGameFixture(readingSpeed: 100)
    let games = fixture.games()
    let ann = try await fixture.player("ann")
    let ben = try await fixture.player("ben")
    let start = try await games.startDaily(RankedGameFixture.date, for: ann).answer
    let game = try await fixture.play(start, by: ann, in: games, plan: ten + [false], millis: 20)
    let result = try #require(game.events.last?.result)
    #expect(result.kept == false && result.rank == nil)
    #expect(result.reason == NotKept.tooFast.rawValue)
    #expect(try await fixture.store.boards.players(on: .daily(RankedGameFixture.date)) == 0)
    #expect(
      try await fixture.store.runs.streak(of: ann.account, asOf: RankedGameFixture.date) == 0)
    let slow = try await games.startDaily(RankedGameFixture.date, for: ben).answer
    let fair = try await fixture.play(slow, by: ben, in: games, plan: ten + [false], millis: 4000)
    #expect(fair.events.last?.result?.kept == true)
  }

  @Test(
    "setting the system clock does not change the times of answers",
    arguments: [-3_600_000, 20_000])
  func clockJumps(millis: Int64) async throws {
    let fixture = try await RankedGameFixture()
    let games = fixture.games()
    let ann = try await fixture.player("ann")
    let start = try await games.startDaily(RankedGameFixture.date, for: ann).answer
    fixture.setClock(by: millis)
    let game = try await fixture.play(start, by: ann, in: games, plan: [true])
    #expect(game.events.last?.verdict?.elapsedMillis == 4000)
    #expect(game.events.last?.verdict?.atMillis == 4000)
  }

  @Test("a verdict contains the input and its times for the journal")
  func journalFields() async throws {
    let fixture = try await RankedGameFixture()
    let games = fixture.games()
    let ann = try await fixture.player("ann")
    let start = try await games.startDaily(RankedGameFixture.date, for: ann).answer
    let asked = try #require(start.events.last?.question)
    let input = RankedGameFixture.input(asked, try await fixture.key(of: start), right: false)
    let game = try await fixture.play(start, by: ann, in: games, plan: [false])
    #expect(game.events.last?.verdict?.input == input)
    #expect(try await games.daily(RankedGameFixture.date, for: ann).run?.nextMove == 2)
    #expect(try await games.daily(RankedGameFixture.date, for: nil).run == nil)
  }
}
