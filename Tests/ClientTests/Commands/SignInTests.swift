import ClientCompete
import ClientCore
import ClientProgress
import ClientTestSupport
import Foundation
import GameEngine
import HTTPClient
import Journal
import Messages
import ScoreAPI
import Testing

@testable import wordhoard

@Suite("Signing in on a server")
struct SignInTests {
  private static let origin = "https://words.example.org"

  private func player(_ display: Display = .terminal()) throws -> Player {
    var player = try Player(display)
    player.options.server = SignInTests.origin
    player.test.server.answer { sent in
      switch sent.line {
      case "POST /v1/accounts":
        return try .json(SessionGrant.of(sent.body(SignupRequest.self).username), status: 201)
      case "POST /v1/sessions":
        return try .json(SessionGrant.of(sent.body(LoginRequest.self).username), status: 201)
      case "GET /v1/account": return try .json(SessionGrant.of("ada").account)
      default: return .done
      }
    }
    return player
  }

  private func credentials(_ player: Player) throws -> Credentials? {
    try CredentialFile(directory: player.options.home).read()
  }

  @Test("Enter accepts the offered passphrase, which is shown once with its true strength")
  func passphrase() async throws {
    let player = try player(.terminal(width: 50))
    // `Player` would duplicate an empty line, as for a pass.
    try await player.program(typing: [InputLine.text("")])
      .run(awaiting: "signup ada")
    let offer = player.test.errors.text
    let request = try #require(player.test.server.sent.first).body(SignupRequest.self)
    #expect(request.username == "ada")
    #expect(request.password.split(separator: "-").count == 4)
    #expect(offer.components(separatedBy: request.password).count == 2)
    #expect(!player.screen().contains(request.password))
    let words = Set(player.pool.items.map(\.term)).count
    let lines = offer.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 50 })
    #expect(
      lines.joined(separator: " ").contains("four random words out of \(words), at least"))
    #expect(try credentials(player)?.username == "ada")
  }

  @Test("a chosen password is typed twice, until both are the same, and never shown")
  func ownPassword() async throws {
    let player = try player()
    try await player.program(typing: [
      "eggs and ham", "eggs and hm", "eggs and ham", "eggs and ham",
    ])
    .run(awaiting: "signup ada")
    let request = try #require(player.test.server.sent.first).body(SignupRequest.self)
    #expect(request.password == "eggs and ham")
    #expect(player.test.errors.text.contains("The two differ"))
    #expect(!(player.screen() + player.test.errors.text).contains("eggs"))
  }

  @Test("a password from standard input is one line, and is sent unchanged")
  func passwordFromInput() async throws {
    let player = try player(Display())
    try await player.program(typing: [" p\u{E4}ss w0rd "])
      .run(awaiting: "signup ada --password-stdin --invitation abc")
    let request = try #require(player.test.server.sent.first).body(SignupRequest.self)
    #expect(request.password == " p\u{E4}ss w0rd ")
    #expect(request.invitation == "abc")
  }

  @Test("a login keeps the session, makes the server the setting, and prints no token")
  func login() async throws {
    let player = try player()
    try await player.program(typing: ["bob", "secret"]).run(awaiting: "login")
    let kept = try #require(try credentials(player))
    #expect(kept.server == SignInTests.origin)
    #expect(kept.username == "bob")
    #expect(try Settings(player.progress()).server == SignInTests.origin)
    let shown = player.screen() + player.test.errors.text
    #expect(
      shown.contains("Hello, bob. You are signed in at \(SignInTests.origin) until 2027-01-15"))
    #expect(!shown.contains(kept.token) && !shown.contains("secret"))
  }

  @Test("an existing setting is kept, with a remark")
  func settingStays() async throws {
    let player = try player()
    try player.program().run("settings set server https://other.example.org")
    try await player.program(typing: ["x"]).run(awaiting: "login bob")
    #expect(try Settings(player.progress()).server == "https://other.example.org")
    #expect(player.test.errors.text.contains("settings set server \(SignInTests.origin)"))
  }

  @Test("a logout goes to the server of the session, even if the setting is another one")
  func logout() async throws {
    var player = try player()
    try await player.program(typing: ["x"]).run(awaiting: "login bob")
    player.options.server = "https://other.example.org"
    try await player.program().run(awaiting: "logout")
    let last = try #require(player.test.server.sent.last)
    #expect(last.line == "DELETE /v1/sessions/current")
    #expect(last.origin == SignInTests.origin)
    #expect(try credentials(player) == nil)
    try await player.program().run(awaiting: "logout")
    #expect(player.test.server.sent.count == 2)
  }

  @Test(
    "a logout that fails on the server signs out here, and says when the session ends",
    arguments: [
      nil, ServerResponse(status: 500), ServerResponse(status: 302),
      .problem(Problem(.rateLimited, "Too often.", retryAfter: 9)),
      .problem(Problem(.malformed, "What?")),
    ])
  func logoutFails(_ response: ServerResponse?) async throws {
    let player = try player()
    try await player.program(typing: ["x"]).run(awaiting: "login bob")
    player.test.server.answer { _ in
      guard let response else { throw HTTPFailure.other("no route") }
      return response
    }
    await #expect {
      try await player.program().run(awaiting: "logout")
    } throws: { error in
      let message = ClientError(error).message
      return message.hasPrefix("you are signed out here, but ")
        && message.contains(SignInTests.origin) && message.hasSuffix("by itself on 2027-01-15")
    }
    #expect(try credentials(player) == nil)
  }

  @Test("a logout sends no token without encryption to another machine, unless --insecure says so")
  func logoutUnencrypted() async throws {
    var player = try player()
    let address = try ServerAddress("http://words.example.org", allowsPlain: true)
    let file = CredentialFile(directory: player.options.home)
    _ = try player.program()
    for isAllowed in [false, true] {
      try file.write(Credentials(server: address, grant: .of("ada")))
      player.options.allowsPlain = isAllowed
      let failure = await code { try await player.program().run(awaiting: "logout") }
      #expect(failure == (isAllowed ? nil : "server_not_encrypted"))
      #expect(player.test.server.sent.count == (isAllowed ? 1 : 0))
      #expect(try file.read() == nil)
    }
  }

  @Test("a logout with unreadable credentials says that the session continues")
  func logoutUnreadable() async throws {
    let player = try player()
    _ = try player.program()
    let file = CredentialFile(directory: player.options.home)
    try Data("{".utf8).write(to: URL(filePath: file.path))
    #expect(chmod(file.path, 0o600) == 0)
    await #expect {
      try await player.program().run(awaiting: "logout")
    } throws: { error in
      let error = ClientError(error)
      return error.code == .credentialsUnreadable
        && error.message.contains("session on the server")
    }
    #expect(try file.read() == nil)
    try await player.program().run(awaiting: "logout")
    #expect(player.screen() == "You are signed out.\n")
  }

  @Test("a signup whose answer is lost also says to log in, since the name may be taken by then")
  func signupLost() async throws {
    let player = try player(Display())
    player.test.server.answer { _ in throw HTTPFailure.other("reset") }
    await #expect {
      try await player.program(typing: ["x"]).run(awaiting: "signup ada --password-stdin")
    } throws: {
      ClientError($0).message.hasSuffix("try again, or log in if the name is taken then")
    }
  }

  @Test("missing terminals, names, passwords and servers are errors that say what to do")
  func errors() async throws {
    var player = try player(Display())
    #expect(
      await code {
        try await player.program().run(awaiting: "login ada")
      }
        == "no_terminal")
    #expect(
      await code {
        try await player.program().run(awaiting: "login --password-stdin")
      }
        == "no_name")
    await #expect {
      try await player.program().run(awaiting: "signup --password-stdin")
    } throws: { ClientError($0).message.contains("`wordhoard signup ada`") }
    #expect(
      await code {
        try await player.program().run(awaiting: "login ada --password-stdin")
      }
        == "no_password")
    #expect(
      await code { try await player.program().run(awaiting: "account show") } == "not_signed_in")
    player.options.server = nil
    #expect(await code { try await player.program().run(awaiting: "account show") } == "no_server")
    player.options.server = "http://words.example.org"
    #expect(
      await code { try await player.program().run(awaiting: "account show") }
        == "server_not_encrypted")
    #expect(player.test.server.sent.isEmpty)
  }

  @Test("an account is shown in columns, in sentences and as JSON")
  func account() async throws {
    let player = try player(Display())
    try await player.program(typing: ["x"]).run(awaiting: "login ada --password-stdin")
    _ = player.screen()
    try await player.program().run(awaiting: "account show")
    try Golden.expect(player.screen(), "account")
    try player.program().run("settings set spoken on")
    _ = player.screen()
    try await player.program().run(awaiting: "account show")
    try Golden.expect(player.screen(), "account-spoken")
    var json = player
    json.options.json = true
    try await json.program().run(awaiting: "account show")
    let view = try JSONDecoder().decode(AccountView.self, from: Data(player.screen().utf8))
    #expect(view == SessionGrant.of("ada").account)
  }

  @Test("an account's figures include the answers that were not sent yet")
  func figures() async throws {
    let player = try Player(Display())
    var options = player
    options.options.server = SignInTests.origin
    let journal = JournalOnServer([])
    options.test.server.answer { sent in
      if sent.line == "POST /v1/sessions" { return try .json(SessionGrant.of("ada")) }
      if sent.request.path.hasPrefix("/v1/journal") { return try journal.respond(sent) }
      return try .json(SessionGrant.of("ada").account)
    }
    try await options.program(typing: ["x"]).run(awaiting: "login ada --password-stdin")
    let draft = Journal.Draft(
      id: EventID(derivedFrom: "look"), body: .seen(ItemID("en/dawn/noun")))
    try options.folder.journal().append([draft], at: TestClock.noon(day: 0))
    #expect(journal.count == 0)
    try await options.program().run(awaiting: "account show")
    #expect(journal.count == 1)
    #expect(options.test.server.sent.last?.line == "GET /v1/account")
  }

  @Test("a password change sends both passwords, and a deletion signs out")
  func changes() async throws {
    let player = try player()
    try await player.program(typing: ["x"]).run(awaiting: "login ada")
    try await player.program(typing: ["x", "y", "y"]).run(awaiting: "account password")
    let change = try #require(player.test.server.sent.last).body(PasswordRequest.self)
    #expect(change.currentPassword == "x" && change.newPassword == "y")
    try await player.program(typing: ["y"]).run(awaiting: "account delete")
    let deletion = try #require(player.test.server.sent.last)
    #expect(deletion.line == "DELETE /v1/account")
    #expect(try deletion.body(DeletionRequest.self).password == "y")
    #expect(try credentials(player) == nil)
    #expect(!player.screen().contains("still removing"))
  }

  @Test(
    "a deletion that takes long is complete for the player, who learns what the server still does")
  func longDeletion() async throws {
    let player = try player()
    try await player.program(typing: ["x"]).run(awaiting: "login ada")
    player.test.server.answer { _ in try .json(DeletionView(eventsLeft: 1234), status: 202) }
    try await player.program(typing: ["y"]).run(awaiting: "account delete")
    let screen = player.screen()
    #expect(screen.contains("Your account is deleted."))
    #expect(screen.contains("still removing the 1,234 events of its copy"))
    #expect(try credentials(player) == nil)
  }

  @Test("an account shows how much of a deleted journal is left")
  func deletingJournal() async throws {
    let player = try player()
    try await player.program(typing: ["x"]).run(awaiting: "login ada")
    player.test.server.answer { _ in
      try .json(
        AccountView(
          username: "ada", createdAt: Timestamp(millis: 0), updatedAt: Timestamp(millis: 0),
          listed: true, level: "auto", rankedStreak: 0, gamesCount: 0, gamesWon: 0, streakCount: 0,
          highScore: 0, totalScore: 0, favorites: 0, seen: 0, state: .deleting, eventsLeft: 1234))
    }
    try await player.program().run(awaiting: "account show")
    #expect(player.screen().contains("deleted; 1,234 events are still being removed"))
  }
}

@Suite("A passphrase")
struct PassphraseTests {
  @Test("all words are equally likely, and the bits match the number of words")
  func uniform() throws {
    func words(_ count: Int) -> [String] {
      (0..<count).map { number in
        String(String(number).utf8.map { Character(Unicode.Scalar($0 + 49)) })
      }
    }
    var generator = TestGenerator(seed: 7)
    let real = try #require(Passphrase(words: words(1216), using: &generator))
    #expect(real.choices == 1216)
    #expect(real.bits == 40)
    var counts: [Substring: Int] = [:]
    for _ in 0..<500 {
      let passphrase = try #require(Passphrase(words: words(50), using: &generator))
      for word in passphrase.text.split(separator: "-") { counts[word, default: 0] += 1 }
    }
    // 40 of each are expected; a chi-square of 49 degrees of freedom stays below 90.
    #expect(counts.count == 50)
    let surplus = counts.values.reduce(0.0) { $0 + Double(($1 - 40) * ($1 - 40)) / 40 }
    #expect(surplus < 90)
  }

  @Test("words that are hard to type are not used, and without words there is no passphrase")
  func plainWords() throws {
    var generator = TestGenerator(seed: 7)
    let passphrase = try #require(
      Passphrase(
        words: ["caf\u{E9}", "ice cream", "Rome", "mother-in-law", "tea"], using: &generator))
    #expect(passphrase.text == "tea-tea-tea-tea")
    #expect(passphrase.bits == 0)
    #expect(Passphrase(words: ["Rome"], using: &generator) == nil)
  }
}

private struct TestGenerator: RandomNumberGenerator {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func next() -> UInt64 { generator.next() }
}
