import ScoreAPI
import ScoreServer
import ScoreStore
import Testing

@Suite("Account administration")
struct AccountAdministrationTests {
  @Test("a created account has a password that can sign in, even if signup is closed")
  func create() async throws {
    let fixture = try await AccountServiceFixture { $0.signupMode = .closed }
    let administration = try await fixture.administration()
    let passwords = [
      try await administration.create("anna"), try await administration.create("ben"),
    ]
    #expect(passwords[0] != passwords[1])
    for password in passwords {
      // Twenty characters of 32 are 100 bits.
      #expect(password.wholeMatch(of: /[a-z2-9]{4}(-[a-z2-9]{4}){4}/) != nil)
    }
    #expect(try await fixture.logIn("anna", passwords[0]).account.username == "anna")
    #expect(
      try await fixture.refusal { _ = try await administration.create("Anna") } == .usernameTaken)
    #expect(
      try await fixture.refusal { _ = try await administration.create("admin") } == .usernameInvalid
    )
  }

  @Test("each name of a list gets an account or a reason")
  func importNames() async throws {
    let fixture = try await AccountServiceFixture()
    let administration = try await fixture.administration()
    var results: [AccountAdministration.Import] = []
    try await administration.importNames("# class 4b\r\nanna\r\n\r\n  ben \nno name\nANNA\ncarl") {
      results.append($0)
    }
    #expect(results.map(\.line) == [2, 4, 5, 6, 7])
    #expect(results.map(\.name) == ["anna", "ben", "no name", "ANNA", "carl"])
    for entry in results {
      switch entry.outcome {
      case .success(let password): _ = try await fixture.logIn(entry.name, password)
      case .failure(let problem):
        #expect(problem.code == (entry.line == 5 ? .usernameInvalid : .usernameTaken))
      }
    }
    let names = try await administration.accounts(after: nil, limit: 10).map(\.name)
    #expect(names == ["anna", "ben", "carl"])
  }

  @Test("names that look like another one, in the list or in use, are found before any is created")
  func faultsOfNames() async throws {
    let fixture = try await AccountServiceFixture()
    _ = try await fixture.signUp("Emil")
    let administration = try await fixture.administration()
    let faults = try await administration.faults(inNames: "Karl\nKari\nErnll\nanna\nAnna")
    #expect(faults.map(\.line) == [2, 3, 5])
    let reasons: [RequestError?] = faults.map {
      if case .failure(let error) = $0.outcome { error } else { nil }
    }
    #expect(
      reasons == [
        .account(.usernameRepeated(line: 1)), .account(.usernameTaken),
        .account(.usernameRepeated(line: 4)),
      ])
  }

  @Test(
    "a disabled account cannot sign in, and the reason is disclosed only with the right password")
  func disable() async throws {
    let fixture = try await AccountServiceFixture()
    _ = try await fixture.signUp("anna")
    let administration = try await fixture.administration()
    try await administration.setDisabled(true, "ANNA")
    #expect(try await fixture.refusal { _ = try await fixture.logIn("anna") } == .forbidden)
    #expect(
      try await fixture.refusal { _ = try await fixture.logIn("anna", "another password") }
        == .credentialsWrong)
    try await administration.setDisabled(false, "anna")
    _ = try await fixture.logIn("anna")
  }

  @Test("after a reset, only the new password signs in, and all sessions have ended")
  func reset() async throws {
    let fixture = try await AccountServiceFixture()
    let grant = try await fixture.signUp("anna")
    let password = try await fixture.administration().resetPassword("anna")
    #expect(try await fixture.player(grant) == nil)
    #expect(
      try await fixture.refusal { _ = try await fixture.logIn("anna") } == .credentialsWrong)
    _ = try await fixture.logIn("anna", password)
  }

  @Test("an unknown name is an error")
  func unknown() async throws {
    let administration = try await AccountServiceFixture().administration()
    await #expect(throws: RequestError.self) { try await administration.delete("nobody1") }
    await #expect(throws: RequestError.self) {
      try await administration.setDisabled(true, "nobody1")
    }
    await #expect(throws: RequestError.self) {
      _ = try await administration.resetPassword("nobody1")
    }
  }
}
