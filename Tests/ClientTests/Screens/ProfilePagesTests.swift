#if FullScreen
  import ClientCore
  import ClientPlay
  import ClientTestSupport
  import GameEngine
  import Terminal
  import Testing

  @testable import wordhoard

  @Suite("The profile on the full screen")
  struct ProfilePagesTests {
    private func stage(_ player: Player) async throws -> Stage {
      let stage = await Stage(try player.program())
      await stage.type("o")
      return stage
    }

    @Test(
      "every page",
      arguments: [
        ("1", "hoard"), ("2", "words"), ("3", "due"), ("4", "forms"), ("5", "calendar"),
      ])
    func pages(key: String, name: String) async throws {
      let stage = try await stage(Player.practiced())
      await stage.type(key)
      try await stage.expectGolden("profile-\(name)")
    }

    @Test("nothing answered yet: figures, and no plots of nothing")
    func empty() async throws {
      let stage = try await stage(Player())
      try await stage.expectGolden("profile-empty")
      for page in 2...5 {
        await stage.type("\(page)")
        #expect(stage.screen.contains("Play the daily, and your words"))
        #expect(!stage.screen.contains("┤"))
      }
    }

    @Test("arrows, Tab and clicks turn over, in a circle")
    func turning() async throws {
      let stage = try await stage(Player.practiced())
      #expect(stage.openTab == "Hoard")
      await stage.type(Keys.right)
      #expect(stage.openTab == "Words")
      await stage.type(Keys.tab)
      #expect(stage.openTab == "Due")
      await stage.type(Keys.left + Keys.left + Keys.left)
      #expect(stage.openTab == "Calendar")
      await stage.type(Keys.right)
      #expect(stage.openTab == "Hoard")
      // The second row, whose third name begins after "Hoard    Words    ".
      await stage.type("\u{1B}[<0;21;3M")
      #expect(stage.openTab == "Due")
    }

    @Test("the profile shows what was answered since it was left")
    func fresh() async throws {
      let player = try Player()
      let stage = try await stage(player)
      await stage.type(Keys.escape)
      let answers = try player.dailyAnswers("rrw")
      _ = try await player.program(typing: answers).daily(date: nil, jsonl: false)
      await stage.type("o")
      #expect(stage.screen.contains("3, 2 right"))
    }

    @Test("calibration reads the whole journal, and shows its result")
    func calibration() async throws {
      let stage = try await stage(Player.practiced())
      await stage.type("c")
      try await stage.expectGolden("profile-calibration")
      await stage.type(Keys.escape)
      #expect(stage.openTab == "Hoard")
    }

    @Test("calibration says so if there is nothing to compare")
    func calibrationOfNothing() async throws {
      let stage = try await stage(Player())
      await stage.type("c")
      #expect(stage.screen.contains("No answers to compare yet"))
    }

    @Test("Esc cancels waiting for it")
    func cancelling() async throws {
      let stage = try await stage(Player.practiced())
      stage.isSlow = true
      await stage.type("c")
      await stage.wait(atMost: 400)
      #expect(stage.screen.contains("reading your journal  Esc cancels"))
      await stage.type(Keys.escape)
      await stage.finish()
      #expect(stage.openTab == "Hoard")
    }
  }
#endif
