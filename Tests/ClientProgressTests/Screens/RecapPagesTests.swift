import ClientTestSupport
import Messages

#if FullScreen
  import GameEngine
  import Messages
  import Terminal
  import Testing

  @testable import ClientCore
  @testable import ClientProgress

  @Suite("The recap on the full screen")
  struct RecapPagesTests {
    private func stage(_ player: Player) async throws -> Stage {
      let stage = await Stage(try player.program())
      await stage.type("c")
      return stage
    }

    @Test("this week, and with Tab this year")
    func spans() async throws {
      let stage = try await stage(Player.practiced())
      try await stage.expectGolden("recap-week")
      await stage.type(Keys.tab)
      try await stage.expectGolden("recap-year")
      await stage.type(Keys.tab)
      #expect(stage.openTab == "Week")
    }

    @Test("nothing answered yet")
    func empty() async throws {
      let stage = try await stage(Player())
      #expect(stage.screen.contains("Nothing answered this week yet; the daily is a good start."))
      await stage.type("y")
      #expect(stage.screen.contains("Nothing answered this year yet; the daily is a good start."))
    }

    @Test("an error disappears when there is a recap to show")
    func failure() async throws {
      let player = try Player.practiced()
      let program = try player.program()
      var screen = RecapScreen(
        statistics: program.progress.statistics,
        navigator: Navigator(program.core) { program.progress.screen($0) }, messages: .english)
      _ = screen.update(.seen(try program.progress.statistics.recap(of: .week)))
      _ = screen.update(.failed(ClientError(.journalDamaged, "it cannot be read")))
      let stage = await Stage(screen: screen, isSlow: true)
      #expect(stage.screen.contains("! it cannot be read"))
      await stage.type("w")
      #expect(stage.openTab == "Week")
    }

    @Test("long text can be scrolled, and each span begins at its top")
    func scrolling() async throws {
      let stage = try await stage(Player.practiced())
      await stage.resize(Size(width: 60, height: 20))
      #expect(stage.screen.contains("▼") && !stage.screen.contains("Known now"))
      await stage.type(Keys.end)
      #expect(stage.screen.contains("▲") && stage.screen.contains("Known now"))
      await stage.type("y")
      #expect(!stage.screen.contains("▲"))
    }
  }
#endif
