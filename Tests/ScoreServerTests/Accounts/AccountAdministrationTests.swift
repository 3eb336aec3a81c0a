import ScoreAPI
import ScoreServer
import ScoreStore
import Testing

@Suite("The operator's administration")
struct AccountAdministrationTests {
  @Test("an account that was made has a password of its own that signs in, also on a closed server")
  func create() async throws {
    let fixture = try await AccountServiceFixture { $0.signupMode = .closed }
    let administration = try await fixture.administration()
    let passwords = [
      try await administration.create("anna"), try await administration.create("ben"),
    ]
    #expect(passwords[0] != passwords[1])
    for password in passwords {
      // Twenty of 32 characters are 100 bits.
      #expect(password.wholeMatch(of: /[a-z2-9]{4}(-[a-z2-9]{4}){4}/) != nil)
    }
    #expect(try await fixture.logIn("anna", passwords[0]).account.username == "anna")
    #expect(
      try await fixture.refusal { _ = try await administration.create("Anna") } == .usernameTaken)
    #expect(
      try await fixture.refusal { _ = try await administration.create("admin") } == .usernameInvalid
    )
  }

  @Test("of a list of names each gets an account or a reason")
  func importNames() async throws {
    let fixture = try await AccountServiceFixture()
    let administration = try await fixture.administration()
    var told: [AccountAdministration.Import] = []
    try await administration.importNames("# class 4b\r\nanna\r\n\r\n  ben \nno name\nANNA\ncarl") {
      told.append($0)
    }
    #expect(told.map(\.line) == [2, 4, 5, 6, 7])
    #expect(told.map(\.name) == ["anna", "ben", "no name", "ANNA", "carl"])
    for entry in told {
      switch entry.outcome {
      case .success(let password): _ = try await fixture.logIn(entry.name, password)
      case .failure(let problem):
        #expect(problem.code == (entry.line == 5 ? .usernameInvalid : .usernameTaken))
      }
    }
    let names = try await administration.accounts(after: nil, limit: 10).map(\.name)
    #expect(names == ["anna", "ben", "carl"])
  }

  @Test("a closed account cannot sign in, and only who knows the password is told why")
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

  @Test("a password that was reset signs in, the old one does not, and all sessions have ended")
  func reset() async throws {
    let fixture = try await AccountServiceFixture()
    let grant = try await fixture.signUp("anna")
    let password = try await fixture.administration().resetPassword("anna")
    #expect(try await fixture.player(grant) == nil)
    #expect(
      try await fixture.refusal { _ = try await fixture.logIn("anna") } == .credentialsWrong)
    _ = try await fixture.logIn("anna", password)
  }

  @Test("a name that nobody has is told")
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
