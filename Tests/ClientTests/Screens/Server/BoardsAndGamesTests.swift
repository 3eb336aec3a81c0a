#if FullScreen
  import ClientCore
  import ClientTestSupport
  import GameEngine
  import ScoreAPI
  import Terminal
  import TestSupport
  import Testing

  @testable import wordhoard

  @Suite("Between boards and games")
  struct BoardsAndGamesTests {
    @Test("a ranked result leads to its own board, even when it is shown again")
    func results() async throws {
      let player = try Player.atBoards()
      let run = try FakeRunServer.of(.run, clock: player.test.clock)
      let daily = try FakeRunServer.of(
        .daily, clock: player.test.clock, id: EventID(high: 5, low: 0x8000_0000_0000_0005))
      player.test.server.answer { sent in
        if sent.request.path.hasPrefix("/v1/boards") {
          return try TestBoards.respond(sent)
        }
        let isDaily =
          sent.request.path.contains("\(daily.id)") || sent.request.path.contains("daily")
          || (try? sent.body(RunRequest.self).board) == .daily
        return try (isDaily ? daily : run).respond(sent)
      }
      let stage = await Stage(try player.program(), .game(.run()))
      await stage.type(Keys.enter + answers(to: run.dealt, "w")[0] + Keys.enter)
      #expect(stage.screen.contains("b board"))
      await stage.type("b")
      let now = player.test.clock.now.localDate
      #expect(player.requestLines.last == "GET /v1/boards/run/\(ISOWeek(of: now))?limit=100")
      try daily.play(
        answers(to: daily.dealt, "wwwwwwwwww").flatMap { [$0, ":next"] }.dropLast())
      for _ in 0..<2 {
        let again = await Stage(try player.program(), .game(.daily(date: nil)))
        // What was played elsewhere is not known the first time.
        if again.screen.contains("Ready?") { await again.type(Keys.enter) }
        #expect(again.screen.contains("b board"))
        await again.type("b")
        #expect(player.requestLines.last == "GET /v1/boards/daily/\(now)?limit=100")
      }
    }

    @Test("a refused replay is shown with the server's reason")
    func refusedReplay() async throws {
      let player = try Player.atBoards()
      player.test.server.answer { sent in
        if sent.request.path.hasSuffix("/replay") {
          throw Problem(.forbidden, "A daily can be replayed from 2026-11-22T12:00:00.000Z on.")
        }
        return try TestBoards.respond(sent)
      }
      let stage = await Stage(screen: try player.program().screen(.leaderboard(nil)))
      await stage.type("r")
      try await stage.expectGolden("replay-refused")
    }
  }
#endif
