import Foundation
import ScoreAPI
import ScoreServer
import ScoreStore
import Synchronization
import Testing

@Suite("Accounts")
struct AccountServiceTests {
  @Test("a new player is signed in, and can sign in again with the name in any case")
  func signup() async throws {
    let fixture = try await AccountServiceFixture()
    let grant = try await fixture.signUp("Anna")
    #expect(grant.account.username == "Anna")
    #expect(grant.account.createdAt == Timestamp(millis: fixture.hand.clock.now()))
    #expect(try await fixture.player(grant)?.username == "Anna")
    #expect(try await fixture.logIn("aNNA").account == grant.account)
  }

  @Test("a password of the minimum length is accepted, a shorter one is rejected")
  func floor() async throws {
    let fixture = try await AccountServiceFixture { $0.minimumPasswordLength = 15 }
    let password = "hedgehogs & owl"
    #expect(
      try await fixture.refusal {
        _ = try await fixture.signUp("anna", String(password.dropLast()))
      }
        == .passwordTooShort)
    _ = try await fixture.signUp("anna", password)
  }

  @Test("long passwords are verified to the last character", arguments: [64, 128])
  func longPasswords(length: Int) async throws {
    let fixture = try await AccountServiceFixture()
    let password = String(repeating: "long ", count: 30).prefix(length - 1)
    _ = try await fixture.signUp("anna", password + "1")
    #expect(
      try await fixture.refusal { _ = try await fixture.logIn("anna", password + "2") }
        == .credentialsWrong)
    _ = try await fixture.logIn("anna", password + "1")
  }

  @Test("both encodings of a password sign in")
  func spellings() async throws {
    let fixture = try await AccountServiceFixture()
    _ = try await fixture.signUp("anna", "caf\u{E9} au lait")
    _ = try await fixture.logIn("anna", "cafe\u{301} au lait")
    _ = try await fixture.logIn("anna", "caf\u{E9} au lait")
  }

  @Test("a password that is too long is rejected without hashing")
  func tooLong() async throws {
    let count = HashCount()
    let fixture = try await AccountServiceFixture(hasher: count.hasher())
    let long = String(repeating: "ab", count: 513)
    #expect(
      try await fixture.refusal { _ = try await fixture.signUp("anna", long) } == .valueInvalid)
    #expect(
      try await fixture.refusal { _ = try await fixture.logIn("anna", long) } == .valueInvalid)
    #expect(count.value == 0)
  }

  /// `make soak` measures the times.
  @Test("an unknown name, an impossible name, a wrong and a right password need one hash each")
  func oneHash() async throws {
    let count = HashCount()
    let fixture = try await AccountServiceFixture(hasher: count.hasher())
    _ = try await fixture.signUp("anna")
    let tries = [
      ("anna", AccountServiceFixture.password), ("anna", "another password"),
      ("nobody", "any password"),
      ("no name at all", "any password"), ("", ""),
    ]
    for (name, password) in tries {
      let before = count.value
      let refusal = try await fixture.refusal { _ = try await fixture.logIn(name, password) }
      #expect(refusal == (password == AccountServiceFixture.password ? nil : .credentialsWrong))
      #expect(count.value == before + 1)
    }
  }

  @Test("an unavailable name is disclosed, but attempts are limited, also with new names")
  func takenNames() async throws {
    let fixture = try await AccountServiceFixture { $0.signupsPerHour = 5 }
    _ = try await fixture.signUp("anna")
    for name in ["anna", "Anna", "ANNA", "anNa"] {
      #expect(try await fixture.refusal { _ = try await fixture.signUp(name) } == .usernameTaken)
    }
    let problem = await #expect(throws: RequestError.self) { _ = try await fixture.signUp("anna") }
    #expect(problem?.code == .rateLimited)
    #expect(problem?.retryAfter == 720)
    #expect(try await fixture.refusal { _ = try await fixture.signUp("ben") } == .rateLimited)
    fixture.hand.pass(seconds: 720)
    _ = try await fixture.signUp("ben")
  }

  @Test("a name that looks like another is not available, and its password is not hashed")
  func lookAlikes() async throws {
    let count = HashCount()
    let fixture = try await AccountServiceFixture(hasher: count.hasher())
    _ = try await fixture.signUp("victim_v")
    for name in ["vlctim_v", "v1ctim_v", "VICTlM_V", "victirn_v"] {
      #expect(try await fixture.refusal { _ = try await fixture.signUp(name) } == .usernameTaken)
    }
    #expect(count.value == 1)
    _ = try await fixture.signUp("victim-v")
    _ = try await fixture.logIn("victim_v")
    #expect(
      try await fixture.refusal { _ = try await fixture.logIn("vlctim_v") } == .credentialsWrong)
  }

  @Test("malformed requests do not count as attempts")
  func slips() async throws {
    let fixture = try await AccountServiceFixture { $0.signupsPerHour = 1 }
    for _ in 1...5 {
      #expect(try await fixture.refusal { _ = try await fixture.signUp("x") } == .usernameInvalid)
      #expect(
        try await fixture.refusal { _ = try await fixture.signUp("anna", "short") }
          == .passwordTooShort)
    }
    _ = try await fixture.signUp("anna")
  }

  @Test("with invitations, signup needs a valid code, and wrong codes are limited")
  func invitations() async throws {
    let fixture = try await AccountServiceFixture {
      $0.signupMode = .invite
      $0.invitations = ["owl-17", ""]
      $0.signupsPerHour = 4
    }
    func refusal(_ name: String, _ code: String?) async throws -> ErrorCode? {
      try await fixture.refusal {
        _ = try await fixture.service.signUp(
          SignupRequest(username: name, password: AccountServiceFixture.password, invitation: code),
          from: fixture.here)
      }
    }
    #expect(try await refusal("anna", nil) == .registrationClosed)
    #expect(try await refusal("anna", "") == .registrationClosed)
    #expect(try await refusal("anna", "owl-18") == .registrationClosed)
    #expect(try await refusal("anna", "owl-17") == nil)
    #expect(try await refusal("ben", "OWL-17") == .registrationClosed)
    #expect(try await refusal("ben", "owl-17") == .rateLimited)
  }

  @Test("if signup is closed, every code is rejected")
  func closed() async throws {
    let fixture = try await AccountServiceFixture {
      $0.signupMode = .closed
      $0.invitations = ["owl-17"]
    }
    #expect(
      try await fixture.refusal {
        _ = try await fixture.service.signUp(
          SignupRequest(
            username: "anna", password: AccountServiceFixture.password, invitation: "owl-17"),
          from: fixture.here)
      } == .registrationClosed)
  }

  @Test("a password is stored as a PHC string of scrypt, and never as text")
  func storedHash() async throws {
    let fixture = try await AccountServiceFixture()
    _ = try await fixture.signUp("anna", "tell-tale password")
    _ = try await fixture.signUp("ben", "tell-tale password")
    let files = try fixture.bytesOnDisk()
    #expect(files.contains { $0.range(of: Data("$scrypt$ln=10,r=8,p=1$".utf8)) != nil })
    #expect(files.allSatisfy { $0.range(of: Data("tell-tale".utf8)) == nil })
    var salts: Set<[UInt8]> = []
    for account in try await fixture.store.accounts.list(after: nil, limit: 10) {
      let hash = try #require(ScryptHash(account.passwordHash))
      #expect(hash.salt.count >= 16)
      salts.insert(hash.salt)
    }
    #expect(salts.count == 2)
  }

  @Test("after the cost is raised, the next login stores a stronger hash")
  func raisedCost() async throws {
    let fixture = try await AccountServiceFixture()
    _ = try await fixture.signUp("anna")
    let (service, _) = try await fixture.another(cost: 11)
    let wrong = LoginRequest(username: "anna", password: "another password")
    #expect(
      try await fixture.refusal { _ = try await service.logIn(wrong, from: fixture.here) }
        == .credentialsWrong)
    #expect(try await cost(of: "anna", fixture) == 10)
    let right = LoginRequest(username: "anna", password: AccountServiceFixture.password)
    _ = try await service.logIn(right, from: fixture.here)
    #expect(try await cost(of: "anna", fixture) == 11)
    _ = try await service.logIn(right, from: fixture.here)
    _ = try await fixture.logIn("anna")
    #expect(try await cost(of: "anna", fixture) == 11)
  }

  @Test("a new password needs the old one, and ends all sessions but the current one")
  func changePassword() async throws {
    let fixture = try await AccountServiceFixture()
    let other = try await fixture.signUp("anna")
    let grant = try await fixture.logIn("anna")
    let player = try #require(try await fixture.player(grant))
    _ = try await fixture.player(other)
    func change(_ old: String, _ new: String) async throws -> ErrorCode? {
      try await fixture.refusal {
        try await fixture.service.changePassword(
          PasswordRequest(currentPassword: old, newPassword: new), of: player, from: fixture.here)
      }
    }
    #expect(try await change("not the old one", "a new password") == .credentialsWrong)
    #expect(try await change(AccountServiceFixture.password, "annaanna") == .passwordTooCommon)
    #expect(try await fixture.player(other) != nil)
    #expect(try await change(AccountServiceFixture.password, "a new password") == nil)
    #expect(try await fixture.player(grant) == player)
    #expect(try await fixture.player(other) == nil)
    #expect(
      try await fixture.refusal { _ = try await fixture.logIn("anna") } == .credentialsWrong)
    _ = try await fixture.logIn("anna", "a new password")
  }

  @Test("a deleted account's tokens are invalid, and its name cannot be used again")
  func delete() async throws {
    let fixture = try await AccountServiceFixture()
    let grants = [try await fixture.signUp("anna"), try await fixture.logIn("anna")]
    let player = try #require(try await fixture.player(grants[1]))
    _ = try await fixture.player(grants[0])
    func delete(_ password: String) async throws -> ErrorCode? {
      try await fixture.refusal {
        try await fixture.service.delete(
          DeletionRequest(password: password), of: player, from: fixture.here)
      }
    }
    #expect(try await delete("not the password") == .credentialsWrong)
    #expect(try await delete(AccountServiceFixture.password) == nil)
    for grant in grants { #expect(try await fixture.player(grant) == nil) }
    #expect(
      try await fixture.refusal { _ = try await fixture.logIn("anna") } == .credentialsWrong)
    #expect(
      try await fixture.refusal { _ = try await fixture.service.view(of: player) } == .tokenInvalid)
    #expect(try await fixture.refusal { _ = try await fixture.signUp("Anna") } == .usernameTaken)
  }

  @Test("a patch changes the setting, and an empty patch changes nothing")
  func patch() async throws {
    let fixture = try await AccountServiceFixture()
    let grant = try await fixture.signUp("anna")
    let player = try #require(try await fixture.player(grant))
    #expect(grant.account.listed)
    fixture.hand.pass(seconds: 5)
    let hidden = try await fixture.service.change(AccountPatch(listed: false), of: player)
    #expect(!hidden.listed)
    #expect(hidden.updatedAt.millis == grant.account.updatedAt.millis + 5000)
    #expect(try await fixture.service.change(AccountPatch(), of: player) == hidden)
    #expect(try await fixture.service.view(of: player) == hidden)
  }

  private func cost(of name: String, _ fixture: AccountServiceFixture) async throws -> Int? {
    let (_, store) = try await fixture.another()
    return try await store.accounts.find(named: name).flatMap { ScryptHash($0.passwordHash) }?
      .parameters.cost
  }
}

/// Counts the computations of scrypt.
final class HashCount: Sendable {
  private let count = Mutex(0)

  var value: Int { count.withLock { $0 } }

  func hasher() -> PasswordHasher {
    PasswordHasher(cost: 10, workers: 2, queue: 100) { password, salt, parameters, length in
      self.count.withLock { $0 += 1 }
      return parameters.key(password: password, salt: salt, length: length)
    }
  }
}
