import ScoreAPI
import ScoreServer
import ScoreStore
import Testing

@Suite("Account routes")
struct AccountRoutesTests {
  @Test(
    "signup accepts or rejects names and passwords with the documented codes",
    arguments: [
      ("anna", "kqzvbnmwrtplkjh", 201, nil), ("anna", "1234567", 422, "password_too_short"),
      ("anna", "wordhoardwordhoard", 422, "password_too_common"),
      ("annaanna", "annaanna", 422, "password_too_common"),
      ("anna", "iloveyou", 422, "password_too_common"),
      ("аnna", "kqzvbnmwrtplkjh", 422, "username_invalid"),
      ("an\u{200B}na", "kqzvbnmwrtplkjh", 422, "username_invalid"),
      ("\u{202E}anna", "kqzvbnmwrtplkjh", 422, "username_invalid"),
      ("a\u{301}\u{301}\u{301}\u{301}nna", "kqzvbnmwrtplkjh", 422, "username_invalid"),
      ("ａｎｎａ", "kqzvbnmwrtplkjh", 422, "username_invalid"),
      ("root", "kqzvbnmwrtplkjh", 422, "username_invalid"),
      ("TAKEN", "kqzvbnmwrtplkjh", 409, "username_taken"),
    ])
  func signup(name: String, password: String, status: Int, code: String?) async throws {
    try await AccountVisit.run { visit in
      _ = try await visit.signUp("taken")
      let answer = try await visit.post(
        .signup, SignupRequest(username: name, password: password))
      #expect(answer.status == status)
      if let code {
        let problem = try answer.read(Problem.self)
        #expect(problem.code == code)
        #expect(problem.type == "urn:wordhoard:\(code)")
        #expect(!answer.text.contains(password))
      } else {
        #expect(try answer.read(SessionGrant.self).account.username == name)
      }
    }
  }

  @Test("a wrong password and an unknown name get identical responses")
  func uniform() async throws {
    try await AccountVisit.run { visit in
      _ = try await visit.signUp("anna")
      var answers: [AccountVisit.Answer] = []
      for name in ["anna", "nobody1", "no name at all"] {
        answers.append(
          try await visit.post(.login, LoginRequest(username: name, password: "any password")))
      }
      #expect(answers[0].status == 401)
      #expect(answers[0].headers.contains { $0.hasPrefix("www-authenticate") })
      #expect(Set(answers.map(\.status)).count == 1)
      #expect(Set(answers.map(\.headers)).count == 1)
      #expect(Set(answers.map(\.text)).count == 1)
      #expect(try answers[0].read(Problem.self).code == "credentials_wrong")
    }
  }

  @Test("all routes of an account work, from signup to deletion")
  func life() async throws {
    try await AccountVisit.run { visit in
      let first = try await visit.signUp("anna")
      let login = try await visit.post(
        .login, LoginRequest(username: "Anna", password: AccountServiceFixture.password))
      #expect(login.status == 201)
      let grant = try login.read(SessionGrant.self)
      let token = grant.token

      let list = try await visit.ask(.sessions, token: token).read(SessionList.self)
      #expect(list.sessions.count == 2)
      #expect(list.sessions.filter(\.current).count == 1)
      let other = try #require(list.sessions.first { !$0.current })
      #expect(try await visit.ask(.endSession, other.id, token: token).status == 204)
      #expect(try await visit.ask(.endSession, other.id, token: token).status == 404)
      #expect(try await visit.ask(.account, token: first.token).status == 401)

      #expect(try await visit.ask(.account, token: token).read(AccountView.self) == grant.account)
      let patched = try await visit.send(.changeAccount, AccountPatch(listed: false), token: token)
      #expect(try patched.read(AccountView.self).listed == false)
      let change = PasswordRequest(
        currentPassword: AccountServiceFixture.password, newPassword: "a new password")
      #expect(try await visit.send(.changePassword, change, token: token).status == 204)

      let third = try await visit.logIn("anna", "a new password")
      #expect(try await visit.ask(.logout, token: third.token).status == 204)
      let refused = try await visit.ask(.account, token: third.token)
      #expect(refused.status == 401)
      #expect(try refused.read(Problem.self).code == "token_invalid")

      let deletion = DeletionRequest(password: "a new password")
      #expect(try await visit.send(.deleteAccount, deletion, token: token).status == 204)
      #expect(try await visit.ask(.account, token: token).status == 401)
    }
  }

  @Test(
    "a long journal that is deleted shows in the account until it is removed; without one, an account is active"
  )
  func deletionInView() async throws {
    try await AccountVisit.run { visit in
      let token = try await visit.signUp("anna").token
      let account = try #require(try await visit.store.accounts.find(named: "anna")).id
      func view() async throws -> AccountView {
        try await visit.ask(.account, token: token).read(AccountView.self)
      }
      #expect(try await view().state == .active)
      try await visit.fillJournal(of: account)
      #expect(try await visit.store.journals.delete(of: account) == 600)
      #expect(try await view().state == .deleting)
      #expect(try await view().eventsLeft == 600)
      while try await visit.store.journals.removeDeleted() {}
      #expect(try await view().state == .active)
      #expect(try await view().eventsLeft == 0)

      try await visit.fillJournal(of: account)
      let deletion = DeletionRequest(password: AccountServiceFixture.password)
      let answer = try await visit.send(.deleteAccount, deletion, token: token)
      #expect(answer.status == 202)
      #expect(try answer.read(DeletionView.self) == DeletionView(eventsLeft: 600))
      #expect(try await visit.ask(.account, token: token).status == 401)
    }
  }

  @Test("all sessions can be ended at once")
  func endAll() async throws {
    try await AccountVisit.run { visit in
      let grants = [
        try await visit.signUp("anna"),
        try await visit.logIn("anna", AccountServiceFixture.password),
      ]
      #expect(try await visit.ask(.endSessions, token: grants[0].token).status == 204)
      for grant in grants {
        #expect(try await visit.ask(.account, token: grant.token).status == 401)
      }
    }
  }

  @Test("players cannot end others' sessions, and routes of accounts need a token")
  func othersSessions() async throws {
    try await AccountVisit.run { visit in
      let anna = try await visit.signUp("anna")
      let ben = try await visit.signUp("ben")
      let list = try await visit.ask(.sessions, token: anna.token).read(SessionList.self)
      let id = try #require(list.sessions.first?.id)
      #expect(try await visit.ask(.endSession, id, token: ben.token).status == 404)
      #expect(try await visit.ask(.endSessions, token: ben.token).status == 204)
      #expect(try await visit.ask(.account, token: anna.token).status == 200)
      for route in [Route.sessions, .logout, .endSessions, .account] {
        #expect(try await visit.ask(route, token: nil).status == 401)
      }
      #expect(try await visit.ask(.endSession, id, token: nil).status == 401)
      let deletion = DeletionRequest(password: AccountServiceFixture.password)
      #expect(try await visit.send(.deleteAccount, deletion, token: nil).status == 401)
    }
  }

  @Test("an unknown field is rejected, and nothing changes")
  func massAssignment() async throws {
    try await AccountVisit.run { visit in
      let grant = try await visit.signUp("anna")
      for body in [
        #"{"listed":false,"highScore":99999}"#, #"{"listed":false,"username":"admin"}"#,
        #"{"listed":false,"isAdmin":true}"#, #"{"listed":false,"id":1}"#,
      ] {
        let answer = try await visit.raw(.changeAccount, body, token: grant.token)
        #expect(answer.status == 422)
      }
      let signup = #"{"username":"ben","password":"kqzvbnmwrtplkjh","admin":true}"#
      #expect(try await visit.raw(.signup, signup, token: nil).status == 422)
      let view = try await visit.ask(.account, token: grant.token).read(AccountView.self)
      #expect(view == grant.account)
    }
  }
}
