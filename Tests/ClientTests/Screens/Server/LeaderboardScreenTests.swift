#if FullScreen
  import Foundation
  import GameEngine
  import Messages
  import ScoreAPI
  import Terminal
  import TestSupport
  import Testing

  @testable import Client
  @testable import FrontEnds

  @Suite("The leaderboards on the full screen")
  struct LeaderboardScreenTests {
    private static let origin = "https://words.example.org"
    private static let names = ["grace", "ada", "a-long-name-of-20-ch", "bob"]

    private func player(signedIn: Bool = true) throws -> Player {
      let player = try Player.atServer(LeaderboardScreenTests.origin, signedIn: signedIn)
      player.test.server.answer { try LeaderboardScreenTests.respond($0) }
      return player
    }

    /// Boards of any key, which differ, so that a wrong one is noticed.
    private static func respond(_ sent: SentRequest) throws -> ServerResponse {
      let parts = sent.request.path.split { "/?".contains($0) }.map(String.init)
      guard parts[1] == "boards", let key = BoardKey(board: parts[2], period: parts[3]) else {
        throw Problem(.notFound, "There is no such thing here.")
      }
      return try .json(view(key))
    }

    private static func view(_ key: BoardKey) -> BoardView {
      let isRun = key.board == .daily || key.board == .run
      let entries = names.enumerated().map { place, name in
        BoardEntry.of(
          [1, 2, 2, 4][place], name, key.board == .streak ? 40 - place : 15_500 - 2500 * place,
          seconds: 84 + 60 * place, run: isRun ? "run-of-\(name)" : nil)
      }
      return BoardView(
        board: key.board, period: key.period, players: 1203, entries: entries, me: entries[1],
        next: nil)
    }

    private func stage(_ player: Player, _ key: BoardKey? = nil) async throws -> Stage {
      await Stage(screen: try player.program().screen(.leaderboard(key)))
    }

    private func lines(_ player: Player) -> [String] { player.test.server.sent.map(\.line) }

    // MARK: - Drawing

    @Test("the daily's board is a table in which the player's own line is marked")
    func daily() async throws {
      let player = try player()
      let stage = try await stage(player)
      try await stage.expectGolden("leaderboard-daily")
      #expect(
        lines(player) == ["GET /v1/boards/daily/\(player.test.clock.now.localDate)?limit=100"])
    }

    @Test("the tables of runs and streaks, of which streaks have no time")
    func otherBoards() async throws {
      let player = try player()
      let stage = try await stage(player)
      await stage.type("3")
      try await stage.expectGolden("leaderboard-runs")
      await stage.type("4")
      try await stage.expectGolden("leaderboard-streaks")
    }

    @Test("the player's own line is always shown, below a long board")
    func apart() async throws {
      let player = try player()
      player.test.server.answer { _ in
        let entries = (1...120).map {
          BoardEntry.of($0, "player-\($0)", 15_500 - 100 * $0, seconds: 84, run: "r")
        }
        return try .json(
          BoardView(
            board: .daily, period: "2026-11-21", players: 5000, entries: entries,
            me: .of(1203, "ada", 300, seconds: 20), next: nil))
      }
      let stage = try await stage(player)
      try await stage.expectGolden("leaderboard-apart")
      // A page has fourteen lines, and one of them is still shown after a page down.
      await stage.type(Keys.pageDown)
      #expect(
        stage.screen.split(separator: "\n").contains {
          $0.contains("›") && $0.contains("player-14 ")
        })
      await stage.type(Keys.end)
      #expect(stage.screen.contains("player-100") && stage.screen.contains("1,203"))
      #expect(!stage.screen.contains("player-101"))
    }

    @Test("an empty board says so")
    func empty() async throws {
      let player = try player()
      player.test.server.answer { _ in
        try .json(
          BoardView(
            board: .daily, period: "2026-11-21", players: 0, entries: [], me: nil, next: nil))
      }
      try await stage(player).expectGolden("leaderboard-empty")
    }

    @Test("hostile names cannot draw on the screen, and extreme numbers do no harm")
    func hostile() async throws {
      let player = try player()
      player.test.server.answer { _ in
        let entries = Hostile.names.enumerated().map { place, name in
          BoardEntry(
            rank: place == 0 ? .min : place, username: name, score: place == 1 ? .max : 100,
            elapsedMillis: place == 2 ? .min : 60_000, finishedAt: Timestamp(millis: 0),
            run: "\u{1B}[2J")
        }
        return try .json(
          BoardView(
            board: .weekly, period: "\u{1B}]0;x\u{7}", players: .min, entries: entries,
            me: entries[5], next: "\u{202E}"))
      }
      let stage = try await stage(player)
      try await stage.expectGolden("leaderboard-hostile")
    }

    @Test("without a server it explains servers, and Enter asks for an address")
    func noServer() async throws {
      let stage = await Stage(screen: try Player().program().screen(.leaderboard(nil)))
      try await stage.expectGolden("leaderboard-no-server")
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("Server"))
      await stage.type(Keys.escape)
      #expect(stage.screen.contains("No score server is set."))
    }

    @Test("an unreachable server is named; r and Enter try again")
    func unreachable() async throws {
      let player = try player()
      player.test.server.answer { _ in throw TransportFailure.lost("no route to the host") }
      let stage = try await stage(player)
      try await stage.expectGolden("leaderboard-unreachable")
      await stage.type("r")
      #expect(lines(player).count == 2)
      player.test.server.answer { try LeaderboardScreenTests.respond($0) }
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("grace"))
    }

    // MARK: - Keys

    @Test("arrows, Tab and digits change the tab, each to its current period")
    func tabs() async throws {
      let player = try player()
      let stage = try await stage(player, .daily(FixturePool.firstDate.adding(days: -30)))
      let now = player.test.clock.now
      let week = ISOWeek(of: now.localDate)
      let steps: [(String, String)] = [
        (Keys.right, "weekly/\(week)"), (Keys.tab, "run/\(week)"), (Keys.right, "streak/all"),
        (Keys.right, "daily/\(now.localDate)"), (Keys.left, "streak/all"),
        (Keys.backTab, "run/\(week)"),
        ("1", "daily/\(now.localDate)"), ("4", "streak/all"), ("2", "weekly/\(week)"),
      ]
      for (key, path) in steps {
        await stage.type(key)
        #expect(lines(player).last == "GET /v1/boards/\(path)?limit=100")
      }
    }

    @Test("brackets go to the previous and next period, up to the last open one; t returns")
    func periods() async throws {
      let player = try player()
      let stage = try await stage(player)
      let today = player.test.clock.now.localDate
      func asked() -> String? {
        lines(player).last?.split(separator: "/").last?.split(separator: "?").first.map(String.init)
      }
      #expect(!stage.screen.contains("t now"))
      await stage.type("[")
      #expect(asked() == "\(today.adding(days: -1))")
      await stage.type("p")
      #expect(asked() == "\(today.adding(days: -2))")
      #expect(stage.screen.contains("t now"))
      await stage.type("n")
      #expect(asked() == "\(today.adding(days: -1))")
      await stage.type("t")
      #expect(asked() == "\(today)")
      // At noon, tomorrow has begun in some time zones, the day after in none.
      await stage.type("]]]")
      #expect(asked() == "\(today.adding(days: 1))")
      await stage.type("2[[")
      #expect(asked() == "\(ISOWeek(of: today.adding(days: -14)))")
      await stage.type("4")
      let count = lines(player).count
      await stage.type("[]")
      #expect(lines(player).count == count)
    }

    @Test("a toggles between the runs of a week and those of all time")
    func allTime() async throws {
      let player = try player()
      let stage = try await stage(player, .run(nil))
      #expect(stage.screen.contains("Best runs of all time"))
      await stage.type("a")
      #expect(stage.screen.contains("Best runs of \(ISOWeek(of: player.test.clock.now.localDate))"))
      await stage.type("[a")
      #expect(stage.screen.contains("Best runs of all time"))
    }

    @Test("m asks for the part around the player and chooses their line, for those signed in")
    func aroundMe() async throws {
      let player = try player()
      let stage = try await stage(player)
      await stage.type("m")
      #expect(lines(player).last?.hasSuffix("?limit=100&around=me") == true)
      await stage.type(Keys.enter)
      #expect(lines(player).last == "GET /v1/players/ada")
      await stage.type(Keys.escape)
      await stage.type("m")
      #expect(lines(player).last?.hasSuffix("?limit=100") == true)

      let other = try self.player(signedIn: false)
      let guest = try await self.stage(other)
      #expect(!guest.screen.contains("around me"))
      await guest.type("m")
      #expect(lines(other).count == 1)
    }

    @Test("a player who is not on the board sees its top and a remark")
    func notOnBoard() async throws {
      let player = try player()
      player.test.server.answer { _ in
        try .json(
          BoardView(
            board: .daily, period: "2026-11-21", players: 1,
            entries: [.of(1, "grace", 100, seconds: 9)], me: nil, next: nil))
      }
      let stage = try await stage(player)
      await stage.type("m")
      #expect(stage.screen.contains("You are not on this board; this is its top."))
    }

    @Test("Enter opens the page of the chosen player, r the replay of their run")
    func chosen() async throws {
      let player = try player()
      let stage = try await stage(player)
      await stage.type(Keys.down + Keys.down + Keys.enter)
      #expect(lines(player).last == "GET /v1/players/a-long-name-of-20-ch")
      await stage.type(Keys.escape)
      #expect(stage.screen.contains("Daily of"))
      await stage.type("r")
      #expect(lines(player).last == "GET /v1/runs/run-of-a-long-name-of-20-ch/replay")
      // A week consists of many runs, so there is none to open.
      await stage.type(Keys.escape)
      await stage.type("2")
      #expect(!stage.screen.contains("r replay"))
      let count = lines(player).count
      await stage.type("r")
      #expect(lines(player).count == count)
    }

    @Test("a refused replay is shown with the server's reason")
    func refusedReplay() async throws {
      let player = try player()
      player.test.server.answer { sent in
        if sent.request.path.hasSuffix("/replay") {
          throw Problem(.forbidden, "A daily can be replayed from 2026-11-22T12:00:00.000Z on.")
        }
        return try LeaderboardScreenTests.respond(sent)
      }
      let stage = try await stage(player)
      await stage.type("r")
      try await stage.expectGolden("replay-refused")
    }

    @Test("a click opens a tab, chooses a line, and opens the line that is chosen")
    func clicks() async throws {
      let player = try player()
      let stage = try await stage(player)
      await stage.click("grace")
      #expect(lines(player).last == "GET /v1/players/grace")
      await stage.type(Keys.escape)
      await stage.click("bob")
      #expect(lines(player).last?.contains("/boards/") == true)
      await stage.click("bob")
      #expect(lines(player).last == "GET /v1/players/bob")
      await stage.type(Keys.escape)
      await stage.click("3 Runs")
      #expect(stage.screen.contains("Best runs"))
    }

    @Test("a ranked result leads to its own board, even when it is shown again")
    func results() async throws {
      let player = try player()
      let run = try FakeRunServer.of(.run, clock: player.test.clock)
      let daily = try FakeRunServer.of(
        .daily, clock: player.test.clock, id: EventID(high: 5, low: 0x8000_0000_0000_0005))
      player.test.server.answer { sent in
        if sent.request.path.hasPrefix("/v1/boards") {
          return try LeaderboardScreenTests.respond(sent)
        }
        let isDaily =
          sent.request.path.contains("\(daily.id)") || sent.request.path.contains("daily")
          || (try? sent.body(RunRequest.self).board) == .daily
        return try (isDaily ? daily : run).respond(sent)
      }
      let stage = await Stage(try player.program(), .game(.run))
      await stage.type(Keys.enter + answers(to: run.dealt, "w")[0] + Keys.enter)
      #expect(stage.screen.contains("b board"))
      await stage.type("b")
      let now = player.test.clock.now.localDate
      #expect(lines(player).last == "GET /v1/boards/run/\(ISOWeek(of: now))?limit=100")
      try daily.play(
        answers(to: daily.dealt, "wwwwwwwwww").flatMap { [$0, ":next"] }.dropLast())
      for _ in 0..<2 {
        let again = await Stage(try player.program(), .game(.daily(date: nil)))
        // What was played elsewhere is not known the first time.
        if again.screen.contains("Ready?") { await again.type(Keys.enter) }
        #expect(again.screen.contains("b board"))
        await again.type("b")
        #expect(lines(player).last == "GET /v1/boards/daily/\(now)?limit=100")
      }
    }

    // MARK: - Waiting

    @Test("a line shows that it waits; Esc cancels, and Enter loads again")
    func waiting() async throws {
      let player = try player()
      let stage = try await stage(player)
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
      let player = try player()
      let stage = await Stage(try player.program())
      await stage.type("b")
      #expect(stage.screen.contains("grace"))
      stage.isSlow = true
      await stage.type("234")
      await stage.finish()
      #expect(stage.screen.contains("Longest streaks"))
      // Only the request of the last tab is still running.
      #expect(lines(player).count == 2)
      await stage.type("23")
      // One Esc is enough, although two boards were requested.
      await stage.type(Keys.escape)
      #expect(stage.screen.contains("Not loaded."))
      await stage.type(Keys.escape)
      #expect(stage.screen.contains("q quit"))
    }

    @Test("the table and the chosen line are kept while it is loaded again")
    func refreshed() async throws {
      let player = try player()
      let stage = try await stage(player)
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
      let player = try player()
      player.test.server.answer { sent in
        guard sent.request.token == nil else { throw Problem(.tokenInvalid, "It has ended.") }
        return try LeaderboardScreenTests.respond(sent)
      }
      let stage = try await stage(player)
      #expect(stage.screen.contains("grace"))
      await stage.type("m")
      #expect(stage.screen.contains("your session at \(LeaderboardScreenTests.origin) has ended"))
      #expect(!stage.screen.contains("`"))
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("Password"))
    }
  }
#endif
