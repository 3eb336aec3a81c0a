import Foundation
import ScoreAPI
import ScoreServer
import ScoreStore
import Testing

@Suite("Sessions")
struct SessionTests {
  private static let day = 86_400

  @Test("no file contains a token")
  func notOnDisk() async throws {
    let fixture = try await AccountServiceFixture()
    let tokens = [try await fixture.signUp("anna").token, try await fixture.logIn("anna").token]
    for token in tokens { _ = try await fixture.service.sessions.player(of: token) }
    let files = try fixture.bytesOnDisk()
    #expect(files.contains { $0.range(of: Data("anna".utf8)) != nil })
    for token in tokens {
      #expect(files.allSatisfy { $0.range(of: Data(token.utf8)) == nil })
    }
  }

  @Test("each login has its own token; the old session is still listed and can be ended")
  func listed() async throws {
    let fixture = try await AccountServiceFixture()
    let first = try await fixture.signUp("anna")
    fixture.hand.pass(seconds: 10)
    let second = try await fixture.logIn("anna")
    #expect(first.token != second.token)
    let player = try #require(try await fixture.player(second))
    let sessions = try await fixture.service.sessions.sessions(of: player.account)
    #expect(sessions.count == 2)
    #expect(sessions.first?.id == player.session)
    let old = try #require(sessions.last)
    #expect(try await fixture.player(first)?.session == old.id)
    #expect(try await fixture.service.sessions.end(old.id, of: player.account))
    #expect(try await fixture.player(first) == nil)
    #expect(try await fixture.player(second) == player)
    #expect(try await !fixture.service.sessions.end(old.id, of: player.account))
  }

  @Test("a session ends at once, and stays ended after a restart")
  func ended() async throws {
    let fixture = try await AccountServiceFixture()
    let grant = try await fixture.signUp("anna")
    let other = try await fixture.logIn("anna")
    let player = try #require(try await fixture.player(grant))
    try await fixture.service.sessions.end(player.session, of: player.account)
    #expect(try await fixture.player(grant) == nil)
    let (service, _) = try await fixture.another()
    #expect(try await service.sessions.player(of: grant.token) == nil)
    #expect(try await service.sessions.player(of: other.token)?.username == "anna")
  }

  @Test("an unused session ends on the second, and each use postpones the end")
  func idle() async throws {
    let fixture = try await AccountServiceFixture { $0.sessionIdleDays = 2 }
    let grant = try await fixture.signUp("anna")
    for _ in 1...3 {
      fixture.hand.pass(seconds: 2 * Self.day - 1)
      #expect(try await fixture.player(grant) != nil)
    }
    fixture.hand.pass(seconds: 2 * Self.day)
    #expect(try await fixture.player(grant) == nil)
  }

  @Test("a session ends at its latest end even if it is used")
  func lifetime() async throws {
    let fixture = try await AccountServiceFixture { $0.sessionMaximumDays = 3 }
    let grant = try await fixture.signUp("anna")
    #expect(
      grant.expiresAt.millis == fixture.hand.clock.now() + Int64(3 * Self.day) * 1000)
    for _ in 1...3 {
      #expect(try await fixture.player(grant) != nil)
      fixture.hand.pass(seconds: Self.day - 1)
    }
    fixture.hand.pass(seconds: 2)
    #expect(try await fixture.player(grant) != nil)
    fixture.hand.pass(seconds: 1)
    #expect(try await fixture.player(grant) == nil)
  }

  @Test("setting the clock back does not revive an expired session")
  func clockSetBack() async throws {
    let fixture = try await AccountServiceFixture { $0.sessionMaximumDays = 3 }
    let used = try await fixture.signUp("anna")
    let swept = try await fixture.signUp("ben")
    fixture.hand.set(bySeconds: 4 * Self.day)
    #expect(try await fixture.player(used) == nil)
    try await fixture.service.sessions.removeExpired()
    fixture.hand.set(bySeconds: -4 * Self.day)
    #expect(try await fixture.player(used) == nil)
    #expect(try await fixture.player(swept) == nil)
  }

  @Test("uses are recorded once per minute, and survive a restart")
  func touched() async throws {
    let fixture = try await AccountServiceFixture()
    let grant = try await fixture.signUp("anna")
    let start = fixture.hand.clock.now()
    func lastUse() async throws -> Int64? {
      try await fixture.service.sessions.storeUses()
      let account = try #require(try await fixture.store.accounts.find(named: "anna"))
      return try await fixture.store.sessions.list(of: account.id).first?.lastUsedAt
    }
    fixture.hand.pass(seconds: 59)
    _ = try await fixture.player(grant)
    #expect(try await lastUse() == start)
    fixture.hand.pass(seconds: 1)
    _ = try await fixture.player(grant)
    fixture.hand.pass(seconds: 30)
    _ = try await fixture.player(grant)
    #expect(try await lastUse() == start + 60_000)
  }

  @Test("changes by another server or a command are detected within a second")
  func otherProcess() async throws {
    let fixture = try await AccountServiceFixture()
    let anna = try await fixture.signUp("anna")
    let ben = try await fixture.signUp("ben")
    let carl = try await fixture.signUp("carl")
    for grant in [anna, ben, carl] { #expect(try await fixture.player(grant) != nil) }
    let administration = try await fixture.administration()
    try await administration.setDisabled(true, "anna")
    try await administration.delete("ben")
    fixture.hand.pass(seconds: 1)
    #expect(try await fixture.player(anna) == nil)
    #expect(try await fixture.player(ben) == nil)
    #expect(try await fixture.player(carl) != nil)
  }

  @Test("the number of sessions is limited; a new one ends the least recently used one")
  func bounded() async throws {
    let fixture = try await AccountServiceFixture { $0.loginsPerMinute = 0 }
    let first = try await fixture.signUp("anna")
    let second = try await fixture.logIn("anna")
    for _ in 3...SessionService.maximum {
      fixture.hand.pass(seconds: 61)
      _ = try await fixture.player(first)
      _ = try await fixture.logIn("anna")
    }
    let player = try #require(try await fixture.player(first))
    let before = try await fixture.service.sessions.sessions(of: player.account)
    #expect(before.count == SessionService.maximum)
    _ = try await fixture.logIn("anna")
    let after = try await fixture.service.sessions.sessions(of: player.account)
    #expect(after.count == SessionService.maximum)
    #expect(try await fixture.player(second) == nil)
    #expect(try await fixture.player(first) == player)
  }

  @Test("text that is not a token belongs to no player")
  func junk() async throws {
    let fixture = try await AccountServiceFixture()
    let token = try await fixture.signUp("anna").token
    for text in ["", " ", token + "=", String(token.dropLast()), token.uppercased() + "a", "é"] {
      #expect(try await fixture.service.sessions.player(of: text) == nil)
    }
    #expect(try await fixture.service.sessions.player(of: Tokens.makeToken()) == nil)
  }
}
