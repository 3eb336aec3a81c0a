import ClientCore
import ClientPlay
import ClientTestSupport
import GameEngine
import TestSupport
import Testing

/// Solo games over a change of rules on the fixture's first Monday.
@Suite("A change of rules in solo games")
struct SoloRulesetChangeTests {
  private let sunday = FixturePool.firstDate.adding(days: 1)
  private let monday = FixturePool.firstDate.adding(days: 2)
  private let schedule = RulesetSchedule.standard
    .changed(to: .rehearsalDaily, from: ISOWeek(of: FixturePool.firstDate.adding(days: 2)))
    .changed(to: .rehearsalRun, from: ISOWeek(of: FixturePool.firstDate.adding(days: 2)))

  private func answers(to date: CalendarDate, _ pattern: String) throws -> [String] {
    let plain = ItemPool(items: FixturePool.pool.items, editions: FixturePool.pool.editions)
    return ClientTestSupport.answers(
      to: try DailyDealer(pool: plain, schedule: schedule).deal(date), pattern)
  }

  private func daily(of date: CalendarDate, _ player: Player) throws -> RoundProgress {
    try #require(try player.progress().daily(of: date))
  }

  @Test("a daily from Sunday continues under its rules on Monday, whose daily has the new ones")
  func overTheChange() async throws {
    var player = try Player(Display())
    player.test.rulesets = schedule
    player.test.clock.now = TestClock.noon(day: 1)
    let old = try answers(to: sunday, "rrrrrrrrrrw")
    try await player.program(typing: Array(old.prefix(3))).play.lineGames.play(
      .daily(date: nil), jsonl: false)
    #expect(try daily(of: sunday, player).tally.score == 600)

    player.test.clock.now = TestClock.noon(day: 2)
    try await player.program(typing: Array(old.dropFirst(3))).play.lineGames.play(
      .daily(date: nil), jsonl: false)
    let resumed = try daily(of: sunday, player)
    #expect(resumed.isFinished && resumed.header.ruleset == .daily1)
    #expect(resumed.tally.score == 5500 && resumed.outcomes.count == 11)

    let new = try answers(to: monday, "rrrrrrw")
    try await player.program(typing: new).play.lineGames.play(.daily(date: nil), jsonl: false)
    let fresh = try daily(of: monday, player)
    #expect(fresh.isFinished && fresh.header.ruleset == .rehearsalDaily)
    #expect(fresh.tally.score == 70 * (1 + 2 + 3 + 4 + 4 + 4) && fresh.outcomes.count == 7)
  }

  @Test("a daily begun before an update that brings new rules for its date keeps the old ones")
  func overAnUpdate() async throws {
    var player = try Player(Display())
    player.test.clock.now = TestClock.noon(day: 3)
    let tuesday = monday.adding(days: 1)
    let typed = try player.dailyAnswers("rrrrrrrwww")
    try await player.program(typing: Array(typed.prefix(2))).play.lineGames.play(
      .daily(date: nil), jsonl: false)
    player.test.rulesets = schedule
    try await player.program(typing: Array(typed.dropFirst(2))).play.lineGames.play(
      .daily(date: nil), jsonl: false)
    let round = try daily(of: tuesday, player)
    #expect(round.isFinished && round.header.ruleset == .daily1)
    #expect(round.tally.score == 2800 && round.outcomes.count == 10)
  }

  @Test("a run is played by the rules of the week of UTC in which it begins", arguments: [1, 2])
  func runs(day: Int) async throws {
    var player = try Player(Display())
    player.test.rulesets = schedule
    player.test.clock.now = TestClock.noon(day: day)
    try await player.program(typing: ["zzzz"]).play.lineGames.play(.run(), jsonl: false)
    let round = try #require(try player.progress().rounds.values.first)
    #expect(round.header.ruleset == (day == 1 ? .run1 : .rehearsalRun))
  }
}
