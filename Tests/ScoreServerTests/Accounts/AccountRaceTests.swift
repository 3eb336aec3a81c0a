import Dispatch
import ScoreAPI
import ScoreServer
import ScoreStore
import Synchronization
import Testing

/// In each test one request is held while it checks a password, and another changes the account meanwhile.
@Suite("Changes of an account while a password is checked")
struct AccountRaceTests {
  private let held = HeldHash()

  @Test("of two changes of a password, the later one is rejected, and the acknowledged one remains")
  func twoSessions() async throws {
    let fixture = try await AccountServiceFixture(hasher: held.hasher())
    let first = try await fixture.signUp("anna")
    let second = try await fixture.logIn("anna")
    let refusal = try await refusal(in: fixture) {
      try await change(second, to: "a second password", fixture)
    } beside: {
      try await change(first, to: "a first password", fixture)
    }
    #expect(refusal == .tokenInvalid)
    #expect(try await fixture.player(first) != nil)
    #expect(try await fixture.player(second) == nil)
    _ = try await fixture.logIn("anna", "a first password")
  }

  @Test("of two changes in one session, the later one fails with the password that was replaced")
  func oneSession() async throws {
    let fixture = try await AccountServiceFixture(hasher: held.hasher())
    let grant = try await fixture.signUp("anna")
    let refusal = try await refusal(in: fixture) {
      try await change(grant, to: "a second password", fixture)
    } beside: {
      try await change(grant, to: "a first password", fixture)
    }
    #expect(refusal == .credentialsWrong)
    #expect(try await fixture.player(grant) != nil)
    _ = try await fixture.logIn("anna", "a first password")
  }

  @Test("a deletion with a password that is changed meanwhile is rejected, and nothing is deleted")
  func deletionBesideChange() async throws {
    let fixture = try await AccountServiceFixture(hasher: held.hasher())
    let first = try await fixture.signUp("anna")
    let second = try await fixture.logIn("anna")
    let refusal = try await refusal(in: fixture) {
      try await delete(second, fixture)
    } beside: {
      try await change(first, to: "a first password", fixture)
    }
    #expect(refusal == .tokenInvalid)
    _ = try await fixture.logIn("anna", "a first password")
  }

  @Test("a change of the password of an account that is deleted meanwhile is rejected")
  func changeBesideDeletion() async throws {
    let fixture = try await AccountServiceFixture(hasher: held.hasher())
    let first = try await fixture.signUp("anna")
    let second = try await fixture.logIn("anna")
    let refusal = try await refusal(in: fixture) {
      try await change(second, to: "a second password", fixture)
    } beside: {
      try await delete(first, fixture)
    }
    #expect(refusal == .tokenInvalid)
    #expect(try await fixture.store.accounts.find(named: "anna") == nil)
  }

  @Test("a login to an account that is deleted meanwhile has wrong credentials")
  func loginBesideDeletion() async throws {
    let fixture = try await AccountServiceFixture(hasher: held.hasher())
    let grant = try await fixture.signUp("anna")
    let refusal = try await refusal(in: fixture) {
      _ = try await fixture.logIn("anna")
    } beside: {
      try await delete(grant, fixture)
    }
    #expect(refusal == .credentialsWrong)
  }

  @Test("a login with a password that is changed meanwhile has wrong credentials")
  func loginBesideChange() async throws {
    let fixture = try await AccountServiceFixture(hasher: held.hasher())
    let grant = try await fixture.signUp("anna")
    let refusal = try await refusal(in: fixture) {
      _ = try await fixture.logIn("anna")
    } beside: {
      try await change(grant, to: "a first password", fixture)
    }
    #expect(refusal == .credentialsWrong)
    let player = try #require(try await fixture.player(grant))
    #expect(try await fixture.service.sessions.sessions(of: player.account).count == 1)
  }

  @Test("a login to an account that is disabled meanwhile is rejected as one to a disabled account")
  func loginBesideDisabling() async throws {
    let fixture = try await AccountServiceFixture(hasher: held.hasher())
    _ = try await fixture.signUp("anna")
    let administration = try await fixture.administration()
    let refusal = try await refusal(in: fixture) {
      _ = try await fixture.logIn("anna")
    } beside: {
      try await administration.setDisabled(true, "anna")
    }
    #expect(refusal == .forbidden)
  }

  @Test("a change succeeds if a login makes the hash stronger meanwhile")
  func changeBesideStrongerHash() async throws {
    let fixture = try await AccountServiceFixture(hasher: held.hasher())
    let grant = try await fixture.signUp("anna")
    let (stronger, _) = try await fixture.another(cost: 11)
    try await held.during {
      try await change(grant, to: "a first password", fixture)
    } _: {
      _ = try await stronger.logIn(
        LoginRequest(username: "anna", password: AccountServiceFixture.password),
        from: fixture.here)
    }
    _ = try await fixture.logIn("anna", "a first password")
  }

  /// The refusal of a request that is held while it checks a password and another request runs.
  private func refusal(
    in fixture: AccountServiceFixture, of request: @escaping @Sendable () async throws -> Void,
    beside other: () async throws -> Void
  ) async throws -> ErrorCode? {
    try await held.during({ try await fixture.refusal(request) }, other)
  }

  private func change(
    _ grant: SessionGrant, to password: String, _ fixture: AccountServiceFixture
  ) async throws {
    let player = try #require(try await fixture.player(grant))
    try await fixture.service.changePassword(
      PasswordRequest(currentPassword: AccountServiceFixture.password, newPassword: password),
      of: player, from: fixture.here)
  }

  private func delete(_ grant: SessionGrant, _ fixture: AccountServiceFixture) async throws {
    let player = try #require(try await fixture.player(grant))
    try await fixture.service.delete(
      DeletionRequest(password: AccountServiceFixture.password), of: player, from: fixture.here)
  }
}

/// Holds a computation of scrypt until another call has ended.
private final class HeldHash: Sendable {
  private let isArmed = Mutex(false)
  private let begun = AsyncStream.makeStream(of: Void.self)
  private let gate = DispatchSemaphore(value: 0)

  func hasher() -> PasswordHasher {
    PasswordHasher(cost: 10, workers: 2, queue: 100) { password, salt, parameters, length in
      let isHeld = self.isArmed.withLock { isArmed in
        defer { isArmed = false }
        return isArmed
      }
      if isHeld {
        self.begun.continuation.yield()
        self.gate.wait()
      }
      return parameters.key(password: password, salt: salt, length: length)
    }
  }

  /// Makes a call, and another one while the first hash of the first call is held.
  func during<Value: Sendable>(
    _ call: @escaping @Sendable () async throws -> Value, _ other: () async throws -> Void
  ) async throws -> Value {
    isArmed.withLock { $0 = true }
    async let result = call()
    for await _ in begun.stream { break }
    do {
      defer { gate.signal() }
      try await other()
    }
    return try await result
  }
}
