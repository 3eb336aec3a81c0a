import GameEngine
import ScoreAPI
import ScoreServer
import ScoreStore
import Testing

@Suite("Finished runs judged again")
struct RunAuditTests {
  @Test("give the results that were stored, however they ended")
  func sound() async throws {
    let fixture = try await RankedGameFixture()
    let games = fixture.games()
    let plans: [[Bool]] = [
      [Bool](repeating: true, count: 10) + [true, false], [false], [true, true, true], [], [true],
    ]
    for (number, plan) in plans.enumerated() {
      let player = try await fixture.player("player\(number)")
      for start in [
        try await games.startDaily(RankedGameFixture.date, for: player).answer,
        try await games.startRun(for: player).answer,
      ] {
        try await fixture.play(start, by: player, in: games, plan: plan)
        let id = try #require(EventID(start.run.id))
        if number == 2 { _ = await problem { try await games.giveUp(id, for: player) } }
      }
    }
    fixture.wait(millis: 48 * 3_600_000)
    try await games.closeRuns()
    let report = try await RunAudit(runs: fixture.store.runs).run(for: .seconds(60))
    #expect(report.faults == [])
    // All but the run without an answer.
    #expect(report.judged == 9 && report.isComplete)
  }

  @Test("show which result does not follow from its moves")
  func misjudged() async throws {
    let fixture = try await RankedGameFixture()
    let games = fixture.games()
    let ann = try await fixture.player("ann")
    let ben = try await fixture.player("ben")
    let start = try await games.startRun(for: ann).answer
    try await fixture.play(start, by: ann, in: games, plan: [true, true, false])
    let other = try await games.startRun(for: ben).answer
    try await fixture.play(other, by: ben, in: games, plan: [true])
    let id = try #require(EventID(other.run.id))
    // One right answer is worth 100.
    try await fixture.store.runs.end(
      id, after: 1,
      RunEnd(
        cause: .givenUp, score: 900, correct: 1, questions: 1, bestStreak: 1, elapsedMillis: 4000,
        finishedAt: fixture.clock.now(), reason: nil))
    let audit = RunAudit(runs: fixture.store.runs)
    #expect(try await audit.run(for: .seconds(60)).faults == [.misjudged(id)])
    let stopped = try await audit.run(for: .zero)
    #expect(stopped.judged == 0 && !stopped.isComplete && stopped.total == 2)
  }
}
