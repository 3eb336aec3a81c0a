import Foundation
import GameEngine
import TestSupport
import Testing

@Suite("Rules by date")
struct RulesetScheduleTests {
  private let first = FixturePool.firstDate
  private static let base = RulesetSchedule(daily: .daily1, run: .run1)
  private let monday = FixturePool.firstDate.adding(days: 9)
  private var week: ISOWeek { ISOWeek(of: monday) }
  private var schedule: RulesetSchedule {
    Self.base.changed(to: .rehearsalDaily, from: week).changed(to: .rehearsalRun, from: week)
  }

  @Test("a change is in force from its Monday on, and no week has two rulesets")
  func mondays() {
    #expect(schedule.daily(on: monday.adding(days: -1)) == .daily1)
    #expect(schedule.daily(on: monday) == .rehearsalDaily)
    #expect(schedule.daily(on: monday.adding(days: 900)) == .rehearsalDaily)
    for day in 0..<60 {
      let week = ISOWeek(of: first.adding(days: day))
      #expect(Set(week.dates.map { schedule.daily(on: $0) }).count == 1)
      #expect(schedule.ruleset(of: .weekly(week)) == schedule.daily(on: week.monday))
      #expect(schedule.ruleset(of: .run(week)) == schedule.run(in: week))
    }
    #expect(schedule.ruleset(of: .daily(monday)) == .rehearsalDaily)
    #expect(schedule.ruleset(of: .run(nil)) == nil && schedule.ruleset(of: .streak()) == nil)
  }

  @Test("changes may be listed in any order, and a later one replaces an earlier one")
  func order() {
    let later = ISOWeek(of: monday.adding(days: 7))
    let forth = Self.base.changed(to: .rehearsalDaily, from: week)
      .changed(to: .daily1, from: later)
    let back = Self.base.changed(to: .daily1, from: later)
      .changed(to: .rehearsalDaily, from: week)
    #expect(forth == back)
    #expect(forth.dailies == [.daily1, .rehearsalDaily, .daily1])
    #expect(forth.daily(on: monday.adding(days: 6)) == .rehearsalDaily)
    #expect(forth.daily(on: monday.adding(days: 7)) == .daily1)
  }

  @Test("the rules in force deal and score; dates before a change do not change")
  func dealing() throws {
    let dealer = DailyDealer(pool: FixturePool.pool, schedule: schedule)
    for day in 0..<9 {
      let date = first.adding(days: day)
      #expect(try dealer.deal(date) == FixtureRounds.daily(date))
    }
    for day in 9..<40 {
      let dealt = try dealer.deal(first.adding(days: day))
      #expect(dealt.round.header.ruleset == .rehearsalDaily && dealt.round.header.questions == 6)
      #expect(
        dealt.round.questions.prefix(6).compactMap(\.level?.rawValue) == [1, 2, 2, 3, 3, 4])
      #expect(dealt.round.questions.count == 9)
      #expect(dealt.round.questions.map { $0.encore ?? false } == (1...9).map { $0 > 6 })
      #expect(dealt.round.header.number == day + 1)
    }
    let run = try RunDealer.deal(
      pool: FixturePool.pool, chance: .seeded(4), rules: schedule.run(in: week))
    #expect(
      run.round.questions.prefix(12).compactMap(\.level?.rawValue)
        == [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3])
    #expect(run.round.questions.count <= 100)
  }

  @Test("no word is repeated within 30 dates, even across a change", arguments: [9, 30, 58])
  func deck(after days: Int) throws {
    let pool = SyntheticPool.pool(
      additions: [250, 40], firstDates: [first, first.adding(days: days + 20)])
    let monday = ISOWeek(of: first.adding(days: days))
    var days = DailyDeck(
      pool: pool, chance: .seeded(7), schedule: Self.base.changed(to: .rehearsalDaily, from: monday)
    ).days()
    var last: [ItemID: Int] = [:]
    for day in 0..<200 {
      for draw in days.next().compactMap({ $0 }) {
        let id = draw.item.id
        if let before = last.updateValue(day, forKey: id) {
          #expect(day - before > 30, "\(id) on day \(before) and day \(day)")
        }
      }
    }
  }

  @Test("a daily in progress is dealt again by its own rules, even after an update")
  func begun() throws {
    let updated = DailyDealer(pool: FixturePool.pool, schedule: schedule)
    let tuesday = monday.adding(days: 1)
    #expect(try updated.deal(tuesday, under: .daily1) == FixtureRounds.daily(tuesday))
    #expect(try updated.deal(tuesday, under: .rehearsalDaily) == updated.deal(tuesday))
    let old = DailyDealer(pool: FixturePool.pool, schedule: Self.base)
    #expect(throws: DealingError.rulesNotInForce("daily-rehearsal", tuesday)) {
      try old.deal(tuesday, under: .rehearsalDaily)
    }
    #expect(throws: DealingError.rulesNotInForce("daily-rehearsal", first)) {
      try updated.deal(first, under: .rehearsalDaily)
    }
  }

  @Test("moves are judged and replayed by the rules of their round")
  func scores() throws {
    let dealer = DailyDealer(pool: FixturePool.pool, schedule: schedule)
    func score(_ dealt: DealtRound) throws -> Int {
      var moves: [Move] = []
      for (place, key) in dealt.key.questions.enumerated() {
        let question = dealt.round.questions[place]
        let input = question.input == .choice ? String(key.choice) : key.answer
        moves += [
          Move(PlayerInput(line: input), atMillis: place * 9000),
          Move(.next, atMillis: place * 9000),
        ]
      }
      let results = replay(dealt, moves: moves).compactMap { event in
        if case .result(let result) = event { result } else { nil }
      }
      return try #require(results.first).score
    }
    #expect(try score(dealer.deal(first)) == 100 * (1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + 10 * 11))
    #expect(try score(dealer.deal(monday)) == 70 * (1 + 2 + 3 + 4 * 6))
  }

  @Test("rounds of both rules are read back; one of unknown rules says which")
  func coding() throws {
    for ruleset in Ruleset.all + Ruleset.rehearsals {
      let text = try JSONEncoder().encode([ruleset])
      #expect(try JSONDecoder().decode([Ruleset].self, from: text) == [ruleset])
    }
    let ids = (Ruleset.all + Ruleset.rehearsals).map(\.id)
    #expect(Set(ids).count == ids.count)
    do {
      _ = try JSONDecoder().decode([Ruleset].self, from: Data(#"["daily-9"]"#.utf8))
      Issue.record("daily-9 is unknown")
    } catch {
      #expect(UnknownRuleset(error)?.id == "daily-9")
    }
  }
}

@Suite("The rules of Wordhoard by date")
struct StandardScheduleTests {
  @Test("daily-2 is in force from Monday, 2026-12-07, on, and runs keep run-1")
  func daily2() throws {
    let monday = try #require(CalendarDate("2026-12-07"))
    let schedule = RulesetSchedule.standard
    #expect(schedule.daily(on: monday.adding(days: -1)) == .daily1)
    #expect(schedule.daily(on: monday) == .daily2)
    #expect(schedule.run(in: ISOWeek(of: monday)) == .run1)
    #expect(schedule.dailies == [.daily1, .daily2, .daily3])
  }

  @Test("daily-3 is in force from Monday, 2027-01-04, on")
  func daily3() throws {
    let monday = try #require(CalendarDate("2027-01-04"))
    #expect(monday.weekday == 1)
    #expect(RulesetSchedule.standard.daily(on: monday.adding(days: -1)) == .daily2)
    #expect(RulesetSchedule.standard.daily(on: monday) == .daily3)
  }

  @Test("daily-2 and daily-3 score as daily-1 does", arguments: [Ruleset.daily2, .daily3])
  func points(new: Ruleset) {
    let old = Ruleset.daily1
    for streak in 1...20 {
      #expect(
        old.points(streak: streak, hinted: false) == new.points(streak: streak, hinted: false))
    }
    #expect(old.encoreThreshold == new.encoreThreshold && old.endsOnMiss == new.endsOnMiss)
    #expect(old.regularQuestions == new.regularQuestions)
    #expect(old.plan.slots.count == new.plan.slots.count)
  }
}
