import GameEngine
import TestSupport
import Testing

@Suite("Rounds in the journal")
struct RoundFoldTests {
  private let date = FixturePool.firstDate
  private let round = EventID(derivedFrom: "solo/daily/2026-11-21")

  private func fold(_ events: [Event]) -> PlayerProgress { ProgressFold.progress(of: events) }

  private func begin(_ date: CalendarDate, dealer: String = "solo") -> EventBody {
    .round(
      RoundEntry(
        round: round,
        header: RoundHeader(
          dealer: dealer, date: date, number: 1, questions: 10, ruleset: .daily1, edition: "en-1")))
  }

  private func end(questions: Int = 10) -> EventBody {
    .result(
      ResultEntry(
        round: round, score: 5500, correct: 10, questions: questions, elapsedMillis: 20_000))
  }

  @Test("a finished daily counts for its date")
  func daily() throws {
    var clock = JournalClock(noonOf: date)
    var events = [clock.event(begin(date))]
    for index in 1...10 {
      events.append(clock.answer(right: true, points: 100 * index, round: round, index: index))
    }
    #expect(fold(events).days[date]?.finishedDaily == false)
    events.append(clock.event(end()))
    let progress = fold(events)
    #expect(progress.days[date]?.finishedDaily == true)
    #expect(progress.days[date]?.answers == 10)
    let daily = try #require(progress.daily(of: date))
    #expect(daily.isFinished)
    #expect(daily.tally.score == 5500)
    #expect(daily.outcomes.count == 10)
    #expect(progress.recentRounds == [round])
    #expect(progress.daily(of: date, dealer: "library") == nil)
    #expect(progress.daily(of: date.adding(days: 1)) == nil)
  }

  @Test("a daily that ends after midnight counts for its own date")
  func afterMidnight() {
    var clock = JournalClock(noonOf: date)
    clock.advance(seconds: 43_100)
    var events = [clock.event(begin(date))]
    #expect(clock.today == date)
    clock.advance(seconds: 600)
    events.append(clock.answer(right: true, points: 100, round: round))
    events.append(clock.event(end()))
    let progress = fold(events)
    #expect(clock.today == date.adding(days: 1))
    #expect(progress.days[date]?.finishedDaily == true)
    #expect(progress.days[date]?.answers == 0)
    #expect(progress.days[date.adding(days: 1)]?.finishedDaily == false)
    #expect(progress.days[date.adding(days: 1)]?.answers == 1)
    #expect(progress.dailyStreak(asOf: date.adding(days: 1)).count == 1)
  }

  @Test("the daily of another date is practice, without a streak")
  func otherDate() {
    var clock = JournalClock(noonOf: date)
    let other = date.adding(days: -1)
    let progress = fold([clock.event(begin(other)), clock.event(end())])
    #expect(progress.daily(of: other) == nil)
    #expect(progress.rounds[round]?.isFinished == true)
    #expect(progress.dailyStreak(asOf: date).count == 0)
  }

  @Test("a daily abandoned before its tenth question does not count for a streak")
  func givenUp() {
    var clock = JournalClock(noonOf: date)
    let progress = fold([clock.event(begin(date)), clock.event(end(questions: 4))])
    #expect(progress.daily(of: date)?.isFinished == true)
    #expect(progress.days[date]?.finishedDaily != true)
    #expect(progress.dailyStreak(asOf: date).count == 0)
  }

  @Test("of two beginnings of one round the first counts, and of two rounds of a date the earlier")
  func twice() {
    var desk = JournalClock(noonOf: date, device: "desk")
    var phone = JournalClock(noonOf: date, device: "phone")
    let first = desk.event(begin(date))
    phone.advance(seconds: 50)
    let second = phone.event(begin(date))
    #expect(fold([second, first]).rounds[round]?.startedAt == first.instant)
    let later = phone.event(
      .round(
        RoundEntry(
          round: EventID(derivedFrom: "another"),
          header: RoundHeader(
            date: date, number: 1, questions: 10, ruleset: .daily1, edition: "en-1"))))
    #expect(fold([later, first]).daily(of: date)?.id == round)
  }

  @Test("practice rounds are removed, except for the latest ones and the last finished one")
  func forgotten() {
    var clock = JournalClock(noonOf: date)
    let ids = (0..<200).map { EventID(derivedFrom: "play/\($0)") }
    let header = RoundHeader(questions: 1, ruleset: .play, edition: "en-1")
    var events = [clock.event(begin(date))]
    for (place, id) in ids.enumerated() {
      events.append(clock.event(.round(RoundEntry(round: id, header: header, code: "20B1T"))))
      guard place <= 100 else { continue }
      let end = ResultEntry(round: id, score: 0, correct: 0, questions: 1, elapsedMillis: 0)
      events.append(clock.event(.result(end)))
    }
    let progress = fold(events)
    let recent = progress.recentRounds
    #expect(recent == ids.suffix(recent.count))
    #expect((1...50).contains(recent.count))
    #expect(Set(progress.rounds.keys) == Set(recent + [round, ids[100]]))
    #expect(progress.lastPractice == ids[100])
    #expect(progress.daily(of: date)?.id == round)
    #expect(progress.dailies().map(\.id) == [round])
  }

  @Test("answers of a round restore the state of the referee")
  func resume() throws {
    let dealt = try FixtureRounds.daily(date)
    var clock = JournalClock(noonOf: date)
    var events = [clock.event(begin(date))]
    for index in 1...4 {
      events.append(
        clock.answer(
          right: index != 2, points: [100, 0, 100, 200][index - 1], round: round, index: index))
    }
    let outcomes = try #require(fold(events).rounds[round]).outcomes
    #expect(outcomes.map(\.correct) == [true, false, true, true])
    #expect(outcomes.map(\.points) == [100, 0, 100, 200])
    var referee = LocalReferee(dealt, resuming: outcomes)
    guard case .question(let question) = referee.open(atMillis: 0)[1] else {
      Issue.record("no question")
      return
    }
    #expect(question.index == 5)
  }
}
