import GameEngine
import HTTPConnections
import ScoreAPI
import ScoreServer
import ScoreStore
import Testing

@Suite("Second accounts")
struct SecondAccountTests {
  private static let ten = Array(repeating: true, count: 10)
  private static let date = RankedGameFixture.date
  private static let school = "203.0.113.7"

  /// Plays the daily from an address.
  @discardableResult
  private func play(
    _ player: Player, from address: String, plan: [Bool], millis: Int64 = 4000,
    in fixture: RankedGameFixture, _ games: RankedGameService
  ) async throws -> (run: RunID, result: ResultEvent?) {
    let start = try await games.startDaily(
      SecondAccountTests.date, for: player, from: try #require(ClientAddress(address))
    ).answer
    let game = try await fixture.play(start, by: player, in: games, plan: plan, millis: millis)
    return (try #require(EventID(start.run.id)), game.events.last?.result)
  }

  /// Deletes an account as its player.
  private func delete(_ player: Player, in fixture: RankedGameFixture) async throws {
    let now = fixture.clock.now()
    let session = Session(
      id: "s\(player.account)", account: player.account, tokenHash: [UInt8(player.account)],
      createdAt: now, lastUsedAt: now, expiresAt: now + 1)
    #expect(try await fixture.store.sessions.add(session, provenBy: "-"))
    let proof = PasswordProof(account: player.account, passwordHash: "-", session: session.id)
    #expect(try await fixture.store.accounts.delete(with: proof, at: now).outcome == .done)
  }

  @Test(
    "an account that is made after another one was deleted in its network enters no board of that day; older ones do"
  )
  func afterDeletion() async throws {
    let fixture = try await RankedGameFixture()
    let games = fixture.games()
    let classmate = try await fixture.player("classmate")
    let ann = try await fixture.player("ann")
    try await play(
      ann, from: SecondAccountTests.school, plan: SecondAccountTests.ten + [false], in: fixture,
      games)
    try await delete(ann, in: fixture)
    let again = try await fixture.player("ann_again")
    let next = try await play(
      again, from: SecondAccountTests.school, plan: SecondAccountTests.ten + [false], in: fixture,
      games)
    let result = try #require(next.result)
    #expect(result.kept == false && result.reason == "after_deletion" && result.rank == nil)
    let told = try await games.answer(next.run, for: again).events.last?.result
    #expect(told == result)
    let honest = try await play(
      classmate, from: SecondAccountTests.school,
      plan: [true, true] + Array(repeating: false, count: 8),
      in: fixture, games)
    #expect(honest.result?.kept == true && honest.result?.rank == 2)
    let far = try await fixture.player("far")
    let elsewhere = try await play(
      far, from: "203.0.113.8", plan: SecondAccountTests.ten + [false], in: fixture, games)
    #expect(elsewhere.result?.kept == true)
    let board = BoardKey.daily(SecondAccountTests.date)
    #expect(
      try await fixture.store.boards.page(board, after: nil, limit: 9).entries.map(\.username)
        == ["", "far", "classmate"])
    let week = BoardKey.weekly(ISOWeek(of: SecondAccountTests.date))
    #expect(try await fixture.store.boards.entry(of: again.account, on: week) == nil)
    #expect(
      try await fixture.store.runs.streak(of: again.account, asOf: SecondAccountTests.date) == 1)
    #expect(try await fixture.store.check() == [])
  }

  @Test("the addresses of a household are one network, and an unknown address is none")
  func networks() async throws {
    let salt = [UInt8](1...32)
    func hash(_ text: String, _ salt: [UInt8]) throws -> [UInt8]? {
      try #require(ClientAddress(text)).networkHash(salt: salt)
    }
    #expect(try hash("2001:db8:1:2::3", salt) == hash("2001:db8:1:2:ffff::9", salt))
    #expect(try hash("2001:db8:1:2::3", salt) != hash("2001:db8:1:3::3", salt))
    #expect(try hash("203.0.113.7", salt) != hash("203.0.113.8", salt))
    #expect(try hash("203.0.113.7", salt) != hash("203.0.113.7", [9]))
    #expect(try hash("203.0.113.7", salt)?.count == 16)
    #expect(ClientAddress.unknown.networkHash(salt: salt) == nil)
  }

  @Test(
    "a review lists a run without mistakes that began after its network knew the answers, with its times"
  )
  func review() async throws {
    let fixture = try await RankedGameFixture()
    let games = fixture.games()
    let review = RunReview(fixture.store)
    let names = ["spy", "main", "clumsy", "other"]
    var players: [String: Player] = [:]
    for name in names { players[name] = try await fixture.player(name) }
    func play(_ name: String, from address: String, _ plan: [Bool], _ millis: Int64) async throws
      -> RunID
    {
      try await self.play(
        try #require(players[name]), from: address, plan: plan, millis: millis, in: fixture, games
      ).run
    }
    _ = try await play(
      "spy", from: SecondAccountTests.school, Array(repeating: false, count: 10), 3000)
    #expect(try await review.findings(on: SecondAccountTests.date).isEmpty)
    let main = try await play(
      "main", from: SecondAccountTests.school, SecondAccountTests.ten + [false], 2000)
    _ = try await play(
      "clumsy", from: SecondAccountTests.school, [false] + SecondAccountTests.ten.dropLast(), 2000)
    _ = try await play("other", from: "203.0.113.8", SecondAccountTests.ten + [false], 2000)
    let findings = try await review.findings(on: SecondAccountTests.date)
    #expect(findings.map(\.username) == ["main"])
    let finding = try #require(findings.first)
    #expect(finding.run == main && finding.score == 5500 && finding.standing?.rank == 1)
    #expect(finding.millis == Array(repeating: 2000, count: 11) && finding.evenness == 0)
    #expect(finding.earlier == ["spy"] && finding.shown == 10 && finding.deleted == 0)
    #expect(try await review.findings(on: SecondAccountTests.date.adding(days: 1)).isEmpty)
    try await delete(try #require(players["spy"]), in: fixture)
    #expect(try await review.findings(on: SecondAccountTests.date).map(\.username) == [])
  }

  @Test(
    "a review lists a run after a deleted account, and one that half of the answers were known for is not listed"
  )
  func deletedBefore() async throws {
    let fixture = try await RankedGameFixture()
    let games = fixture.games()
    let (spy, half) = (try await fixture.player("spy"), try await fixture.player("half"))
    let (second, third) = (try await fixture.player("second"), try await fixture.player("third"))
    try await play(
      half, from: "203.0.113.9", plan: Array(repeating: false, count: 5), in: fixture, games)
    try await play(
      second, from: "203.0.113.9", plan: SecondAccountTests.ten + [false], in: fixture, games)
    #expect(try await RunReview(fixture.store).findings(on: SecondAccountTests.date).isEmpty)
    try await play(spy, from: SecondAccountTests.school, plan: [false, false], in: fixture, games)
    try await delete(spy, in: fixture)
    try await play(
      third, from: SecondAccountTests.school, plan: SecondAccountTests.ten + [false], in: fixture,
      games)
    let findings = try await RunReview(fixture.store).findings(on: SecondAccountTests.date)
    #expect(findings.map(\.username) == ["third"])
    #expect(findings.first?.deleted == 1 && findings.first?.earlier == [])
  }

  @Test("evenness is the standard deviation of the times, divided by their mean")
  func evenness() async throws {
    let fixture = try await RankedGameFixture()
    let games = fixture.games()
    let (spy, main) = (try await fixture.player("spy"), try await fixture.player("main"))
    try await play(
      spy, from: SecondAccountTests.school, plan: SecondAccountTests.ten + [false], in: fixture,
      games)
    let start = try await games.startDaily(
      SecondAccountTests.date, for: main,
      from: try #require(ClientAddress(SecondAccountTests.school))
    ).answer
    try await fixture.play(
      start, by: main, in: games, plan: [true, true, true, true, true], millis: 1000)
    let rest = try await games.answer(try #require(EventID(start.run.id)), for: main)
    try await fixture.play(
      rest, by: main, in: games, plan: [true, true, true, true, true], millis: 3000)
    let finding = try #require(
      try await RunReview(fixture.store).findings(on: SecondAccountTests.date).last)
    #expect(finding.username == "main" && finding.end == nil && finding.millis.count == 10)
    #expect(finding.evenness == 0.5)
  }

  @Test(
    "a player is told that the operator has removed a run, and why, also by a server that has it in memory"
  )
  func removal() async throws {
    let fixture = try await RankedGameFixture()
    let games = fixture.games()
    let (ann, bob) = (try await fixture.player("ann"), try await fixture.player("bob"))
    let (run, first) = try await play(
      ann, from: SecondAccountTests.school, plan: SecondAccountTests.ten + [false], in: fixture,
      games)
    #expect(first?.kept == true)
    let open = try await play(
      bob, from: SecondAccountTests.school, plan: [true], in: fixture, games)
    let review = RunReview(fixture.store)
    let date = SecondAccountTests.date
    let act = OperatorAct(user: "operator", at: 0)
    await #expect(throws: RunReview.Refusal.unknown) {
      try await review.remove(run, on: date.adding(days: 1), because: "x", by: act)
    }
    await #expect(throws: RunReview.Refusal.open) {
      try await review.remove(open.run, on: date, because: "x", by: act)
    }
    #expect(try await review.remove(run, on: date, because: "Too good.", by: act) == "ann")
    await #expect(throws: RunReview.Refusal.removed) {
      try await review.remove(run, on: date, because: "x", by: act)
    }
    for service in [games, fixture.games()] {
      let result = try #require(try await service.answer(run, for: ann).events.last?.result)
      #expect(result.kept == false && result.reason == "removed" && result.rank == nil)
      #expect(result.removal == "Too good." && result.score == 5500)
    }
    #expect(try await fixture.store.boards.players(on: .daily(date)) == 0)
    #expect(try await fixture.store.check() == [])
  }
}
