import GameEngine
import ScoreAPI
import ScoreServer
import ScoreStore
import Testing

/// Two services on one store, as two servers have them: each may have an old copy of a run.
@Suite("Two servers")
struct TwoServersTests {
  private let fixture: RankedGameFixture
  private let first: RankedGameService
  private let second: RankedGameService
  private let ann: Player
  private let id: RunID
  private let start: RunAnswer

  /// A daily that both servers have in memory, without a move.
  init() async throws {
    fixture = try await RankedGameFixture()
    first = fixture.games()
    second = fixture.games()
    ann = try await fixture.player("ann")
    start = try await first.startDaily(RankedGameFixture.date, for: ann).answer
    id = try #require(EventID(start.run.id))
    _ = try await second.answer(id, for: ann)
  }

  @Test("continue a run that the other has continued")
  func continued() async throws {
    let game = try await fixture.play(start, by: ann, in: second, plan: [true, false])
    #expect(try await first.answer(id, for: ann).run.nextMove == game.nextMove)
    _ = try await first.move(game.nextMove, ":next", in: id, for: ann)
    // The other has no move of this number yet, and one more in its copy.
    _ = try await second.move(game.nextMove, ":next", in: id, for: ann)
    #expect(
      await problem { try await second.move(game.nextMove, "1", in: id, for: ann) } == .moveDiffers)
    let next = game.nextMove + 1
    #expect(
      await problem { try await second.move(next + 1, "1", in: id, for: ann) } == .moveOutOfOrder)
    let answer = try await second.move(next, "1", in: id, for: ann)
    #expect(try await first.move(next, "1", in: id, for: ann) == answer)
  }

  @Test("take a run that the other has continued when its player gives up")
  func givenUp() async throws {
    try await fixture.play(start, by: ann, in: second, plan: [true, true])
    try await first.giveUp(id, for: ann)
    #expect(try await fixture.store.runs.find(id)?.end?.score == 300)
    #expect(await problem { try await second.giveUp(id, for: ann) } == .runClosed)
    #expect(await problem { try await second.move(4, ":next", in: id, for: ann) } == .runClosed)
    let audit = RunAudit(runs: fixture.store.runs)
    #expect(try await audit.run(for: .seconds(60)).faults == [])
  }

  @Test("give the same answer to the same move, of which one is stored")
  func sameMove() async throws {
    let answers = try await withThrowingTaskGroup { group in
      for server in [first, second, first, second] {
        group.addTask { [id, ann] in try await server.move(1, "1", in: id, for: ann) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers.allSatisfy { $0 == answers[0] })
    #expect(try await fixture.store.runs.find(id)?.moves.count == 1)
  }

  @Test("close a run once, with the moves of both")
  func closed() async throws {
    try await fixture.play(start, by: ann, in: second, plan: [true, true])
    let (run, _) = try await first.startRun(for: ann)
    let other = try #require(EventID(run.run.id))
    _ = try await second.answer(other, for: ann)
    fixture.wait(millis: 3 * 24 * 3_600_000)
    async let one: Void = first.closeRuns()
    async let two: Void = second.closeRuns()
    _ = try await (one, two)
    #expect(try await fixture.store.runs.find(id)?.end?.score == 300)
    #expect(try await fixture.store.runs.find(other) == nil)
    #expect(try await fixture.store.check() == [])
  }
}
