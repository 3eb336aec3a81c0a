import ScoreAPI
import ScoreServer
import ScoreStore
import Testing

@Suite("The operator's desk")
struct AccountDeskTests {
  @Test("an account that was made has a password of its own that signs in, also on a closed server")
  func create() async throws {
    let office = try await AccountOffice { $0.signupMode = .closed }
    let desk = try await office.desk()
    let passwords = [try await desk.create("anna"), try await desk.create("ben")]
    #expect(passwords[0] != passwords[1])
    for password in passwords {
      // Twenty of 32 characters are 100 bits.
      #expect(password.wholeMatch(of: /[a-z2-9]{4}(-[a-z2-9]{4}){4}/) != nil)
    }
    #expect(try await office.logIn("anna", passwords[0]).account.username == "anna")
    #expect(try await office.refusal { _ = try await desk.create("Anna") } == .usernameTaken)
    #expect(try await office.refusal { _ = try await desk.create("admin") } == .usernameInvalid)
  }

  @Test("of a list of names each gets an account or a reason")
  func importNames() async throws {
    let office = try await AccountOffice()
    let desk = try await office.desk()
    var told: [AccountDesk.Import] = []
    try await desk.importNames("# class 4b\r\nanna\r\n\r\n  ben \nno name\nANNA\ncarl") {
      told.append($0)
    }
    #expect(told.map(\.line) == [2, 4, 5, 6, 7])
    #expect(told.map(\.name) == ["anna", "ben", "no name", "ANNA", "carl"])
    for entry in told {
      switch entry.outcome {
      case .success(let password): _ = try await office.logIn(entry.name, password)
      case .failure(let problem):
        #expect(problem.known == (entry.line == 5 ? .usernameInvalid : .usernameTaken))
      }
    }
    let names = try await desk.accounts(after: nil, limit: 10).map(\.name)
    #expect(names == ["anna", "ben", "carl"])
  }

  @Test("a closed account cannot sign in, and only who knows the password is told why")
  func disable() async throws {
    let office = try await AccountOffice()
    _ = try await office.signUp("anna")
    let desk = try await office.desk()
    try await desk.setDisabled(true, "ANNA")
    #expect(try await office.refusal { _ = try await office.logIn("anna") } == .forbidden)
    #expect(
      try await office.refusal { _ = try await office.logIn("anna", "another password") }
        == .credentialsWrong)
    try await desk.setDisabled(false, "anna")
    _ = try await office.logIn("anna")
  }

  @Test("a password that was reset signs in, the old one does not, and all sessions have ended")
  func reset() async throws {
    let office = try await AccountOffice()
    let grant = try await office.signUp("anna")
    let password = try await office.desk().resetPassword("anna")
    #expect(try await office.player(grant) == nil)
    #expect(
      try await office.refusal { _ = try await office.logIn("anna") } == .credentialsWrong)
    _ = try await office.logIn("anna", password)
  }

  @Test("a name that nobody has is told")
  func unknown() async throws {
    let desk = try await AccountOffice().desk()
    await #expect(throws: Problem.self) { try await desk.delete("nobody1") }
    await #expect(throws: Problem.self) { try await desk.setDisabled(true, "nobody1") }
    await #expect(throws: Problem.self) { _ = try await desk.resetPassword("nobody1") }
  }
}
