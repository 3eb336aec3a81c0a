import Foundation
import ScoreAPI
import ScoreServer
import ScoreStore
import Synchronization
import Testing

@Suite("Accounts")
struct AccountServiceTests {
  @Test("a new player is signed in and can sign in again, in whatever case")
  func signup() async throws {
    let office = try await AccountOffice()
    let grant = try await office.signUp("Anna")
    #expect(grant.account.username == "Anna")
    #expect(grant.account.createdAt == Timestamp(millis: office.hand.clock.now()))
    #expect(try await office.player(grant)?.username == "Anna")
    #expect(try await office.logIn("aNNA").account == grant.account)
  }

  /// Check 1.
  @Test("a password one character too short is refused, one that is just long enough is taken")
  func floor() async throws {
    let office = try await AccountOffice { $0.minimumPasswordLength = 15 }
    let password = "abcdefghi jklmn"
    #expect(
      try await office.refusal { _ = try await office.signUp("anna", String(password.dropLast())) }
        == .passwordTooShort)
    _ = try await office.signUp("anna", password)
  }

  /// Check 2.
  @Test("long passwords are verified to the last character", arguments: [64, 128])
  func longPasswords(length: Int) async throws {
    let office = try await AccountOffice()
    let password = String(repeating: "long ", count: 30).prefix(length - 1)
    _ = try await office.signUp("anna", password + "1")
    #expect(
      try await office.refusal { _ = try await office.logIn("anna", password + "2") }
        == .credentialsWrong)
    _ = try await office.logIn("anna", password + "1")
  }

  /// Check 5.
  @Test("both spellings of a password sign in")
  func spellings() async throws {
    let office = try await AccountOffice()
    _ = try await office.signUp("anna", "caf\u{E9} au lait")
    _ = try await office.logIn("anna", "cafe\u{301} au lait")
    _ = try await office.logIn("anna", "caf\u{E9} au lait")
  }

  /// Check 6: nothing is hashed.
  @Test("a password that is far too long is refused before anything is hashed")
  func tooLong() async throws {
    let count = HashCount()
    let office = try await AccountOffice(hasher: count.hasher())
    let long = String(repeating: "ab", count: 513)
    #expect(try await office.refusal { _ = try await office.signUp("anna", long) } == .valueInvalid)
    #expect(try await office.refusal { _ = try await office.logIn("anna", long) } == .valueInvalid)
    #expect(count.value == 0)
  }

  /// Check 8; `make soak` measures the times.
  @Test("an unknown name, an impossible name, a wrong and a right password cost one hash each")
  func oneHash() async throws {
    let count = HashCount()
    let office = try await AccountOffice(hasher: count.hasher())
    _ = try await office.signUp("anna")
    let tries = [
      ("anna", AccountOffice.password), ("anna", "another password"), ("nobody", "any password"),
      ("no name at all", "any password"), ("", ""),
    ]
    for (name, password) in tries {
      let before = count.value
      let refusal = try await office.refusal { _ = try await office.logIn(name, password) }
      #expect(refusal == (password == AccountOffice.password ? nil : .credentialsWrong))
      #expect(count.value == before + 1)
    }
  }

  /// Check 9.
  @Test("a taken name is told, but asking for many is limited, and a new one is limited alike")
  func takenNames() async throws {
    let office = try await AccountOffice { $0.signupsPerHour = 5 }
    _ = try await office.signUp("anna")
    for name in ["anna", "Anna", "ANNA", "anNa"] {
      #expect(try await office.refusal { _ = try await office.signUp(name) } == .usernameTaken)
    }
    let problem = await #expect(throws: Problem.self) { _ = try await office.signUp("anna") }
    #expect(problem?.known == .rateLimited)
    #expect(problem?.retryAfter == 720)
    #expect(try await office.refusal { _ = try await office.signUp("ben") } == .rateLimited)
    office.hand.pass(seconds: 720)
    _ = try await office.signUp("ben")
  }

  @Test("what is refused for its form uses nothing up")
  func slips() async throws {
    let office = try await AccountOffice { $0.signupsPerHour = 1 }
    for _ in 1...5 {
      #expect(try await office.refusal { _ = try await office.signUp("x") } == .usernameInvalid)
      #expect(
        try await office.refusal { _ = try await office.signUp("anna", "short") }
          == .passwordTooShort)
    }
    _ = try await office.signUp("anna")
  }

  @Test("by invitation, a player needs a code that was given out; wrong codes are limited")
  func invitations() async throws {
    let office = try await AccountOffice {
      $0.signupMode = .invite
      $0.invitations = ["owl-17", ""]
      $0.signupsPerHour = 4
    }
    func refusal(_ name: String, _ code: String?) async throws -> ErrorCode? {
      try await office.refusal {
        _ = try await office.service.signUp(
          SignupRequest(username: name, password: AccountOffice.password, invitation: code),
          from: office.here)
      }
    }
    #expect(try await refusal("anna", nil) == .registrationClosed)
    #expect(try await refusal("anna", "") == .registrationClosed)
    #expect(try await refusal("anna", "owl-18") == .registrationClosed)
    #expect(try await refusal("anna", "owl-17") == nil)
    #expect(try await refusal("ben", "OWL-17") == .registrationClosed)
    #expect(try await refusal("ben", "owl-17") == .rateLimited)
  }

  @Test("a closed server takes nobody, whatever code they have")
  func closed() async throws {
    let office = try await AccountOffice {
      $0.signupMode = .closed
      $0.invitations = ["owl-17"]
    }
    #expect(
      try await office.refusal {
        _ = try await office.service.signUp(
          SignupRequest(
            username: "anna", password: AccountOffice.password, invitation: "owl-17"),
          from: office.here)
      } == .registrationClosed)
  }

  /// Check 14.
  @Test("on the disk a password is a PHC string of scrypt, and never itself")
  func storedHash() async throws {
    let office = try await AccountOffice()
    _ = try await office.signUp("anna", "tell-tale password")
    _ = try await office.signUp("ben", "tell-tale password")
    let files = try office.bytesOnDisk()
    #expect(files.contains { $0.range(of: Data("$scrypt$ln=10,r=8,p=1$".utf8)) != nil })
    #expect(files.allSatisfy { $0.range(of: Data("tell-tale".utf8)) == nil })
    var salts: Set<[UInt8]> = []
    for account in try await office.store.accounts(after: nil, limit: 10) {
      let hash = try #require(ScryptHash(account.passwordHash))
      #expect(hash.salt.count >= 16)
      salts.insert(hash.salt)
    }
    #expect(salts.count == 2)
  }

  /// Check 15.
  @Test("when the cost is raised, the next login stores a stronger hash, and only then")
  func raisedCost() async throws {
    let office = try await AccountOffice()
    _ = try await office.signUp("anna")
    let (service, _) = try await office.another(cost: 11)
    let wrong = LoginRequest(username: "anna", password: "another password")
    #expect(
      try await office.refusal { _ = try await service.logIn(wrong, from: office.here) }
        == .credentialsWrong)
    #expect(try await cost(of: "anna", office) == 10)
    let right = LoginRequest(username: "anna", password: AccountOffice.password)
    _ = try await service.logIn(right, from: office.here)
    #expect(try await cost(of: "anna", office) == 11)
    _ = try await service.logIn(right, from: office.here)
    _ = try await office.logIn("anna")
    #expect(try await cost(of: "anna", office) == 11)
  }

  /// Check 20.
  @Test("another password needs the old one; the other sessions end, this one goes on")
  func changePassword() async throws {
    let office = try await AccountOffice()
    let other = try await office.signUp("anna")
    let grant = try await office.logIn("anna")
    let player = try #require(try await office.player(grant))
    _ = try await office.player(other)
    func change(_ old: String, _ new: String) async throws -> ErrorCode? {
      try await office.refusal {
        try await office.service.changePassword(
          PasswordRequest(currentPassword: old, newPassword: new), of: player, from: office.here)
      }
    }
    #expect(try await change("not the old one", "a new password") == .credentialsWrong)
    #expect(try await change(AccountOffice.password, "annaanna") == .passwordTooCommon)
    #expect(try await office.player(other) != nil)
    #expect(try await change(AccountOffice.password, "a new password") == nil)
    #expect(try await office.player(grant) == player)
    #expect(try await office.player(other) == nil)
    #expect(
      try await office.refusal { _ = try await office.logIn("anna") } == .credentialsWrong)
    _ = try await office.logIn("anna", "a new password")
  }

  /// Check 21, the accounts' part.
  @Test("a deleted account is gone with all its tokens, and its name is not given out again")
  func delete() async throws {
    let office = try await AccountOffice()
    let grants = [try await office.signUp("anna"), try await office.logIn("anna")]
    let player = try #require(try await office.player(grants[1]))
    _ = try await office.player(grants[0])
    func delete(_ password: String) async throws -> ErrorCode? {
      try await office.refusal {
        try await office.service.delete(
          DeletionRequest(password: password), of: player, from: office.here)
      }
    }
    #expect(try await delete("not the password") == .credentialsWrong)
    #expect(try await delete(AccountOffice.password) == nil)
    for grant in grants { #expect(try await office.player(grant) == nil) }
    #expect(
      try await office.refusal { _ = try await office.logIn("anna") } == .credentialsWrong)
    #expect(
      try await office.refusal { _ = try await office.service.view(of: player) } == .tokenInvalid)
    #expect(try await office.refusal { _ = try await office.signUp("Anna") } == .usernameTaken)
  }

  @Test("the only setting is changed, and stays where it is left out")
  func patch() async throws {
    let office = try await AccountOffice()
    let grant = try await office.signUp("anna")
    let player = try #require(try await office.player(grant))
    #expect(grant.account.listed)
    office.hand.pass(seconds: 5)
    let hidden = try await office.service.change(AccountPatch(listed: false), of: player)
    #expect(!hidden.listed)
    #expect(hidden.updatedAt.millis == grant.account.updatedAt.millis + 5000)
    #expect(try await office.service.change(AccountPatch(), of: player) == hidden)
    #expect(try await office.service.view(of: player) == hidden)
  }

  private func cost(of name: String, _ office: AccountOffice) async throws -> Int? {
    let (_, store) = try await office.another()
    return try await store.account(named: name).flatMap { ScryptHash($0.passwordHash) }?
      .parameters.cost
  }
}

/// Counts how often scrypt is computed.
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
