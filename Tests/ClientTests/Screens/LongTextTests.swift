#if FullScreen
  import ClientCore
  import ClientTestSupport
  import GameEngine
  import Terminal
  import Testing

  @testable import wordhoard

  @Suite("Texts of a longer language")
  struct LongTextTests {
    @Test(
      "fit on home at every size, or are left out as a whole",
      arguments: ["en", "de"], ["new", "practiced", "lost", "done"])
    // On the smallest screen the three columns of the menu have room for texts that are 20 % longer.
    func home(language: String, state: String) async throws {
      let player = state == "new" || state == "done" ? try Player() : try Player.practiced()
      if state == "lost" { player.test.clock.now = TestClock.noon(day: 30) }
      if state == "done" {
        try await player.program(typing: player.dailyAnswers("rrwrrrrwrr" + "rrw"))
          .daily(date: nil, jsonl: false)
      }
      try await expectWholeTexts(player, language, longerBy: 20, at: [(60, 20)])
      try await expectWholeTexts(
        player, language, longerBy: 40, at: [(80, 24), (100, 30), (120, 40)])
    }

    private func expectWholeTexts(
      _ player: Player, _ language: String, longerBy percent: Int, at sizes: [(Int, Int)]
    ) async throws {
      let name = StretchedTexts.language
      try player.folder.write(
        StretchedTexts(of: language, longerBy: percent).file.utf8,
        to: "Content/messages/\(name).po")
      try player.program().run("settings set interface \(name)")
      let stage = await Stage(try player.program())
      for (width, height) in sizes {
        await stage.resize(Size(width: width, height: height))
        let screen = stage.screen
        #expect(screen.contains("«"), "the texts are not stretched")
        #expect(
          screen.count { $0 == "«" } == screen.count { $0 == "»" },
          "\(width) x \(height)\n\(screen)")
      }
    }
  }
#endif
