#if FullScreen
  import ClientTestSupport
  import GameEngine
  import Journal
  import Terminal
  import TestSupport
  import Testing

  @testable import ClientCore
  @testable import ClientPlay
  @testable import ClientProgress
  @testable import ClientWords
  @testable import wordhoard

  @Suite("The screen of a word")
  struct WordScreenTests {
    private func stage(_ player: Player, lookingUp text: String) async throws -> Stage {
      let stage = await Stage(try player.program())
      stage.props.append(player.folder)
      await stage.type("u" + text + Keys.enter)
      return stage
    }

    /// Presses Tab until the cursor is on a word.
    private func mark(_ word: String, on stage: Stage) async {
      for _ in 0..<200 where !(stage.textAtCursor.hasPrefix(word)) { await stage.type(Keys.tab) }
      #expect(stage.textAtCursor.hasPrefix(word))
    }

    // MARK: - Display

    @Test("a word is shown with its meanings, facts and progress")
    func short() async throws {
      let player = try Player.practiced(.terminal())
      try player.program().run("favorite add appreciate")
      let stage = try await stage(player, lookingUp: "appreciate")
      try await stage.expectGolden("word-short")
    }

    @Test("all words that a text names are shown one below the other")
    func several() async throws {
      let stage = try await stage(try Player.withLibrary(), lookingUp: "bank")
      try await stage.expectGolden("word-several")
    }

    @Test("a text that is longer than the screen scrolls")
    func long() async throws {
      let stage = try await stage(try Player.withLibrary(), lookingUp: "drew")
      try await stage.expectGolden("word-long")
      await stage.type(Keys.end)
      try await stage.expectGolden("word-long-end")
      await stage.type(Keys.home)
      #expect(stage.screen.contains("d r a w  /"))
    }

    @Test("a word that no game asks is shown, too, but cannot be a favorite")
    func lookedUpOnly() async throws {
      let player = try Player.withLibrary()
      let stage = try await stage(player, lookingUp: "of")
      try await stage.expectGolden("word-function")
      await stage.type("f")
      #expect(try player.folder.journal().count() == 0)
    }

    @Test("help fits on the smallest screen")
    func help() async throws {
      let player = try Player.withLibrary()
      for word in ["bank", "river"] {
        try player.program().run(["favorite", "add", word])
      }
      let stage = await Stage(try player.program())
      await stage.type("f" + Keys.enter)
      await stage.click("river")
      #expect(stage.title == "bank › river")
      await stage.type("?")
      try await stage.expectGolden("word-help")
      await stage.resize(Size(width: 60, height: 20))
      #expect(stage.screen.contains("any other key closes this"))
    }

    // MARK: - Words in the text

    @Test("words in the text open pages, the title shows the path, and Esc goes back one by one")
    func stacked() async throws {
      let player = try Player.withLibrary()
      let stage = try await stage(player, lookingUp: "bank")
      await mark("river", on: stage)
      try await stage.expectGolden("word-marked")
      await stage.type(Keys.enter)
      #expect(stage.title == "bank › river")
      await mark("to ", on: stage)
      await stage.type(Keys.enter)
      try await stage.expectGolden("word-stacked")
      await stage.type(Keys.escape)
      #expect(stage.title == "bank › river")
      #expect(stage.textAtCursor.hasPrefix("to "), "the mark is where it was")
      await stage.type(Keys.escape)
      #expect(stage.title == "bank")
      await stage.type(Keys.escape)
      #expect(stage.title == "Look up")
      let progress = try player.progress()
      #expect(progress.words[ItemID("en/bank/noun")]?.seen == 1)
      #expect(progress.words[ItemID("en/river/noun")]?.seen == 1)
      #expect(progress.words.count == 2)
    }

    @Test("b goes back to the first word", arguments: ["b", Keys.backspace])
    func first(_ key: String) async throws {
      let stage = try await stage(try Player.withLibrary(), lookingUp: "bank")
      for text in ["river go by", "to the sea"] { await stage.click(text) }
      #expect(stage.title == "bank › river › to")
      await stage.type(key)
      #expect(stage.title == "bank")
    }

    @Test("inflected words and those with a possessive are found")
    func forms() async throws {
      let stage = try await stage(try Player.withLibrary(), lookingUp: "boat")
      await stage.click("river's")
      #expect(stage.title == "boat › river")
      await stage.click("boats")
      #expect(stage.title == "boat › river › boat")
    }

    @Test("an unknown word shows a toast with the nearest ones, and the page stays")
    func unknown() async throws {
      let stage = try await stage(try Player.withLibrary(), lookingUp: "river")
      await stage.click("wide")
      #expect(stage.screen.contains("! wide was not found in Wordhoard; did you mean "))
      #expect(stage.title == "river")
    }

    @Test("a click on a word opens it")
    func click() async throws {
      let stage = try await stage(try Player.withLibrary(), lookingUp: "bank")
      await stage.click("river go by")
      #expect(stage.title == "bank › river")
    }

    @Test("a link to the word itself says so")
    func itself() async throws {
      let player = try Player.withLibrary()
      try player.folder.write(
        """
        ditch  noun  2  3.9  dɪtʃ
          = a long narrow hole, as between fields, and much like other ditches
          > Mind the {ditch}.

        """.utf8, to: "Content/words/ditch.words")
      let stage = try await stage(player, lookingUp: "ditch")
      await stage.click("ditches")
      #expect(stage.title == "ditch")
      #expect(stage.screen.contains("This is ditch."))
    }

    @Test("the mark starts at a visible link, and disappears when it scrolls away")
    func marks() async throws {
      let stage = try await stage(try Player.withLibrary(), lookingUp: "draw")
      await stage.type(Keys.tab)
      #expect(stage.textAtCursor.hasPrefix("to make a picture"))
      await stage.type(Keys.end)
      #expect(stage.cursor == nil)
      await stage.type(Keys.enter)
      #expect(
        stage.textAtCursor.hasPrefix("to take something"), "Enter marks where nothing is marked")
      #expect(!stage.screen.contains("d r a w  /"), "the visible text does not scroll")
    }

    @Test("the text follows the mark, which wraps around")
    func around() async throws {
      let stage = try await stage(try Player.withLibrary(), lookingUp: "draw")
      await stage.type(Keys.backTab)
      #expect(stage.textAtCursor.hasPrefix("tie"), "the last visible link")
      await stage.type(Keys.right)
      #expect(stage.textAtCursor.hasPrefix("to take money"))
      #expect(stage.screen.contains("▲"))
      let other = try await self.stage(try Player.withLibrary(), lookingUp: "draw")
      await other.type(Keys.tab + Keys.left)
      #expect(other.textAtCursor.hasPrefix("inhale"))
      #expect(!other.screen.contains("d r a w  /"))
      await other.type(Keys.right)
      #expect(other.textAtCursor.hasPrefix("to make a picture"))
      #expect(other.screen.contains("d r a w  /"))
    }

    @Test("a long path shows its end")
    func longWay() async throws {
      let stage = try await stage(try Player.withLibrary(), lookingUp: "bank")
      await stage.resize(Size(width: 60, height: 20))
      for word in ["river", "to ", "river", "to ", "river", "to ", "river", "to "] {
        await mark(word, on: stage)
        await stage.type(Keys.enter)
      }
      #expect(stage.title == "… › river › to › river › to › river › to")
      await stage.type("b")
      #expect(stage.title == "bank")
    }

    // MARK: - Keys

    @Test("f adds the word to the favorites or removes it, and names one of several words")
    func favorite() async throws {
      let player = try Player.withLibrary()
      let stage = try await stage(player, lookingUp: "bank")
      await stage.type("f")
      #expect(stage.screen.contains("bank (noun) is now a favorite."))
      #expect(stage.screen.contains("noun  ★ favorite"))
      await stage.type(Keys.backTab + "f")
      #expect(stage.screen.contains("bank (verb) is now a favorite."))
      #expect(
        Set(try player.progress().favorites.keys)
          == [ItemID("en/bank/noun"), ItemID("en/bank/verb")])
      await stage.type("f")
      #expect(stage.screen.contains("bank (verb) is no longer a favorite."))
      #expect(try player.progress().favorites.count == 1)
    }

    @Test("c copies the word with its meaning, as share does")
    func copy() async throws {
      let player = try Player.withLibrary()
      let stage = try await stage(player, lookingUp: "river")
      await stage.type("c")
      #expect(
        stage.copied == [try player.screen { try $0.run("share word river") }.trimmed])
      #expect(stage.screen.contains("Copied: river (noun) with its meaning."))
    }

    @Test("v speaks the word; if that fails, one line says why")
    func say() async throws {
      var player = try Player.withLibrary()
      let stage = try await stage(player, lookingUp: "river")
      await stage.type("v")
      #expect(stage.screen.contains("! espeak-ng is not installed"))
      #expect(stage.screen.contains("sudo apt install espeak-ng"))
      player.test.environment["PATH"] = try player.folder.program(
        "espeak-ng", #"printf '<%s>' "$@" >> "$LOG"; echo noise >&2"#)
      let other = try await self.stage(player, lookingUp: "river")
      let before = other.screen
      await other.type("v")
      #expect(player.folder.log(of: "espeak-ng") == "<-v><en-us><--><river>")
      #expect(other.screen == before)
    }

    @Test("a word is not spoken twice at once")
    func saying() async throws {
      var player = try Player.withLibrary()
      player.test.environment["PATH"] = try player.folder.program(
        "espeak-ng", #"printf '<%s>' "$@" >> "$LOG""#)
      let stage = try await stage(player, lookingUp: "river")
      stage.isSlow = true
      await stage.type("vvv")
      await stage.wait(atMost: 400)
      #expect(stage.screen.contains("saying river"))
      await stage.finish()
      #expect(player.folder.log(of: "espeak-ng") == "<-v><en-us><--><river>")
    }

    // MARK: - Random words and lists

    @Test("a random word counts as seen, and r draws another")
    func random() async throws {
      let player = try Player()
      let stage = await Stage(try player.program())
      await stage.type("w")
      try await stage.expectGolden("word-random")
      var titles: Set<String> = []
      for _ in 0..<10 {
        await stage.type("r")
        titles.insert(stage.title)
      }
      #expect(titles.count > 7)
      #expect(try player.folder.journal().count() == 11)
    }

    @Test("if no word matches the settings, one line says so")
    func noWords() async throws {
      let player = try Player()
      let program = try player.program()
      try program.run("settings set level 1")
      try program.run("settings set category character")
      let stage = await Stage(program)
      await stage.type("w")
      #expect(stage.screen.contains("! there are no words of this level and category; choose"))
      await stage.type(Keys.escape)
      #expect(stage.title == "home")
    }

    @Test("the late result of an earlier request does not replace the current word")
    func late() throws {
      let player = try Player()
      let program = try player.program()
      let ids = player.pool.items.prefix(3).map(\.id)
      var screen = try #require(
        program.screen(.words(Array(ids), place: 0)) as? WordScreen)
      for _ in 0..<2 { _ = screen.update(.step(1)) }
      for place in [2, 1] {
        let request = WordRequest.item(ids[place])
        _ = screen.update(.opened(request, try program.core.lookUp.found(request)))
      }
      #expect(screen.title == "\(ids[2].term) · 3 of 3")
    }

    @Test("missed words open from the result of a game, and n leads to the next")
    func missed() async throws {
      let player = try Player()
      let answers = try player.dailyAnswers("wwwwwwwwww")
      let stage = await Stage(try player.program(), .game(.daily(date: nil)))
      var isOver: Bool { stage.title.hasSuffix("· result") }
      for (place, answer) in answers.enumerated() {
        await stage.type(place < 4 ? answer : answer + Keys.enter)
        // Some forms allow another try.
        for _ in 0..<9 where !isOver && !stage.screen.contains("✗ Not this time") {
          await stage.type("slate" + Keys.enter)
        }
        if !isOver { await stage.type(Keys.enter) }
      }
      #expect(isOver)
      await stage.type(Keys.down + Keys.down + Keys.enter)
      #expect(stage.title.hasSuffix(" · 2 of 10"))
      await stage.type("n")
      #expect(stage.title.hasSuffix(" · 3 of 10"))
      await stage.type("pp")
      #expect(stage.title.hasSuffix(" · 1 of 10"))
      await stage.type("p")
      #expect(stage.title.hasSuffix(" · 10 of 10"))
      await stage.type(Keys.escape)
      #expect(isOver)
    }
  }
  extension String {
    /// Without the line feed at its end.
    fileprivate var trimmed: String { hasSuffix("\n") ? String(dropLast()) : self }
  }
#endif
