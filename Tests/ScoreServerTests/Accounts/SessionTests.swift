import Foundation
import ScoreAPI
import ScoreServer
import ScoreStore
import Testing

@Suite("Sessions")
struct SessionTests {
  private static let day = 86_400

  /// Check 17.
  @Test("a token stands in no file")
  func notOnDisk() async throws {
    let office = try await AccountOffice()
    let tokens = [try await office.signUp("anna").token, try await office.logIn("anna").token]
    for token in tokens { _ = try await office.service.sessions.player(of: token) }
    let files = try office.bytesOnDisk()
    #expect(files.contains { $0.range(of: Data("anna".utf8)) != nil })
    for token in tokens {
      #expect(files.allSatisfy { $0.range(of: Data(token.utf8)) == nil })
    }
  }

  /// Check 18.
  @Test("each login has a token of its own; the old one is still listed and can be ended")
  func listed() async throws {
    let office = try await AccountOffice()
    let first = try await office.signUp("anna")
    office.hand.pass(seconds: 10)
    let second = try await office.logIn("anna")
    #expect(first.token != second.token)
    let player = try #require(try await office.player(second))
    let sessions = try await office.service.sessions.sessions(of: player.account)
    #expect(sessions.count == 2)
    #expect(sessions.first?.id == player.session)
    let old = try #require(sessions.last)
    #expect(try await office.player(first)?.session == old.id)
    #expect(try await office.service.sessions.end(old.id, of: player.account))
    #expect(try await office.player(first) == nil)
    #expect(try await office.player(second) == player)
    #expect(try await !office.service.sessions.end(old.id, of: player.account))
  }

  /// Check 19.
  @Test("a session that was ended is ended at once, and stays so after a restart")
  func ended() async throws {
    let office = try await AccountOffice()
    let grant = try await office.signUp("anna")
    let other = try await office.logIn("anna")
    let player = try #require(try await office.player(grant))
    try await office.service.sessions.end(player.session, of: player.account)
    #expect(try await office.player(grant) == nil)
    let (service, _) = try await office.another()
    #expect(try await service.sessions.player(of: grant.token) == nil)
    #expect(try await service.sessions.player(of: other.token)?.username == "anna")
  }

  /// Check 22.
  @Test("a session that was not used ends to the second, and each use puts that off")
  func idle() async throws {
    let office = try await AccountOffice { $0.sessionIdleDays = 2 }
    let grant = try await office.signUp("anna")
    for _ in 1...3 {
      office.hand.pass(seconds: 2 * Self.day - 1)
      #expect(try await office.player(grant) != nil)
    }
    office.hand.pass(seconds: 2 * Self.day)
    #expect(try await office.player(grant) == nil)
  }

  /// Check 22.
  @Test("a session ends at its time, however much it is used")
  func lifetime() async throws {
    let office = try await AccountOffice { $0.sessionMaximumDays = 3 }
    let grant = try await office.signUp("anna")
    #expect(
      grant.expiresAt.millis == office.hand.clock.now() + Int64(3 * Self.day) * 1000)
    for _ in 1...3 {
      #expect(try await office.player(grant) != nil)
      office.hand.pass(seconds: Self.day - 1)
    }
    office.hand.pass(seconds: 2)
    #expect(try await office.player(grant) != nil)
    office.hand.pass(seconds: 1)
    #expect(try await office.player(grant) == nil)
  }

  @Test("a clock that is set back revives no session that was seen to have ended")
  func clockSetBack() async throws {
    let office = try await AccountOffice { $0.sessionMaximumDays = 3 }
    let used = try await office.signUp("anna")
    let swept = try await office.signUp("ben")
    office.hand.set(bySeconds: 4 * Self.day)
    #expect(try await office.player(used) == nil)
    try await office.service.sessions.removeExpired()
    office.hand.set(bySeconds: -4 * Self.day)
    #expect(try await office.player(used) == nil)
    #expect(try await office.player(swept) == nil)
  }

  @Test("uses are noted once a minute, and survive a restart")
  func touched() async throws {
    let office = try await AccountOffice()
    let grant = try await office.signUp("anna")
    let start = office.hand.clock.now()
    func lastUse() async throws -> Int64? {
      try await office.service.sessions.keepUses()
      let account = try #require(try await office.store.account(named: "anna"))
      return try await office.store.sessions(of: account.id).first?.lastUsedAt
    }
    office.hand.pass(seconds: 59)
    _ = try await office.player(grant)
    #expect(try await lastUse() == start)
    office.hand.pass(seconds: 1)
    _ = try await office.player(grant)
    office.hand.pass(seconds: 30)
    _ = try await office.player(grant)
    #expect(try await lastUse() == start + 60_000)
  }

  @Test("what a command in another process does is seen within two seconds")
  func otherProcess() async throws {
    let office = try await AccountOffice()
    let anna = try await office.signUp("anna")
    let ben = try await office.signUp("ben")
    let carl = try await office.signUp("carl")
    for grant in [anna, ben, carl] { #expect(try await office.player(grant) != nil) }
    let desk = try await office.desk()
    try await desk.setDisabled(true, "anna")
    try await desk.delete("ben")
    office.hand.pass(seconds: 2)
    #expect(try await office.player(anna) == nil)
    #expect(try await office.player(ben) == nil)
    #expect(try await office.player(carl) != nil)
  }

  @Test("an account has so many sessions; a new one ends the one that was used longest ago")
  func bounded() async throws {
    let office = try await AccountOffice()
    let first = try await office.signUp("anna")
    let second = try await office.logIn("anna")
    for _ in 3...SessionKeeper.maximum {
      office.hand.pass(seconds: 61)
      _ = try await office.player(first)
      _ = try await office.logIn("anna")
    }
    let player = try #require(try await office.player(first))
    let before = try await office.service.sessions.sessions(of: player.account)
    #expect(before.count == SessionKeeper.maximum)
    _ = try await office.logIn("anna")
    let after = try await office.service.sessions.sessions(of: player.account)
    #expect(after.count == SessionKeeper.maximum)
    #expect(try await office.player(second) == nil)
    #expect(try await office.player(first) == player)
  }

  @Test("any text but a token is nobody's")
  func junk() async throws {
    let office = try await AccountOffice()
    let token = try await office.signUp("anna").token
    for text in ["", " ", token + "=", String(token.dropLast()), token.uppercased() + "a", "é"] {
      #expect(try await office.service.sessions.player(of: text) == nil)
    }
    #expect(try await office.service.sessions.player(of: Tokens.makeToken()) == nil)
  }
}
