import GameEngine
import TestSupport
import Testing

@testable import ClientCore
@testable import ClientProgress

@Suite("Counts of a recap")
struct RecapTests {
  /// The recap of a journal, as of its last event.
  private func recap(_ span: RecapSpan, of events: [Event]) throws -> Recap {
    let events = events.sorted(by: Event.foldOrder)
    let last = try #require(events.last)
    let now = Moment(instant: last.instant, offset: last.offset)
    var count = RecapCount(dates: span.dates(until: now.localDate, firstWeekday: 1))
    let whole = ProgressFold(of: events)
    var fold = ProgressFold(
      retracted: Set(events.map(\.id).filter(whole.isRetracted)),
      disputed: Set(events.map(\.id).filter(whole.isDisputed)))
    for event in events {
      if !fold.isRetracted(event.id) { count.take(event, after: fold) }
      fold.apply(event)
    }
    return Recap(span, count, progress: fold.progress, now: now, term: \.term)
  }

  /// A clock at noon of a Monday.
  private func monday() -> JournalClock { JournalClock(noonOf: FixturePool.date("2026-11-23")) }

  @Test("a run of right answers counts as far as it lies in the week")
  func longestRun() throws {
    var clock = JournalClock(noonOf: FixturePool.date("2026-11-22"))
    var events = (0..<5).map { _ in clock.answer(right: true) }
    clock.nextNoon()
    for right in [true, true, false, true, true, true] {
      events.append(clock.answer(right: right))
    }
    #expect(try recap(.week, of: events).longestRun == 3)
    #expect(try recap(.year, of: events).longestRun == 7)
  }

  @Test("an answer that was taken back does not count; a repeated question does not lengthen a run")
  func undone() throws {
    var clock = monday()
    let miss = clock.answer(right: false)
    let again = clock.answer(right: true, again: true)
    let events = [miss, clock.event(.undo(miss.id)), again, clock.answer(right: true)]
    let recap = try recap(.week, of: events)
    #expect(recap.answers == 2)
    #expect(recap.longestRun == 1)
    #expect(recap.hardest.isEmpty)
  }

  @Test("a disputed miss stays a miss in the figures, and makes no word hard")
  func disputed() throws {
    var clock = monday()
    let miss = clock.answer(right: false)
    let recap = try recap(.week, of: [miss, clock.event(.dispute(miss.id))])
    #expect(recap.answers == 1)
    #expect(recap.right == 0)
    #expect(recap.hardest.isEmpty)
  }

  @Test("a word is met when it is first shown, in a question or outside")
  func met() throws {
    var clock = JournalClock(noonOf: FixturePool.date("2026-11-22"))
    var events = [clock.event(.seen(ItemID("en/dusk/noun")))]
    clock.nextNoon()
    events.append(clock.answer("en/dusk/noun", right: true))
    for _ in 0..<2 { events.append(clock.answer("en/dawn/noun", right: true)) }
    events.append(clock.event(.seen(ItemID("en/thaw/verb"))))
    #expect(try recap(.week, of: events).wordsMet == 2)
  }

  @Test("words that were missed most come first, of these the one answered least")
  func hardest() throws {
    var clock = monday()
    var events: [Event] = []
    for (word, pattern) in [
      ("arid", "ww"), ("bland", "rww"), ("dusk", "w"), ("silt", "www"), ("thaw", "w"),
      ("melt", "w"),
      ("dawn", "rrr"),
    ] {
      for sign in pattern { events.append(clock.answer("en/\(word)/x", right: sign == "r")) }
    }
    let recap = try recap(.week, of: events)
    #expect(recap.hardest.map(\.word) == ["silt", "arid", "bland", "dusk", "melt"])
    #expect(recap.hardest.map(\.misses) == [3, 2, 2, 1, 1])
    #expect(recap.hardest.map(\.answers) == [3, 2, 3, 1, 1])
  }

  @Test("a word became known that was not when the week began")
  func known() throws {
    var clock = JournalClock(noonOf: FixturePool.date("2026-11-20"))
    var events = [clock.event(.setting(SettingEntry(key: "classic", value: "on")))]
    for _ in 0..<3 { events.append(clock.answer("en/dawn/noun", right: true)) }
    for _ in 0..<2 { events.append(clock.answer("en/dusk/noun", right: true)) }
    for _ in 0..<4 { clock.nextNoon() }
    for word in ["dawn", "dusk", "thaw"] {
      events.append(clock.answer("en/\(word)/noun", right: true))
    }
    #expect(try recap(.week, of: events).becameKnown.map(\.word) == ["dusk"])
    #expect(try recap(.year, of: events).becameKnown.map(\.word) == ["dawn", "dusk"])
  }

  @Test("the best daily is the first with the highest score; one given up does not count")
  func dailies() throws {
    var clock = monday()
    var events: [Event] = []
    for (number, pattern) in ["==.=======", "=======.==", "=========="].enumerated() {
      let round = EventID(derivedFrom: "daily \(number)")
      let header = RoundHeader(
        date: clock.today, number: number + 1, questions: 10, ruleset: .daily1, edition: "en-1")
      events.append(clock.event(.round(RoundEntry(round: round, header: header))))
      let isGivenUp = number == 2
      for (place, sign) in pattern.prefix(isGivenUp ? 9 : 10).enumerated() {
        events.append(
          clock.answer(right: sign == "=", points: 100, round: round, index: place + 1))
      }
      let result = ResultEntry(
        round: round, score: 1000, correct: 9, questions: isGivenUp ? 9 : 10, elapsedMillis: 1)
      events.append(clock.event(.result(result)))
      clock.nextNoon()
    }
    let recap = try recap(.week, of: events)
    #expect(recap.dailies == 2)
    #expect(recap.bestDaily?.number == 1)
    #expect(recap.bestDaily?.correct == 9)
  }

  @Test("the best day is the one with the most answers, the first of several")
  func bestDay() throws {
    var clock = monday()
    var events: [Event] = []
    for answers in [1, 3, 3, 2] {
      for _ in 0..<answers { events.append(clock.answer(right: true)) }
      clock.nextNoon()
    }
    #expect(try recap(.week, of: events).bestDay?.date == FixturePool.date("2026-11-24"))
  }

  @Test("a year begins on January 1, a week on the chosen day, and both end today")
  func dates() {
    let today = FixturePool.date("2027-01-01")
    #expect(RecapSpan.year.dates(until: today, firstWeekday: 1) == today...today)
    let monday = FixturePool.date("2026-12-28")
    #expect(RecapSpan.week.dates(until: today, firstWeekday: 1) == monday...today)
    #expect(RecapSpan.week.dates(until: monday, firstWeekday: 1) == monday...monday)
  }

  @Test("no event of a range is before its earliest instant", arguments: 0..<8)
  func earliest(seed: UInt64) {
    var gen = Gen(seed: seed)
    let first = FixturePool.firstDate.adding(days: gen.int(0...400))
    let count = RecapCount(dates: first...first.adding(days: 7))
    for offset in [-18, -12, 0, 5, 14, 18] {
      let moment = Moment(instant: count.earliest - 1, offset: offset * 3600)
      #expect(moment.localDate < first)
    }
  }

  @Test("figures are those that the events themselves give", arguments: 0..<12)
  func oracle(seed: UInt64) throws {
    var gen = Gen(seed: seed)
    let events = JournalScript.random(using: &gen, count: 120).sorted(by: Event.foldOrder)
    let whole = ProgressFold(of: events)
    let standing = events.filter { !whole.isRetracted($0.id) }
    for span in RecapSpan.allCases {
      let recap = try recap(span, of: events)
      let dates = recap.since...recap.until
      var firstShown: [ItemID: CalendarDate] = [:]
      var answers = 0
      for event in standing {
        switch event.body {
        case .answer(let answer):
          firstShown[answer.item] = firstShown[answer.item] ?? event.localDate
          if dates.contains(event.localDate) { answers += 1 }
        case .seen(let word, _): firstShown[word] = firstShown[word] ?? event.localDate
        default: break
        }
      }
      #expect(recap.answers == answers)
      #expect(recap.wordsMet == firstShown.values.count { dates.contains($0) })
    }
  }
}
