#if FullScreen
  import ClientTestSupport
  import Foundation
  import GameEngine
  import HTTPClient
  import Messages
  import ScoreAPI
  import Terminal
  import Testing

  @testable import ClientCompete
  @testable import ClientCore

  @Suite("Signing in on the full screen")
  struct SignInScreenTests {
    private static let origin = "https://words.example.org"
    private static let password = "Tr0ub4dor \u{E9} & 3"

    /// A player whose server accepts every sign-in.
    private func player(server: Bool = false) throws -> Player {
      var player = try Player()
      if server { player.options.server = SignInScreenTests.origin }
      player.test.server.answer { sent in
        switch sent.line {
        case "POST /v1/accounts":
          return try .json(SessionGrant.of(sent.body(SignupRequest.self).username), status: 201)
        case "POST /v1/sessions":
          return try .json(SessionGrant.of(sent.body(LoginRequest.self).username), status: 201)
        default: return try .json(SessionGrant.of("ada").account)
        }
      }
      return player
    }

    private func stage(_ player: Player) async throws -> Stage {
      await Stage(screen: try player.program().compete.signInScreen)
    }

    /// The screen as it is opened from the account's screen.
    private func fromAccount(_ player: Player) async throws -> Stage {
      let stage = await Stage(try player.program(), at: .account)
      await stage.type(Keys.enter)
      return stage
    }

    private func credentials(_ player: Player) throws -> Credentials? {
      try CredentialFile(directory: player.options.home).read()
    }

    // MARK: - Drawing

    @Test("a player without a server is asked for its address first")
    func first() async throws {
      try await stage(try player()).expectGolden("sign-in-first")
    }

    @Test("a server of the command line is not asked for")
    func fixedServer() async throws {
      let player = try player(server: true)
      let stage = try await stage(player)
      await stage.type("ada" + Keys.enter + "secret")
      try await stage.expectGolden("sign-in-typed")
      await stage.type(Keys.enter)
      #expect(player.test.server.sent.last?.origin == SignInScreenTests.origin)
    }

    @Test("the server of the settings is filled in and can be changed")
    func setServer() async throws {
      let player = try player()
      try player.program().core.preferences.change(.server, to: SignInScreenTests.origin)
      let stage = try await stage(player)
      #expect(stage.screen.contains(SignInScreenTests.origin))
      await stage.type("ada")
      #expect(stage.screen.contains("Name      ada"))
    }

    @Test("text typed before the settings are read stays in its line")
    func early() async throws {
      let stage = await Stage(screen: try player().program().compete.signInScreen, isSlow: true)
      await stage.type("ad")
      await stage.finish()
      await stage.type("a")
      #expect(stage.screen.contains("› Name      ada"))
    }

    // MARK: - Signing up

    @Test("an account is created with a server, a name and the offered passphrase")
    func signUp() async throws {
      let player = try player()
      let stage = try await fromAccount(player)
      await stage.type(Keys.function(2))
      try await stage.expectGolden("sign-up")
      await stage.type("words.example.org" + Keys.home + "https://" + Keys.enter)
      await stage.type("ada" + Keys.enter + Keys.enter)
      let sent = try #require(player.test.server.sent.first)
      #expect(sent.origin == SignInScreenTests.origin)
      let request = try sent.body(SignupRequest.self)
      #expect(request.username == "ada" && request.invitation == nil)
      #expect(request.password.split(separator: "-").count == 4)
      #expect(try credentials(player)?.username == "ada")
      #expect(Settings(try player.progress()).server == SignInScreenTests.origin)
      // Back on the account's screen, which loads the account.
      #expect(stage.screen.contains("Welcome, ada. You are signed in at"))
      #expect(stage.screen.contains("at most 21 in a row"))
      #expect(!stage.screen.contains(request.password))
    }

    @Test("a chosen password is typed or pasted twice, and never shown")
    func ownPassword() async throws {
      let player = try player(server: true)
      let stage = try await stage(player)
      let password = SignInScreenTests.password
      await stage.type(
        Keys.function(2) + "ada" + Keys.tab + Keys.pasted(password + "\n") + Keys.enter)
      await stage.type(password.dropLast() + Keys.enter)
      try await stage.expectGolden("sign-up-differ")
      #expect(player.test.server.sent.isEmpty)
      await stage.type(password + Keys.enter)
      #expect(try player.test.server.sent.first?.body(SignupRequest.self).password == password)
      #expect(!stage.screen.contains("Tr0ub"))
    }

    @Test("an invitation is asked for after the server requires one")
    func invitation() async throws {
      let player = try player(server: true)
      player.test.server.answer { sent in
        guard try sent.body(SignupRequest.self).invitation == "let me in" else {
          throw Problem(
            .registrationClosed, "Ask the operator of this server for an invitation.")
        }
        return try .json(SessionGrant.of("ada"), status: 201)
      }
      let stage = try await stage(player)
      await stage.type(Keys.function(2) + "ada" + Keys.enter + Keys.enter)
      try await stage.expectGolden("sign-up-invitation")
      await stage.type("let me in" + Keys.enter)
      #expect(try credentials(player)?.username == "ada")
    }

    @Test(
      "an error of the server is shown below its line, which gets the focus",
      arguments: [
        (ErrorCode.usernameTaken, "Name"), (.usernameInvalid, "Name"),
        (.passwordTooShort, "Password"), (.passwordTooCommon, "Password"),
      ])
    func refused(_ code: ErrorCode, _ label: String) async throws {
      let player = try player(server: true)
      player.test.server.answer { _ in throw Problem(code, "Not that one.") }
      let stage = try await stage(player)
      await stage.type(Keys.function(2) + "ada" + Keys.enter + Keys.enter)
      let rows = stage.screen.split(separator: "\n", omittingEmptySubsequences: false)
      let row = try #require(rows.firstIndex { $0.contains("› \(label)") })
      #expect(rows[row + 1].contains("! \(SignInScreenTests.origin) says:"))
      #expect(stage.cursor?.y == row)
      if code == .usernameTaken { try await stage.expectGolden("sign-up-taken") }
      await stage.type("x")
      #expect(!stage.screen.contains("says:"))
    }

    // MARK: - Logging in

    @Test("a login is typed and kept, and its password is forgotten")
    func logIn() async throws {
      let player = try player(server: true)
      let stage = try await fromAccount(player)
      await stage.type("ada" + Keys.enter + SignInScreenTests.password + Keys.enter)
      let request = try #require(player.test.server.sent.first).body(LoginRequest.self)
      #expect(request.username == "ada" && request.password == SignInScreenTests.password)
      #expect(try credentials(player)?.username == "ada")
      #expect(stage.screen.contains("Hello, ada."))
      let all = stage.screen + player.screen() + player.test.errors.text
      #expect(!all.contains("Tr0ub") && !all.contains(SessionGrant.token))
    }

    @Test("no secret is left in the screen after signing in")
    func forgotten() throws {
      var screen = try #require(
        try player(server: true).program().compete.signInScreen as? SignInScreen)
      _ = screen.update(
        .prepared(
          server: SignInScreenTests.origin,
          try player().program().compete.signIn.offeredPassphrase(), nil))
      let offer = try #require(screen.form.offer).text
      _ = screen.update(.toggle)
      for _ in 0..<2 {
        _ = screen.update(.move(1))
        _ = screen.update(.paste("correct horse"))
      }
      #expect(screen.form.text(.password) == "correct horse")
      #expect(screen.form.text(.again) == "correct horse")
      // The form keeps typed text as characters.
      #expect(String(reflecting: screen.form).contains("\"o\""))
      let effects = screen.update(
        .signedIn(
          SignedIn(
            username: "ada", server: SignInScreenTests.origin, until: .init(dayNumber: 20_000),
            isOtherServer: false)))
      let left = String(reflecting: screen.form) + String(reflecting: effects)
      #expect(screen.form.text(.password).isEmpty && screen.form.text(.again).isEmpty)
      #expect(!left.contains(offer) && !left.contains("\"o\""))
    }

    @Test("a wrong password is cleared, so that the next one can be typed")
    func wrongPassword() async throws {
      let player = try player(server: true)
      player.test.server.answer { _ in
        throw Problem(.credentialsWrong, "The name or the password is wrong.")
      }
      let stage = try await stage(player)
      await stage.type("ada" + Keys.enter + "secret" + Keys.enter)
      try await stage.expectGolden("sign-in-wrong")
      await stage.type("other" + Keys.enter)
      #expect(try player.test.server.sent.last?.body(LoginRequest.self).password == "other")
    }

    @Test("empty lines and invalid addresses are errors before anything is sent")
    func incomplete() async throws {
      let player = try player()
      let stage = try await stage(player)
      await stage.type("gopher://x" + Keys.enter + Keys.enter + Keys.enter)
      try await stage.expectGolden("sign-in-incomplete")
      await stage.type(
        Keys.control("u") + "http://words.example.org" + Keys.enter + Keys.enter + Keys.enter)
      #expect(stage.screen.contains("is not encrypted"))
      await stage.type(
        Keys.control("u") + SignInScreenTests.origin + Keys.enter + Keys.enter + Keys.enter)
      #expect(stage.screen.contains("type your name on the server"))
      await stage.type("ada" + Keys.enter + Keys.enter)
      #expect(stage.screen.contains("it is empty; type a password"))
      #expect(player.test.server.sent.isEmpty)
    }

    @Test("a server other than that of the settings becomes the setting")
    func otherServer() async throws {
      let player = try player()
      try player.program().core.preferences.change(.server, to: "https://old.example.org")
      let stage = try await fromAccount(player)
      await stage.type(Keys.up + Keys.control("u") + SignInScreenTests.origin + Keys.enter)
      await stage.type("ada" + Keys.enter + "secret" + Keys.enter)
      #expect(Settings(try player.progress()).server == SignInScreenTests.origin)
      #expect(stage.screen.contains("at most 21 in a row"))
    }

    // MARK: - Waiting

    @Test("an unreachable server is an error at its line, and the typed text is kept")
    func unreachable() async throws {
      let player = try player()
      player.test.server.answer { _ in throw HTTPFailure.other("connection refused") }
      let stage = try await stage(player)
      await stage.type(
        SignInScreenTests.origin + Keys.enter + "ada" + Keys.enter + "secret" + Keys.enter)
      try await stage.expectGolden("sign-in-unreachable")
      await stage.type(Keys.tab + Keys.tab + Keys.enter)
      #expect(player.test.server.sent.count == 2)
      player.test.server.answer { _ in ServerResponse(status: 500) }
      await stage.type(Keys.tab + Keys.tab + Keys.enter)
      #expect(stage.screen.contains("error 500"))
    }

    @Test("nothing can be typed while it waits, and Esc cancels")
    func waiting() async throws {
      let player = try player(server: true)
      let stage = try await stage(player)
      await stage.type("ada" + Keys.enter + "secret")
      stage.isSlow = true
      await stage.type(Keys.enter)
      await stage.wait(atMost: 500)
      try await stage.expectGolden("sign-in-waiting")
      await stage.type("more" + Keys.enter + Keys.function(2))
      await stage.type(Keys.escape)
      #expect(stage.screen.contains("cancelled; nothing was changed"))
      await stage.finish()
      #expect(player.test.server.sent.isEmpty)
      stage.isSlow = false
      await stage.type(Keys.enter)
      #expect(try player.test.server.sent.last?.body(LoginRequest.self).password == "secret")
    }

    @Test("a cancelled signup says that the account may have been created")
    func cancelledSignup() async throws {
      let stage = try await stage(try player(server: true))
      await stage.type(Keys.function(2) + "ada" + Keys.enter)
      stage.isSlow = true
      await stage.type(Keys.enter + Keys.escape)
      #expect(stage.screen.contains("may still have been created"))
    }

    // MARK: - Moving

    @Test("Tab and arrows cycle through the lines, a click goes to a line or a tab")
    func moving() async throws {
      let stage = try await stage(try player(server: true))
      await stage.click("Sign up")
      #expect(stage.screen.contains("A passphrase for you"))
      for label in ["Password", "Again", "Name"] {
        await stage.type(Keys.tab)
        #expect(stage.screen.contains("› \(label)"))
      }
      await stage.type(Keys.up)
      #expect(stage.screen.contains("› Again"))
      // A hidden line does not keep the focus.
      await stage.click("Log in")
      #expect(stage.screen.contains("› Password"))
      await stage.click("Name")
      #expect(stage.screen.contains("› Name"))
    }

    @Test("letters are typed, and the keys of the whole program still work")
    func wholeProgram() async throws {
      let stage = try await stage(try player(server: true))
      await stage.type("q?b")
      #expect(stage.screen.contains("Name      q?b"))
      await stage.type(Keys.control("t"))
      #expect(stage.remembered == [.light])
      await stage.type(Keys.function(1))
      #expect(stage.screen.contains("any other key closes this"))
    }
  }
#endif
