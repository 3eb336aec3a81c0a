#if FullScreen
  import ClientCore
  import ClientTestSupport
  import Terminal
  import Testing

  @testable import wordhoard

  @Suite("Help on the full screen")
  struct HelpPagesTests {
    @Test("the help covers everything from the games to the player's folder")
    func help() async throws {
      let player = try Player()
      let stage = await Stage(try player.program())
      await stage.type("h")
      try await stage.expectGolden("help")
      await stage.resize(Size(width: 100, height: 150))
      let lines = stage.screen.split(separator: "\n").map { $0.drop { $0 == " " } }
      for text in [
        "hangman", "Points", "encore", "freeze", "difficulty", "Ranked", "Shift", "mouse off",
        "--plain", "spoken on", "export",
      ] {
        #expect(lines.joined(separator: " ").contains(text), "\(text)")
      }
      // A folder's name may be longer than a line.
      #expect(lines.joined().contains(player.options.home))
    }

    @Test("Space and the arrows scroll to the end")
    func scrolling() async throws {
      let stage = await Stage(try Player().program(), size: Size(width: 60, height: 20))
      await stage.type("h")
      await stage.type(Keys.down)
      #expect(stage.screen.contains("▲") && stage.screen.contains("▼"))
      for _ in 0..<12 { await stage.type(" ") }
      #expect(stage.screen.contains("wordhoard export") && !stage.screen.contains("▼"))
    }
  }
#endif
