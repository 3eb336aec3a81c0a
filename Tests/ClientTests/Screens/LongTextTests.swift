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
      arguments: ["en", "de", "es"], ["new", "practiced", "lost", "done"])
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

    /// Pages by the keys that open them from home.
    private static let pages = [
      "o", "o2", "o3", "o4", "o5", "c", "c\t", "t", "t\t", "t\t\t", "t\t\t\t", "t\t\t\t\t",
      "t\t\t\t\t\t", "p", "g", "k", "i", "v", "f", "e", "u", "?", "a", "n", ":",
    ]

    @Test("are never cut within a line on other pages", arguments: ["de", "es"], [20, 40])
    func others(language: String, percent: Int) async throws {
      let player = try Player.practiced()
      try stretch(player, language, longerBy: percent)
      for keys in LongTextTests.pages {
        try await expectNoCutLines(
          player, keys, at: percent == 20 ? [(60, 20)] : [(80, 24), (120, 40)])
      }
    }

    private func expectNoCutLines(
      _ player: Player, _ keys: String, at sizes: [(Int, Int)]
    ) async throws {
      let stage = await Stage(try player.program())
      for key in keys { await stage.type(String(key)) }
      for (width, height) in sizes {
        await stage.resize(Size(width: width, height: height))
        let rows = stage.screen.split(separator: "\n", omittingEmptySubsequences: false)
        for (y, row) in rows.enumerated() where isOpen(row) {
          // A text goes on in the next line, unless it is cut at the edge or has an ellipsis.
          let isCut = row.contains("…") || CellText.width(of: String(row)) >= width
          #expect(!isCut, "\(keys) at \(width) x \(height), line \(y):\n\(stage.screen)")
        }
      }
    }

    /// Whether a text begins in a row that does not end there.
    private func isOpen(_ row: Substring) -> Bool {
      row.count(where: { $0 == "«" }) > row.count(where: { $0 == "»" })
    }

    /// Lets the program speak a language with longer texts.
    private func stretch(_ player: Player, _ language: String, longerBy percent: Int) throws {
      let name = StretchedTexts.language
      try player.folder.write(
        StretchedTexts(of: language, longerBy: percent).file.utf8,
        to: "Content/messages/\(name).po")
      try player.program().run("settings set interface \(name)")
    }

    private func expectWholeTexts(
      _ player: Player, _ language: String, longerBy percent: Int, at sizes: [(Int, Int)]
    ) async throws {
      try stretch(player, language, longerBy: percent)
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
