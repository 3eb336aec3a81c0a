import Foundation
import GameEngine
import Logging
import ScoreAPI
import ScoreServer
import ScoreStore
import TestSupport
import Testing

/// Dailies and runs before and after a change of rules on the fixture's first Monday.
@Suite("A change of rules on the server")
struct RulesetChangeTests {
  private let sunday = FixturePool.firstDate.adding(days: 1)
  private let monday = FixturePool.firstDate.adding(days: 2)
  private let hour: Int64 = 3_600_000

  private var schedule: RulesetSchedule {
    let week = ISOWeek(of: monday)
    return .standard.changed(to: .rehearsalDaily, from: week)
      .changed(to: .rehearsalRun, from: week)
  }

  @Test("dailies and runs keep the rules with which they began, and weekly boards do not mix rules")
  func overTheChange() async throws {
    let bench = try await RankedGameFixture(schedule: schedule)
    let ann = try await bench.player("ann")
    bench.wait(millis: 24 * hour)  // Sunday noon

    let daily = try await bench.games().startDaily(sunday, for: ann).answer
    #expect(daily.run.ruleset == "daily-1")
    try await bench.play(daily, by: ann, in: bench.games(), plan: [true, true])
    let run = try await bench.games().startRun(for: ann).answer
    #expect(run.run.ruleset == "run-1")
    try await bench.play(run, by: ann, in: bench.games(), plan: rights(3))

    bench.wait(millis: 22 * hour)  // Monday, 10 o'clock: Sunday's daily is still open somewhere
    let resumed = try await bench.games().startDaily(sunday, for: ann)
    #expect(!resumed.isNew && resumed.answer.run.ruleset == "daily-1")
    let old = try await bench.play(
      resumed.answer, by: ann, in: bench.games(), plan: rights(8) + [false])
    #expect(old.events.last?.result?.score == 5500)

    let new = try await bench.games().startDaily(monday, for: ann).answer
    #expect(new.run.ruleset == "daily-rehearsal")
    let fresh = try await bench.play(new, by: ann, in: bench.games(), plan: rights(6) + [false])
    #expect(fresh.events.last?.result?.score == 70 * (1 + 2 + 3 + 4 + 4 + 4))

    // Beyond the 16 questions that were dealt first, so that more are dealt on Monday.
    let again = try await bench.games().startRun(for: ann)
    #expect(!again.isNew && again.answer.run.ruleset == "run-1")
    let oldRun = try await bench.play(
      again.answer, by: ann, in: bench.games(), plan: rights(17) + [false])
    #expect(oldRun.events.last?.result?.score == 2000)
    let next = try await bench.games().startRun(for: ann).answer
    #expect(next.run.ruleset == "run-rehearsal")
    let newRun = try await bench.play(next, by: ann, in: bench.games(), plan: rights(6) + [false])
    #expect(newRun.events.last?.result?.score == 30 * (1 + 2 + 3 + 4 + 5 + 5))

    try await expectBoards(bench, ann)
    bench.wait(millis: 48 * hour)
    try await expectReplays(
      bench,
      [(daily, "daily-1"), (new, "daily-rehearsal"), (run, "run-1"), (next, "run-rehearsal")])
    #expect(try await bench.store.check() == [])
  }

  private func rights(_ count: Int) -> [Bool] { [Bool](repeating: true, count: count) }

  /// Sunday's week contains only scores of the old rules, Monday's week only scores of the new ones.
  private func expectBoards(_ bench: RankedGameFixture, _ player: Player) async throws {
    let weeks = [ISOWeek(of: sunday), ISOWeek(of: monday)]
    func score(_ board: BoardKey) async throws -> Int? {
      try await bench.store.boards.entry(of: player.account, on: board)?.position.score
    }
    #expect(try await score(.weekly(weeks[0])) == 5500)
    #expect(try await score(.weekly(weeks[1])) == 1260)
    #expect(try await score(.run(weeks[0])) == 2000)
    #expect(try await score(.run(weeks[1])) == 600)
    #expect(try await score(.streak()) == 2)
  }

  /// Replays are public, contain their rules, and give the same results.
  private func expectReplays(
    _ bench: RankedGameFixture, _ runs: [(RunAnswer, String)]
  ) async throws {
    try await bench.serving { port in
      for (answer, ruleset) in runs {
        let response = try await fetch("GET", Route.replay.path(answer.run.id), port: port)
        let view = try JSONDecoder().decode(ReplayView.self, from: Data(response.body.utf8))
        #expect(view.round.header.ruleset.id == ruleset)
        let events = replay(DealtRound(round: view.round, key: view.key), moves: view.moves)
        #expect(events.last?.result == view.result)
      }
    }
  }
}
