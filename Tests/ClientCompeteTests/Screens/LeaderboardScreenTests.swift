#if FullScreen
  import ClientTestSupport
  import Foundation
  import GameEngine
  import HTTPClient
  import Messages
  import ScoreAPI
  import Terminal
  import TestSupport
  import Testing

  @testable import ClientCore

  @Suite("The leaderboards on the full screen")
  struct LeaderboardScreenTests {
    // MARK: - Drawing

    @Test("the daily's board is a table in which the player's own line is marked")
    func daily() async throws {
      let player = try Player.atBoards()
      let stage = try await player.leaderboard()
      try await stage.expectGolden("leaderboard-daily")
      #expect(
        player.requestLines == ["GET /v1/boards/daily/\(player.test.clock.now.localDate)?limit=100"]
      )
    }

    @Test("the tables of runs and streaks, of which streaks have no time")
    func otherBoards() async throws {
      let player = try Player.atBoards()
      let stage = try await player.leaderboard()
      await stage.type("3")
      try await stage.expectGolden("leaderboard-runs")
      await stage.type("4")
      try await stage.expectGolden("leaderboard-streaks")
    }

    @Test("the player's own line is always shown, below a long board")
    func apart() async throws {
      let player = try Player.atBoards()
      player.test.server.answer { _ in
        let entries = (1...120).map {
          BoardEntry.of($0, "player-\($0)", 15_500 - 100 * $0, seconds: 84, run: "r")
        }
        return try .json(
          BoardView(
            board: .daily, period: "2026-11-21", players: 5000, entries: entries,
            me: .of(1203, "ada", 300, seconds: 20), next: nil))
      }
      let stage = try await player.leaderboard()
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

    @Test("a deleted player is shown as such, and has no page and no replay")
    func deletedPlayer() async throws {
      let player = try Player.atBoards()
      player.test.server.answer { _ in
        try .json(
          BoardView(
            board: .daily, period: "2026-11-21", players: 2,
            entries: [
              .of(1, "deleted player", 15_500, seconds: 84, deleted: true),
              .of(2, "ada", 300, seconds: 20, run: "r"),
            ], me: nil, next: nil, removed: 1))
      }
      let stage = try await player.leaderboard()
      try await stage.expectGolden("leaderboard-deleted")
      await stage.type(Keys.enter + "r")
      #expect(player.test.server.sent.count == 1)
      await stage.type(Keys.down + Keys.enter)
      #expect(player.test.server.sent.last?.line == "GET /v1/players/ada")
    }

    @Test("an empty board says so")
    func empty() async throws {
      let player = try Player.atBoards()
      player.test.server.answer { _ in
        try .json(
          BoardView(
            board: .daily, period: "2026-11-21", players: 0, entries: [], me: nil, next: nil))
      }
      try await player.leaderboard().expectGolden("leaderboard-empty")
    }

    @Test("hostile names cannot draw on the screen, and extreme numbers do no harm")
    func hostile() async throws {
      let player = try Player.atBoards()
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
      let stage = try await player.leaderboard()
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
      let player = try Player.atBoards()
      player.test.server.answer { _ in throw HTTPFailure.other("no route to the host") }
      let stage = try await player.leaderboard()
      try await stage.expectGolden("leaderboard-unreachable")
      await stage.type("r")
      #expect(player.requestLines.count == 2)
      player.test.server.answer { try TestBoards.respond($0) }
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("grace"))
    }

    // MARK: - Keys

    @Test("arrows, Tab and digits change the tab, each to its current period")
    func tabs() async throws {
      let player = try Player.atBoards()
      let stage = try await player.leaderboard(.daily(FixturePool.firstDate.adding(days: -30)))
      let now = player.test.clock.now
      let week = ISOWeek(of: now.localDate)
      let steps: [(String, String)] = [
        (Keys.right, "weekly/\(week)"), (Keys.tab, "run/\(week)"), (Keys.right, "streak/all"),
        (Keys.right, "hard/\(now.localDate)"), (Keys.right, "daily/\(now.localDate)"),
        (Keys.left, "hard/\(now.localDate)"), (Keys.backTab, "streak/all"),
        ("1", "daily/\(now.localDate)"), ("5", "hard/\(now.localDate)"),
        ("4", "streak/all"), ("2", "weekly/\(week)"),
      ]
      for (key, path) in steps {
        await stage.type(key)
        #expect(player.requestLines.last == "GET /v1/boards/\(path)?limit=100")
      }
    }

    @Test("brackets go to the previous and next period, up to the last open one; t returns")
    func periods() async throws {
      let player = try Player.atBoards()
      let stage = try await player.leaderboard()
      let today = player.test.clock.now.localDate
      func asked() -> String? {
        player.requestLines.last?.split(separator: "/").last?.split(separator: "?").first.map(
          String.init)
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
      let count = player.requestLines.count
      await stage.type("[]")
      #expect(player.requestLines.count == count)
    }

    @Test("a toggles between the runs of a week and those of all time")
    func allTime() async throws {
      let player = try Player.atBoards()
      let stage = try await player.leaderboard(.run(nil))
      #expect(stage.screen.contains("Best runs of all time"))
      await stage.type("a")
      #expect(stage.screen.contains("Best runs of November 16 to 22, 2026"))
      await stage.type("[a")
      #expect(stage.screen.contains("Best runs of all time"))
    }

    @Test("m asks for the part around the player and chooses their line, for those signed in")
    func aroundMe() async throws {
      let player = try Player.atBoards()
      let stage = try await player.leaderboard()
      await stage.type("m")
      #expect(player.requestLines.last?.hasSuffix("?limit=100&around=me") == true)
      await stage.type(Keys.enter)
      #expect(player.requestLines.last == "GET /v1/players/ada")
      await stage.type(Keys.escape)
      await stage.type("m")
      #expect(player.requestLines.last?.hasSuffix("?limit=100") == true)

      let other = try Player.atBoards(signedIn: false)
      let guest = try await other.leaderboard()
      #expect(!guest.screen.contains("around me"))
      await guest.type("m")
      #expect(other.requestLines.count == 1)
    }

    @Test("a player who is not on the board sees its top and a remark")
    func notOnBoard() async throws {
      let player = try Player.atBoards()
      player.test.server.answer { _ in
        try .json(
          BoardView(
            board: .daily, period: "2026-11-21", players: 1,
            entries: [.of(1, "grace", 100, seconds: 9)], me: nil, next: nil))
      }
      let stage = try await player.leaderboard()
      await stage.type("m")
      #expect(stage.screen.contains("You are not on this board; this is its top."))
    }

    @Test("Enter opens the page of the chosen player, r the replay of their run")
    func chosen() async throws {
      let player = try Player.atBoards()
      let stage = try await player.leaderboard()
      await stage.type(Keys.down + Keys.enter)
      #expect(player.requestLines.last == "GET /v1/players/a-long-name-of-20-ch")
      await stage.type(Keys.escape)
      #expect(stage.screen.contains("Daily of"))
      await stage.type("r")
      #expect(stage.title == #"replay("run-of-a-long-name-of-20-ch")"#)
      // A week consists of many runs, so there is none to open.
      await stage.type(Keys.escape)
      await stage.type("2")
      #expect(!stage.screen.contains("r replay"))
      let count = player.requestLines.count
      await stage.type("r")
      #expect(player.requestLines.count == count)
    }

    @Test("a click opens a tab, chooses a line, and opens the line that is chosen")
    func clicks() async throws {
      let player = try Player.atBoards()
      let stage = try await player.leaderboard()
      await stage.click("ada")
      #expect(player.requestLines.last == "GET /v1/players/ada")
      await stage.type(Keys.escape)
      await stage.click("bob")
      #expect(player.requestLines.last?.contains("/boards/") == true)
      await stage.click("bob")
      #expect(player.requestLines.last == "GET /v1/players/bob")
      await stage.type(Keys.escape)
      await stage.click("Runs")
      #expect(stage.screen.contains("Best runs"))
    }
  }
#endif
