#if FullScreen
  import ClientTestSupport
  import Foundation
  import GameEngine
  import Messages
  import ScoreAPI
  import Terminal
  import TestSupport
  import Testing

  @testable import ClientCore

  @Suite("Loading a leaderboard")
  struct LeaderboardLoadingTests {
    @Test("a line shows that it waits; Esc cancels, and Enter loads again")
    func waiting() async throws {
      let player = try Player.atBoards()
      let stage = try await player.leaderboard()
      stage.isSlow = true
      await stage.type("[")
      await stage.wait(atMost: 500)
      try await stage.expectGolden("leaderboard-waiting")
      await stage.type(Keys.escape)
      #expect(stage.screen.contains("Not loaded."))
      #expect(stage.exitCode == nil)
      await stage.finish()
      #expect(!stage.screen.contains("grace"))
      stage.isSlow = false
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("grace"))
    }

    @Test("a late answer for another tab does not replace the current board")
    func late() async throws {
      let player = try Player.atBoards()
      let stage = await Stage(try player.program(), at: .leaderboard(nil))
      #expect(stage.screen.contains("grace"))
      stage.isSlow = true
      await stage.type("234")
      await stage.finish()
      #expect(stage.screen.contains("Longest streaks"))
      // Only the request of the last tab is still running.
      #expect(player.requestLines.count == 2)
      await stage.type("23")
      // One Esc is enough, although two boards were requested.
      await stage.type(Keys.escape)
      #expect(stage.screen.contains("Not loaded."))
      await stage.type(Keys.escape)
      #expect(stage.title == "home")
    }

    @Test("the table and the chosen line are kept while it is loaded again")
    func refreshed() async throws {
      let player = try Player.atBoards()
      let stage = try await player.leaderboard()
      await stage.type(Keys.down + Keys.down + Keys.down + Keys.enter)
      stage.isSlow = true
      await stage.type(Keys.escape)
      #expect(stage.screen.contains("bob"))
      player.test.server.answer { _ in
        try .json(
          BoardView(
            board: .daily, period: "2026-11-21", players: 2,
            entries: [.of(1, "bob", 900, seconds: 9), .of(2, "eve", 100, seconds: 9)], me: nil,
            next: nil))
      }
      await stage.finish()
      #expect(
        stage.screen.split(separator: "\n").contains { $0.contains("›") && $0.contains("bob") })
    }

    @Test("asking for the own part after the session has ended offers to sign in")
    func sessionEnded() async throws {
      let player = try Player.atBoards()
      player.test.server.answer { sent in
        guard sent.request.token == nil else { throw Problem(.tokenInvalid, "It has ended.") }
        return try TestBoards.respond(sent)
      }
      let stage = try await player.leaderboard()
      #expect(stage.screen.contains("grace"))
      await stage.type("m")
      #expect(stage.screen.contains("your session at \(TestBoards.origin) has ended"))
      #expect(!stage.screen.contains("`"))
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("Password"))
    }
  }
#endif
