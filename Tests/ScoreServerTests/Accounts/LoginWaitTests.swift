import ScoreAPI
import ScoreServer
import Testing

@Suite("Guessing passwords")
struct LoginWaitTests {
  @Test(
    "after a hundred failures, the right password is rejected during the wait and accepted after it"
  )
  func hundredFailures() async throws {
    let fixture = try await AccountServiceFixture { $0.loginsPerMinute = 0 }
    _ = try await fixture.signUp("anna")
    var waits: [Int] = []
    for number in 1...100 {
      while let problem = try await wait(fixture, "guess number \(number)") {
        waits.append(problem)
        fixture.hand.pass(seconds: problem)
      }
    }
    #expect(waits == waits.sorted())
    #expect(waits.last == 3600)
    let last = try #require(try await wait(fixture, AccountServiceFixture.password))
    #expect(last == 3600)
    fixture.hand.pass(seconds: last - 1)
    #expect(try await wait(fixture, AccountServiceFixture.password) == 1)
    fixture.hand.pass(seconds: 1)
    _ = try await fixture.logIn("anna")
    #expect(try await wait(fixture, "another guess") == nil)
  }

  @Test(
    "an attacker's guesses do not affect the player's sessions, and the player can change the password"
  )
  func owner() async throws {
    let fixture = try await AccountServiceFixture()
    let grant = try await fixture.signUp("anna")
    for _ in 1...5 { _ = try await wait(fixture, "a guess") }
    #expect(try await wait(fixture, AccountServiceFixture.password) != nil)
    let player = try #require(try await fixture.player(grant))
    try await fixture.service.changePassword(
      PasswordRequest(
        currentPassword: AccountServiceFixture.password, newPassword: "a new password"),
      of: player, from: fixture.here)
    #expect(try await fixture.service.view(of: player).username == "anna")
  }

  @Test("an address that tries a password with a thousand names is stopped after thirty hashes")
  func spray() async throws {
    let count = HashCount()
    let fixture = try await AccountServiceFixture(hasher: count.hasher())
    var codes: [ErrorCode?] = []
    for number in 1...1000 {
      codes.append(
        try await fixture.refusal { _ = try await fixture.logIn("player\(number)", "one password") }
      )
    }
    #expect(codes.prefix(30).allSatisfy { $0 == .credentialsWrong })
    #expect(codes.dropFirst(30).allSatisfy { $0 == .rateLimited })
    #expect(count.value == 30)
  }

  @Test("waits also apply to passwords that are tried with a stolen token")
  func thief() async throws {
    let fixture = try await AccountServiceFixture()
    let player = try #require(try await fixture.player(try await fixture.signUp("anna")))
    var codes: [ErrorCode?] = []
    for number in 1...7 {
      codes.append(
        try await fixture.refusal {
          try await fixture.service.delete(
            DeletionRequest(password: "guess number \(number)"), of: player, from: fixture.here)
        })
    }
    #expect(codes.prefix(5).allSatisfy { $0 == .credentialsWrong })
    #expect(codes.suffix(2).allSatisfy { $0 == .rateLimited })
    _ = try await fixture.logIn("anna")
  }

  @Test("an attempt that the server was too busy to check does not count as a failure")
  func busy() async throws {
    let hasher = PasswordHasher(cost: 10, workers: 1, queue: 10) { _, _, _, _ in nil }
    let fixture = try await AccountServiceFixture(hasher: hasher)
    for _ in 1...50 {
      #expect(try await fixture.refusal { _ = try await fixture.logIn("anna") } == .unavailable)
      #expect(try await fixture.refusal { _ = try await fixture.signUp("anna") } == .unavailable)
    }
  }

  @Test("of many simultaneous guesses only five are checked")
  func together() async throws {
    let count = HashCount()
    let fixture = try await AccountServiceFixture(hasher: count.hasher())
    _ = try await fixture.signUp("anna")
    let before = count.value
    await withTaskGroup(of: Void.self) { group in
      for number in 1...64 {
        group.addTask {
          _ = try? await fixture.service.logIn(
            LoginRequest(username: "anna", password: "guess number \(number)"),
            from: .test("10.\(number).2.1"))
        }
      }
    }
    #expect(count.value - before == 5)
  }

  @Test("a flood of right passwords from one address leaves room for a player at another")
  func flood() async throws {
    let fixture = try await AccountServiceFixture {
      $0.passwordWorkers = 1
      $0.passwordQueue = 16
      $0.loginsPerMinute = 0
    }
    _ = try await fixture.signUp("attacker")
    _ = try await fixture.signUp("anna")
    let refusals = try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 1...24 {
        group.addTask {
          while !Task.isCancelled {
            _ = try? await fixture.logIn("attacker")
            await Task.yield()
          }
        }
      }
      var refusals: [ErrorCode?] = []
      for _ in 1...20 {
        refusals.append(
          try await fixture.refusal {
            _ = try await fixture.service.logIn(
              LoginRequest(username: "anna", password: AccountServiceFixture.password),
              from: .test("198.51.100.7"))
          })
      }
      group.cancelAll()
      return refusals
    }
    #expect(refusals == Array(repeating: nil, count: 20))
  }

  /// The seconds to wait before the next attempt; nil if this one was checked.
  private func wait(_ fixture: AccountServiceFixture, _ password: String) async throws -> Int? {
    do {
      _ = try await fixture.logIn("anna", password)
      return nil
    } catch let problem as RequestError where problem.code == .rateLimited {
      return problem.retryAfter
    } catch let problem as RequestError where problem.code == .credentialsWrong {
      return nil
    }
  }
}
