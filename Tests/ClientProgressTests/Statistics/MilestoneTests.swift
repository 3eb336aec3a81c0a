import ClientTestSupport
import GameEngine
import TestSupport
import Testing

@testable import ClientCore

@Suite("What a player reached")
struct MilestoneTests {
  @Test("has the date on which the hoard and the days played first came to it, the newest first")
  func practiced() throws {
    let progress = try Player.practiced().progress()
    let today = TestClock.noon(day: 21).localDate
    let all = Milestone.all(in: progress, until: today, term: \.rawValue)
    #expect(all.map(\.date) == all.map(\.date).sorted(by: >))
    #expect(all.filter { $0.kind == .words }.map(\.count).sorted() == [10, 25, 50])
    let week = try #require(all.first { $0.kind == .days })
    #expect(week.count == 7)
    let played = progress.days.filter { $0.value.countsForStreak }.keys.sorted()
    #expect(week.date == played[6])
    for milestone in all where milestone.kind == .words {
      let before = progress.days.filter { $0.key < milestone.date }.map(\.value.largestHoard)
      // Reached once it is shown, rounded to words.
      #expect(before.allSatisfy { $0 < milestone.count * 1_000_000 - 500_000 })
      let largest = progress.days[milestone.date]?.largestHoard ?? 0
      #expect(largest >= milestone.count * 1_000_000 - 500_000)
    }
  }

  @Test("is a hoard that was reached once, whose date stays when the hoard falls and rises again")
  func once() throws {
    var clock = JournalClock()
    let first = clock.today
    var fold = ProgressFold()
    var told: [Milestone] = []
    func play(_ words: Range<Int>, right: Bool) {
      let before = fold.progress
      for word in words { fold.apply(clock.answer("en/a\(word)/noun", right: right)) }
      let now = Moment(instant: clock.instant, offset: 0)
      told += Milestone.reached(from: before, to: fold.progress, now: now, term: \.term)
        .filter { $0.kind == .words }
    }
    func hoard() -> Int { fold.progress.hoard(at: StudyTime(utc: clock.instant)) }
    play(0..<11, right: true)
    #expect(hoard() >= 10_000_000)
    clock.nextNoon()
    play(0..<11, right: false)
    clock.nextNoon()
    #expect(hoard() < 10_000_000)
    play(0..<24, right: true)
    #expect(hoard() >= 10_000_000)
    #expect(told.map(\.count) == [10] && told.map(\.date) == [first])
    let all = Milestone.all(in: fold.progress, until: clock.today, term: \.rawValue)
    #expect(all.filter { $0.kind == .words }.map(\.date) == [first])
  }

  @Test("is nothing for a player who has not answered")
  func nothing() {
    #expect(
      Milestone.all(
        in: PlayerProgress(), until: TestClock.noon(day: 0).localDate, term: \.rawValue
      ).isEmpty
    )
  }

  @Test("is the first daily without a miss")
  func perfect() throws {
    var clock = JournalClock()
    var events: [Event] = []
    for (number, right) in [(1, 9), (2, 10), (3, 10)] {
      let round = EventID(high: 7, low: UInt64(number))
      let header = RoundHeader(
        date: clock.today, number: number, questions: 10, ruleset: .daily1, edition: "en-1")
      events.append(clock.event(.round(RoundEntry(round: round, header: header))))
      for place in 1...10 {
        events.append(clock.answer(right: place <= right, round: round, index: place))
      }
      let result = ResultEntry(
        round: round, score: 100, correct: right, questions: 10, elapsedMillis: 1)
      events.append(clock.event(.result(result)))
      clock.nextNoon()
    }
    let progress = ProgressFold.progress(of: events)
    let perfect = Milestone.all(in: progress, until: clock.today, term: \.rawValue)
      .filter { $0.kind == .perfectDaily }
    #expect(perfect.map(\.date) == [clock.today.adding(days: -2)])
  }

  @Test("are the first word saved at the last moment, and the first that was missed five times")
  func feats() throws {
    var clock = JournalClock()
    var events = [clock.answer("en/hull/noun", right: false)]
    let before = ProgressFold.progress(of: events)
    for _ in 0..<300 { clock.nextNoon() }
    events.append(clock.answer("en/hull/noun", right: true))
    events += (0..<5).map { _ in clock.answer("en/astute/adj", right: false) }
    clock.nextNoon()
    events.append(clock.answer("en/astute/adj", right: true))
    let after = ProgressFold.progress(of: events)
    let now = Moment(instant: clock.instant, offset: clock.offset)
    let reached = Milestone.reached(from: before, to: after, now: now, term: \.term)
    let feats = reached.filter { $0.word != nil }
    #expect(feats.map(\.kind) == [.nemesis, .save] && feats.map(\.word) == ["astute", "hull"])
    #expect(feats.map(\.date) == [clock.today, clock.today.adding(days: -1)])
    #expect(Milestone.reached(from: after, to: after, now: now, term: \.term).isEmpty)
  }
}
