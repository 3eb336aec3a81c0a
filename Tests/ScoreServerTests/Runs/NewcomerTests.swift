import GameEngine
import ScoreAPI
import ScoreServer
import ScoreStore
import Testing

@Suite("Newcomers on boards")
struct NewcomerTests {
  @Test(
    "a newcomer's results are kept with their rank, and are on boards after enough finished dailies"
  )
  func newcomers() async throws {
    let fixture = try await RankedGameFixture(newcomers: 2)
    let games = fixture.games()
    let ann = try await fixture.player("ann")
    var dates = [RankedGameFixture.date]
    for _ in 1...2 { dates.append(dates[dates.count - 1].adding(days: 1)) }
    for (place, date) in dates.enumerated() {
      if place > 0 { fixture.wait(millis: 24 * 3_600_000) }
      let start = try await games.startDaily(date, for: ann).answer
      let game = try await fixture.play(
        start, by: ann, in: games, plan: [Bool](repeating: true, count: 10) + [false])
      let result = try #require(game.events.last?.result)
      let again = try await games.startDaily(date, for: ann).answer.events.last?.result
      #expect(result == again)
      #expect(result.kept == (place == 2))
      #expect(result.reason == (place < 2 ? NotKept.newcomer.rawValue : nil))
      #expect(result.listedFrom == (place < 2 ? 3 : nil))
      #expect(result.rank == 1 && result.players == 1)
      #expect(try await fixture.store.boards.players(on: .daily(date)) == (place < 2 ? 0 : 1))
      #expect(try await fixture.store.runs.streak(of: ann.account, asOf: date) == place + 1)
    }
    #expect(
      try await fixture.store.boards.entry(of: ann.account, on: .streak())?.position.score == 3)
    #expect(try await fixture.store.check() == [])
  }

  /// Finishes a daily some hours after the midnight that begins the fixture's date; returns whether it is on its board.
  private func isListed(
    _ days: Int, of player: Player, at hours: Double, _ fixture: RankedGameFixture
  ) async throws -> Bool? {
    let midnight = Int64(RankedGameFixture.date.dayNumber) * 86_400_000
    fixture.setClock(by: midnight + Int64(hours * 3_600_000) - fixture.clock.now())
    let games = fixture.games()
    let date = RankedGameFixture.date.adding(days: days)
    let start = try await games.startDaily(date, for: player).answer
    let plan = [Bool](repeating: false, count: 10)
    let game = try await fixture.play(start, by: player, in: games, plan: plan, millis: 100)
    return game.events.last?.result?.kept
  }

  @Test("dailies that a newcomer finishes on one day of the server count once", arguments: [1, 2])
  func sameDay(newcomers: Int) async throws {
    let fixture = try await RankedGameFixture(newcomers: newcomers)
    let ann = try await fixture.player("ann")
    // From 10 to 12 UTC, three dailies are open.
    for days in 0...2 {
      #expect(try await isListed(days, of: ann, at: 24 + 10.5, fixture) == false)
    }
    #expect(try await isListed(3, of: ann, at: 72 + 13, fixture) == (newcomers == 1))
    #expect(try await isListed(4, of: ann, at: 96 + 13, fixture) == true)
  }

  @Test("a newcomer's account must also be as many days old, to the minute")
  func age() async throws {
    let fixture = try await RankedGameFixture(newcomers: 2)
    fixture.setClock(by: 11 * 3_600_000 + 1_800_000)
    let ann = try await fixture.player("ann")
    #expect(try await isListed(0, of: ann, at: 23.8, fixture) == false)
    #expect(try await isListed(1, of: ann, at: 24.2, fixture) == false)
    #expect(try await isListed(2, of: ann, at: 48.2, fixture) == false)
    #expect(try await isListed(3, of: ann, at: 71.6, fixture) == true)
  }

  @Test("without the rule for newcomers, the first daily is on its board")
  func noRule() async throws {
    let fixture = try await RankedGameFixture(newcomers: 0)
    let ann = try await fixture.player("ann")
    #expect(try await isListed(0, of: ann, at: 12, fixture) == true)
  }

  @Test("a newcomer who gives dailies up stays one, also for runs")
  func givingUp() async throws {
    let fixture = try await RankedGameFixture(newcomers: 1)
    let games = fixture.games()
    let ann = try await fixture.player("ann")
    let start = try await games.startDaily(RankedGameFixture.date, for: ann).answer
    try await fixture.play(start, by: ann, in: games, plan: [true])
    try await games.giveUp(try #require(EventID(start.run.id)), for: ann)
    fixture.wait(millis: 24 * 3_600_000)
    let run = try await games.startRun(for: ann).answer
    let game = try await fixture.play(run, by: ann, in: games, plan: [true, false])
    #expect(game.events.last?.result?.reason == NotKept.newcomer.rawValue)
  }
}
