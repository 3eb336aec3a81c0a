import ScoreAPI
import ScoreServer
import ScoreStore
import StoreTestSupport
import TestSupport
import Testing

@Suite("Logins beside folds of journals")
struct LoginBesideFoldTests {
  @Test("a login does not wait for a fold, and has the figures that were computed last")
  func login() async throws {
    let gate = Gate()
    let fixture = try await AccountServiceFixture(folds: gate)
    let grant = try await fixture.signUp("anna")
    let player = try #require(try await fixture.player(grant))
    var clock = JournalClock()
    let answers = try (0..<9).map { _ in try NewEvent(clock.answer(right: true, points: 10)) }
    _ = try await fixture.store.journals.add(answers, to: player.account, limit: 99)
    let view = Task { try await fixture.service.view(of: player) }
    await gate.reached()
    let before = try await fixture.logIn("anna").account
    #expect((before.gamesCount, before.seen) == (0, 1))
    await gate.open()
    #expect(try await view.value.gamesCount == 9)
    let after = try await fixture.logIn("anna").account
    #expect((after.gamesCount, after.totalScore, after.highScore) == (9, 90, 900))
  }
}
