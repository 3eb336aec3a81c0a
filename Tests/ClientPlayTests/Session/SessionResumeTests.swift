import ClientCore
import ClientPlay
import ClientTestSupport
import GameEngine
import Journal
import TestSupport
import Testing

@Suite("A resumed session")
struct SessionResumeTests {
  @Test("it continues as if it had never stopped", arguments: 0...11)
  func sameContinuation(after answered: Int) async throws {
    let pattern = "rrwrrrrrrwrrw"
    let whole = try SessionBench.daily()
    var unbroken = try whole.session()
    _ = try await unbroken.open()
    let lines = Array(whole.lines(pattern).prefix(11))
    let expected = try await unbroken.send(lines)

    let bench = try SessionBench.daily()
    var first = try bench.session()
    _ = try await first.open()
    var events = try await first.send(Array(lines.prefix(answered)))
    var second = try bench.session()
    let opened = try await second.open()
    events += try await second.send(Array(lines.dropFirst(answered)))
    #expect(events.verdicts == expected.verdicts)
    #expect(opened.questions.first?.index == answered + 1)
    #expect(unbroken.isOver == second.isOver)
    let stopped = try bench.journal.progress()
    let through = try whole.journal.progress()
    #expect(stopped.words.mapValues(\.difficulty) == through.words.mapValues(\.difficulty))
    #expect(stopped.totalScore == through.totalScore)
    #expect(
      stopped.rounds.values.map { $0.outcomes.map(\.points) }
        == through.rounds.values.map { $0.outcomes.map(\.points) })
  }

  @Test("a round whose last answer was written, but not its result, gets its result")
  func resultIsMissing() async throws {
    let bench = try SessionBench()
    var session = try bench.session()
    _ = try await session.open()
    try await session.send(bench.lines("rrr"))
    // The last answer as the process would have written it before it was killed.
    let last = bench.dealt.key.questions[3]
    let answer = AnswerEntry(
      item: last.word, form: FormID("recall"), input: last.answer, verdict: .right,
      milliseconds: 900, hint: false, round: bench.entry.round, index: 4, points: 400, again: false)
    let id = EventID(derivedFrom: "\(bench.entry.round)/4/0")
    try bench.journal.append([.init(id: id, body: .answer(answer))], at: bench.test.clock.now)
    var resumed = try bench.session()
    let events = try await resumed.open()
    #expect(events.kinds == ["round", "result"])
    #expect(events.results.first?.score == 1000)
    #expect(resumed.isOver)
    #expect(try bench.journal.progress().rounds[bench.entry.round]?.isFinished == true)
  }

  @Test("a finished round shows its result again and writes nothing")
  func finished() async throws {
    let bench = try SessionBench.daily()
    var session = try bench.session()
    _ = try await session.open()
    let result = try await session.send(bench.lines("rwrwrwrwrw")).results.first
    let count = try bench.journal.count()
    var again = try bench.session()
    let events = try await again.open()
    #expect(events.kinds == ["round", "result"])
    #expect(events.results.first?.share == result?.share)
    #expect(events.results.first?.score == result?.score)
    #expect(try bench.journal.count() == count)
  }

  @Test("a second session of one daily cannot enter an answer that the first one entered")
  func playedElsewhere() async throws {
    let bench = try SessionBench.daily()
    var first = try bench.session()
    _ = try await first.open()
    var second = try bench.session()
    _ = try await second.open()
    try await first.send(bench.lines("r"))
    let before = try bench.journal.progress()
    let error = await #expect(throws: ClientError.self) {
      _ = try await second.send(bench.lines("w"))
    }
    #expect(error?.code == .playedElsewhere)
    #expect(error?.exit == .failed)
    #expect(second.isOver)
    #expect(try bench.journal.progress() == before, "the first answer stands")
    let next = bench.lines("rr")[1]
    #expect(try await first.send(next).verdicts.map(\.points) == [200])
  }

  @Test("two sessions that open one daily at the same time cannot both begin it")
  func openedTwice() async throws {
    let bench = try SessionBench.daily()
    var first = try bench.session()
    var second = try bench.session()
    _ = try await first.open()
    let error = await #expect(throws: ClientError.self) { _ = try await second.open() }
    #expect(error?.code == .playedElsewhere)
    #expect(try bench.journal.count() == 1)
  }

  @Test("a daily that ends after midnight belongs to the date on which it was begun")
  func afterMidnight() async throws {
    let bench = try SessionBench.daily()
    var session = try bench.session()
    _ = try await session.open()
    try await session.send(Array(bench.lines("rrrrwwwwww").prefix(5)))
    bench.test.clock.now = TestClock.noon(day: 1)
    let result = try await session.send(Array(bench.lines("rrrrwwwwww").dropFirst(5))).results.first
    #expect(result?.dailyStreak == 1)
    let days = try bench.journal.progress().days
    #expect(days[FixturePool.firstDate]?.finishedDaily == true)
    #expect(days[FixturePool.firstDate.adding(days: 1)]?.finishedDaily == false)
  }

  @Test("a clock that is set back in mid-round loses no answer and no time below zero")
  func clockSetBack() async throws {
    let bench = try SessionBench.daily()
    var session = try bench.session()
    _ = try await session.open()
    try await session.send(bench.lines("rr"))
    bench.test.clock.now = TestClock.noon(day: -3)
    let lines = Array(bench.lines("rrwwwwwwww").dropFirst(2))
    let result = try await session.send(lines).results.first
    #expect(result?.questions == 10)
    // Three days are more than the order of events bridges (decision 125).
    #expect(try bench.answersInJournal().map(\.index).sorted() == Array(1...10))
    #expect(try bench.answersInJournal().allSatisfy { $0.milliseconds >= 0 })
  }
}
