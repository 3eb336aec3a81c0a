#if FullScreen
  import ClientTestSupport
  import Foundation
  import GameEngine
  import HTTPClient
  import Journal
  import Messages
  import ScoreAPI
  import Terminal
  import Testing

  @testable import ClientCore
  @testable import ClientWords
  @testable import wordhoard

  @Suite("The account on the full screen")
  struct AccountScreenTests {
    private static let origin = "https://words.example.org"

    private func player(signedIn: Bool = true) throws -> Player {
      let player = try Player.atServer(AccountScreenTests.origin, signedIn: signedIn)
      player.test.server.answer { sent in
        switch sent.line {
        case "GET /v1/account": return try .json(SessionGrant.of("ada").account)
        case "PATCH /v1/account":
          return try .json(AccountScreenTests.account(listed: sent.body(AccountPatch.self).listed))
        default: return .done
        }
      }
      return player
    }

    private static func account(listed: Bool?) -> AccountView {
      let usual = SessionGrant.of("ada").account
      return AccountView(
        username: usual.username, createdAt: usual.createdAt, updatedAt: usual.updatedAt,
        listed: listed ?? true, level: usual.level, rankedStreak: usual.rankedStreak,
        gamesCount: usual.gamesCount, gamesWon: usual.gamesWon, streakCount: usual.streakCount,
        highScore: usual.highScore, totalScore: usual.totalScore, favorites: 0, seen: 0)
    }

    private func stage(_ player: Player, isSlow: Bool = false) async throws -> Stage {
      await Stage(screen: try player.program().screen(.account), isSlow: isSlow)
    }

    @Test("shows the account, and home shows its name")
    func shown() async throws {
      let player = try player()
      let stage = await Stage(try player.program())
      #expect(player.test.server.sent.isEmpty)
      await stage.type("a")
      try await stage.expectGolden("account")
      await stage.type(Keys.escape)
      #expect(stage.screen.contains("Today's daily at words.example.org"))
      await stage.type("a")
      await stage.type(Keys.enter)
      #expect(player.test.server.sent.last?.line == "GET /v1/players/ada")
    }

    @Test("offers to sign in if the player is not, as home does")
    func signedOut() async throws {
      let stage = await Stage(try player(signedIn: false).program())
      await stage.type("a")
      try await stage.expectGolden("account-signed-out")
      await stage.type(Keys.escape)
      #expect(stage.screen.contains("Today's daily #1"))
      await stage.type("a")
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("Password"))
    }

    @Test("offers to sign in again if the session has ended")
    func sessionEnded() async throws {
      let player = try player()
      player.test.server.answer { _ in throw Problem(.tokenInvalid, "It has ended.") }
      let stage = try await stage(player)
      #expect(stage.screen.contains("your session at \(AccountScreenTests.origin) has ended"))
      #expect(stage.screen.contains("Enter sign in"))
    }

    @Test("after an error of the server the player can try again or log out")
    func unreachable() async throws {
      let player = try player()
      player.test.server.answer { _ in throw HTTPFailure.other("no route") }
      let stage = try await stage(player)
      try await stage.expectGolden("account-unreachable")
      await stage.type("r")
      #expect(player.test.server.sent.count == 2)
      await stage.type("oy")
      #expect(stage.screen.contains("you are signed out here, but"))
      #expect(try CredentialFile(directory: player.options.home).read() == nil)
    }

    @Test("a sync shows its result, and the account is loaded again")
    func sync() async throws {
      let player = try player()
      try player.program().run(["favorite", "add", player.pool.items[0].term])
      let there = JournalOnServer([])
      player.test.server.answer { sent in
        sent.request.path.hasPrefix("/v1/journal")
          ? try there.respond(sent) : try .json(SessionGrant.of("ada").account)
      }
      let stage = try await stage(player)
      await stage.type("s")
      try await stage.expectGolden("account-synced")
      #expect(there.count == 1)
      #expect(player.test.server.sent.last?.line == "GET /v1/account")
    }

    @Test("a sync shows its progress, can be cancelled, and shows an error")
    func syncFails() async throws {
      let player = try player()
      let stage = try await stage(player)
      stage.isSlow = true
      await stage.type("s")
      await stage.wait(atMost: 400)
      #expect(stage.screen.contains("syncing your journal  Esc cancels"))
      await stage.type(Keys.escape)
      #expect(stage.screen.contains("Cancelled; what was already sent or received is kept."))
      stage.isSlow = false
      player.test.server.answer { _ in throw HTTPFailure.other("no route") }
      await stage.type("s")
      #expect(stage.screen.contains("! \(AccountScreenTests.origin) cannot be reached"))
      #expect(stage.screen.contains("at most 21 in a row"))
    }

    @Test("logging out needs a confirmation, and deletes the session")
    func logOut() async throws {
      let player = try player()
      let stage = try await stage(player)
      await stage.type("o")
      try await stage.expectGolden("account-log-out")
      await stage.type(Keys.enter)
      #expect(player.test.server.sent.last?.line == "GET /v1/account")
      await stage.type("oy")
      #expect(player.test.server.sent.last?.line == "DELETE /v1/sessions/current")
      #expect(try CredentialFile(directory: player.options.home).read() == nil)
      try await stage.expectGolden("account-logged-out")
    }

    @Test("results are hidden and listed again")
    func listing() async throws {
      let player = try player()
      let stage = try await stage(player)
      await stage.type("l")
      #expect(stage.screen.contains("Your ranked results are not listed on your page."))
      #expect(stage.screen.contains("l list results"))
      await stage.type("l")
      #expect(stage.screen.contains("Your ranked results are listed on your page."))
    }

    @Test("loading can be cancelled")
    func waiting() async throws {
      let player = try player()
      let stage = try await stage(player, isSlow: true)
      #expect(stage.screen.contains("Loading your account."))
      await stage.type(Keys.escape)
      #expect(stage.screen.contains("Not loaded. Press Enter to load it."))
      stage.isSlow = false
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("at most 21 in a row"))
      #expect(!stage.screen.contains("Cancelled"))
    }

    @Test("hostile names cannot draw on the screen, and extreme numbers do no harm")
    func hostile() async throws {
      let player = try player()
      player.test.server.answer { _ in
        try .json(
          AccountView(
            username: Hostile.names[0], createdAt: Timestamp(millis: 0),
            updatedAt: Timestamp(millis: 0), listed: true, level: Hostile.names[1],
            rankedStreak: .min, gamesCount: .max, gamesWon: .min, streakCount: .min,
            highScore: .max, totalScore: .min, favorites: 0, seen: 0))
      }
      try await stage(player).expectGolden("account-hostile")
    }
  }
#endif
