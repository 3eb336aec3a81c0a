#if FullScreen
  import ClientTestSupport
  import Foundation
  import GameEngine
  import ScoreAPI
  import Terminal
  import Testing

  @testable import ClientCompete
  @testable import ClientCore

  @Suite("A player's page on the full screen")
  struct PlayerScreenTests {
    private func player(answering view: PlayerView) throws -> Player {
      let player = try Player.atServer("https://words.example.org", signedIn: false)
      player.test.server.answer { _ in try .json(view) }
      return player
    }

    private func view(_ name: String, _ results: [PlayerView.Result]) -> PlayerView {
      PlayerView(
        username: name, createdAt: Timestamp(millis: 1_700_000_000_000), results: results)
    }

    @Test("shows when they joined, and their ranked results, from which replays open")
    func results() async throws {
      let player = try player(
        answering: view(
          "Grace",
          [
            .init(
              board: .daily, period: "2026-11-21",
              entry: .of(1, "Grace", 15_500, seconds: 84, run: "first")),
            .init(
              board: .run, period: "2026-W47",
              entry: .of(
                1203, "Grace", 900, seconds: 4000, run: "second", attempts: 14, givenUp: 9)),
            .init(
              board: .run, period: "all",
              entry: .of(7, "Grace", 2100, seconds: 61, attempts: 1203, givenUp: 0)),
          ]))
      let stage = await Stage(screen: try player.program().compete.screen(.player("grace")))
      try await stage.expectGolden("player")
      await stage.type(Keys.down + Keys.enter)
      #expect(stage.title == #"replay("second")"#)
      await stage.type(Keys.escape)
      // An entry without a run has nothing to replay.
      await stage.type(Keys.end)
      #expect(!stage.screen.contains("replay"))
      await stage.type(Keys.enter)
      #expect(player.test.server.sent.count == 1)
      await stage.click("daily 2026-11-21")
      await stage.click("daily 2026-11-21")
      #expect(stage.title == #"replay("first")"#)
    }

    @Test("says that nothing is listed")
    func nothing() async throws {
      let player = try player(answering: view("Grace", []))
      let stage = await Stage(screen: try player.program().compete.screen(.player("grace")))
      try await stage.expectGolden("player-nothing")
    }

    @Test("hostile names and periods cannot draw on the screen")
    func hostile() async throws {
      let results = Hostile.names.map { name in
        PlayerView.Result(
          board: .daily, period: name,
          entry: .of(.max, name, .min, seconds: .max / 1000, run: name))
      }
      let player = try player(answering: view(Hostile.names[5], results))
      let stage = await Stage(
        screen: try player.program().compete.screen(.player(Hostile.names[0])))
      try await stage.expectGolden("player-hostile")
    }

    @Test("says that there is no such player, and loads again")
    func unknown() async throws {
      let player = try player(answering: view("Grace", []))
      player.test.server.answer { _ in throw Problem(.notFound, "There is no player eve.") }
      let stage = await Stage(screen: try player.program().compete.screen(.player("eve")))
      try await stage.expectGolden("player-unknown")
      await stage.type(Keys.enter)
      #expect(player.test.server.sent.count == 2)
    }

    @Test("loading can be cancelled")
    func waiting() async throws {
      let player = try player(answering: view("Grace", []))
      let stage = await Stage(
        screen: try player.program().compete.screen(.player("grace")), isSlow: true)
      try await stage.expectGolden("player-waiting")
      await stage.type(Keys.escape)
      #expect(stage.screen.contains("Not loaded. Press Enter to load it."))
      stage.isSlow = false
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("joined 2023-11-14"))
    }
  }
#endif
