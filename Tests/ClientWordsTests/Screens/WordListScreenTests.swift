#if FullScreen
  import ClientCore
  import ClientTestSupport
  import ClientWords
  import GameEngine
  import Terminal
  import TestSupport
  import Testing

  @Suite("Lists of the player's words")
  struct WordListScreenTests {
    private func stage(_ player: Player, _ list: Destination) async throws -> Stage {
      let stage = await Stage(try player.program(), at: list)
      stage.props.append(player.folder)
      return stage
    }

    /// The listed words, from top to bottom.
    private func words(_ stage: Stage) -> [String] {
      let lines = stage.screen.split(separator: "\n")
      guard let head = lines.firstIndex(where: { $0.contains("word") && $0.contains("recall") })
      else { return [] }
      // The last line is the footer, or a toast.
      return lines[(head + 1)...].dropLast().filter { $0.prefix(10).contains(where: \.isLetter) }
        .compactMap { line in line.split { " ★☆›".contains($0) }.first.map(String.init) }
    }

    private static func withFavorites() throws -> Player {
      let player = try Player.practiced(.terminal())
      let program = try player.program()
      for (day, word) in ["silt", "appreciate", "bread", "fear"].enumerated() {
        player.test.clock.now = TestClock.noon(day: 21 + day)
        try program.run(["favorite", "add", word])
      }
      return player
    }

    // MARK: - Display

    @Test("an empty list says how to fill it", arguments: ["favorites", "seen"])
    func empty(_ name: String) async throws {
      let stage = try await stage(try Player(), name == "seen" ? .seenWords : .favorites)
      try await stage.expectGolden("\(name)-empty")
      await stage.type("fsx/d" + Keys.enter)
      #expect(stage.screen.contains(name == "favorites" ? "No favorites yet." : "No words yet."))
    }

    @Test("favorites are listed with the newest first")
    func favorites() async throws {
      let stage = try await stage(try WordListScreenTests.withFavorites(), .favorites)
      try await stage.expectGolden("favorites")
      #expect(words(stage) == ["fear", "bread", "appreciate", "silt"])
    }

    @Test("seen words are listed with the hardest first")
    func seen() async throws {
      let stage = try await stage(try WordListScreenTests.withFavorites(), .seenWords)
      try await stage.expectGolden("seen")
    }

    @Test("filters combine, and are shown")
    func filtered() async throws {
      let player = try WordListScreenTests.withFavorites()
      let stage = try await stage(player, .seenWords)
      await stage.type("4l")
      try await stage.expectGolden("seen-filtered")
      await stage.type("d")
      #expect(stage.screen.contains("only hard, level 1, due now"))
      await stage.type("c")
      let category = try #require(player.pool.categories.first)
      #expect(stage.screen.contains("only hard, level 1, \(category), due now"))
      await stage.type("x")
      #expect(!stage.screen.contains("only"))
    }

    @Test("the list is filtered while a text is typed; Enter keeps the text and Esc clears it")
    func text() async throws {
      let stage = try await stage(try WordListScreenTests.withFavorites(), .seenWords)
      await stage.type("/ea")
      try await stage.expectGolden("seen-typing")
      #expect(words(stage).allSatisfy { $0.contains("ea") })
      await stage.type("f")
      #expect(stage.screen.contains("No word matches; Esc shows more."))
      await stage.type(Keys.backspace + Keys.enter)
      #expect(stage.screen.contains("only with \"ea\""))
      let found = words(stage)
      await stage.type(Keys.down + Keys.enter)
      #expect(stage.title == "\(found[1]) · 2 of \(found.count)")
      await stage.type(Keys.escape)
      #expect(words(stage) == found)
      await stage.type(Keys.escape)
      #expect(!stage.screen.contains("only"))
      await stage.type(Keys.escape)
      #expect(stage.title == "home")
    }

    @Test("help fits on the smallest screen")
    func help() async throws {
      let stage = try await stage(try WordListScreenTests.withFavorites(), .seenWords)
      await stage.type("4?")
      try await stage.expectGolden("seen-help")
      await stage.resize(Size(width: 60, height: 20))
      #expect(stage.screen.contains("any other key closes this"))
    }

    // MARK: - Orders and filters

    @Test("s cycles through the orders, which are those of the command")
    func orders() async throws {
      let player = try WordListScreenTests.withFavorites()
      let stage = try await stage(player, .seenWords)
      for order in [WordListRequest.Order.difficulty, .word, .recent, .due, .difficulty] {
        var request = WordListRequest()
        request.order = order
        let listed = try player.screen { [request] in try $0.run(["seen"] + request.arguments) }
          .split(separator: "\n").map { String($0.prefix { $0 != " " }) }
        let shown = words(stage)
        #expect(shown.count > 10)
        #expect(shown == Array(listed.prefix(shown.count)), "\(order)")
        await stage.type("s" + Keys.home)
      }
    }

    @Test(
      "each filter lists the same words as the command",
      arguments: ["1", "2", "3", "4", "l", "ll", "c", "C", "d"])
    func filters(_ keys: String) async throws {
      let player = try WordListScreenTests.withFavorites()
      let stage = try await stage(player, .seenWords)
      await stage.type(keys)
      var request = WordListRequest()
      switch keys {
      case "l": request.level = .one
      case "ll": request.level = .two
      case "c": request.category = player.pool.categories.first
      case "C": request.category = player.pool.categories.last
      case "d": request.isDue = true
      default: request.difficulty = Int(keys).flatMap(Difficulty.init)
      }
      let listed = try player.screen { [request] in try $0.run(["seen"] + request.arguments) }
      let count = listed.hasPrefix("No such") ? 0 : listed.split(separator: "\n").count
      let all = try player.screen { try $0.run("seen") }.split(
        separator: "\n"
      ).count
      #expect(count < all)
      #expect(stage.screen.contains("\n  \(count) of \(all) words,"), "\(stage.screen.prefix(300))")
    }

    @Test("the selected word stays selected when the order changes")
    func chosen() async throws {
      let stage = try await stage(try WordListScreenTests.withFavorites(), .seenWords)
      await stage.type(Keys.down + Keys.down + Keys.down)
      let word = stage.textAtCursor.split { " ★☆›".contains($0) }.first
      await stage.type("s")
      #expect(stage.textAtCursor.split { " ★☆›".contains($0) }.first == word)
    }

    // MARK: - Favorites

    @Test("f removes a favorite and restores it in its place")
    func undo() async throws {
      let player = try WordListScreenTests.withFavorites()
      let stage = try await stage(player, .favorites)
      await stage.type(Keys.down + "f")
      #expect(stage.screen.contains("bread is no longer a favorite. Press f to undo."))
      #expect(stage.screen.contains("☆  bread"))
      #expect(try player.progress().favorites.count == 3)
      await stage.type("f")
      #expect(stage.screen.contains("★  bread"))
      #expect(words(stage) == ["fear", "bread", "appreciate", "silt"])
      #expect(try player.progress().favorites.count == 4)
      await stage.type("f")
      let again = try await self.stage(player, .favorites)
      #expect(words(again) == ["fear", "appreciate", "silt"])
    }

    @Test("a change on the word screen shows when the list returns")
    func back() async throws {
      let player = try WordListScreenTests.withFavorites()
      let stage = try await stage(player, .favorites)
      await stage.type(Keys.enter + "f" + Keys.escape)
      #expect(words(stage) == ["bread", "appreciate", "silt"])
      let seen = try await self.stage(player, .seenWords)
      await seen.type("/bread" + Keys.enter + "f")
      #expect(seen.screen.contains("bread is no longer a favorite."))
      #expect(try player.progress().favorites.count == 2)
    }

    @Test("a click opens a word")
    func click() async throws {
      let stage = try await stage(try WordListScreenTests.withFavorites(), .favorites)
      await stage.click("appreciate")
      #expect(stage.title == "appreciate · 3 of 4")
    }
  }
#endif
