#if FullScreen
  import ClientTestSupport
  import GameEngine
  import Terminal
  import Testing

  @testable import ClientCore
  @testable import wordhoard

  @Suite("Paragraphs on the full screen")
  struct ParagraphScreenTests {
    private func stage(_ player: Player) async throws -> Stage {
      let stage = await Stage(
        try player.program(), .game(.play(PracticeRequest(form: .paragraph))))
      stage.props.append(player.folder)
      return stage
    }

    @Test("the whole paragraph is shown, with the gap that is asked marked")
    func question() async throws {
      let stage = try await stage(Player.withFog())
      try await stage.expectGolden("paragraph-first")
      for word in FogText.gaps.prefix(8) { await stage.type(word + Keys.enter) }
      await stage.type("gh")
      try await stage.expectGolden("paragraph-middle")
    }

    @Test("a miss shows the word in its sentence, and goes on")
    func miss() async throws {
      let player = try Player.withFog()
      let stage = try await stage(player)
      await stage.type("rses" + Keys.enter)
      #expect(stage.screen.contains("✗ Not this time"))
      try await stage.expectGolden("paragraph-missed")
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("ch_____"))
      #expect(try player.progress().gamesCount == 1)
    }

    @Test("the list of all forms leads to it; without a text it says what to do")
    func forms() async throws {
      let player = try Player()
      let stage = await Stage(
        try player.program(), .game(.play(PracticeRequest(form: .paragraph))))
      stage.props.append(player.folder)
      #expect(stage.screen.contains("no text of ours in English has a suitable paragraph"))
    }
  }
#endif
