#if FullScreen
  import ClientCore
  import ClientTestSupport
  import Foundation
  import GameEngine
  import Journal
  import Lexicon
  import Terminal
  import TestSupport
  import Testing

  @Suite("Looking up words while they are typed")
  struct LookUpScreenTests {
    private func stage(_ player: Player? = nil) async throws -> Stage {
      let player = try player ?? Player.withLibrary()
      let stage = await Stage(try player.program(), at: .lookUp)
      stage.props.append(player.folder)
      return stage
    }

    @Test("an empty field shows a hint")
    func empty() async throws {
      let stage = try await stage()
      try await stage.expectGolden("lookup-empty")
      await stage.type(Keys.enter)
      #expect(stage.title == "Look up")
    }

    @Test("Enter before the words are read opens the word once they are")
    func fast() async throws {
      let player = try Player.withLibrary()
      let stage = await Stage(try player.program(), at: .lookUp, isSlow: true)
      stage.props.append(player.folder)
      await stage.type("bank" + Keys.enter)
      #expect(stage.title == "Look up")
      stage.isSlow = false
      for _ in 0..<3 { await stage.finish() }
      #expect(stage.title == "bank", "\(stage.screen)")
    }

    @Test("the words that begin with the typed text are listed")
    func typing() async throws {
      let stage = try await stage()
      await stage.type("b")
      try await stage.expectGolden("lookup-typing")
      await stage.type("an")
      #expect(stage.screen.contains("bank"))
      #expect(!stage.screen.contains("boat"))
      await stage.type(Keys.backspace + Keys.backspace + "oa")
      #expect(!stage.screen.contains("bank"))
    }

    @Test("in a course, its words come first, also without their accents")
    func course() async throws {
      let player = try Player.withLibrary()
      try player.folder.installSpanish()
      try player.program().core.preferences.change(.course, to: "es")
      let stage = try await stage(player)
      await stage.type("nino")
      #expect(stage.screen.contains("niño") && stage.screen.contains("boy"))
      await stage.type(Keys.enter)
      #expect(stage.title == "niño", "\(stage.screen)")
    }

    @Test("a form leads to its word, and exact matches come first")
    func forms() async throws {
      let stage = try await stage()
      await stage.type("Drew")
      #expect(stage.screen.contains("› draw (drew)"))
      await stage.type(Keys.control("u") + "to")
      #expect(stage.screen.contains("› to"))
      #expect(stage.screen.contains("preposition: towards a place"))
      await stage.type(Keys.enter)
      #expect(stage.title == "to")
    }

    @Test("arrows choose, Enter opens, and Esc returns to the typed text")
    func choosing() async throws {
      let player = try Player.withLibrary()
      let stage = try await stage(player)
      await stage.type("ba" + Keys.down)
      let chosen = try #require(
        stage.screen.split(separator: "\n").last { $0.hasPrefix("  › ") }?
          .split(separator: " ").dropFirst().first)
      await stage.type(Keys.enter)
      #expect(stage.title == chosen)
      #expect(chosen == "balmy", "the second of the list")
      #expect(
        try player.folder.journal().count() == 1, "opening counts as seeing, listing does not")
      await stage.type(Keys.escape)
      #expect(stage.title == "Look up")
      #expect(stage.screen.contains("› ba\n"))
      await stage.type(Keys.escape)
      #expect(stage.screen.contains("Type how a word begins"), "Esc clears first")
      await stage.type(Keys.escape)
      #expect(stage.title == "home")
    }

    @Test("if no word begins with the text, the nearest words can be opened")
    func nothing() async throws {
      let stage = try await stage()
      await stage.type("mountian")
      try await stage.expectGolden("lookup-nearest")
      await stage.type(Keys.enter)
      #expect(stage.title == "mountain")
      await stage.type(Keys.escape)
      await stage.type(Keys.control("u") + "MOUNTIAN ")
      #expect(stage.screen.contains("› mountain"))
    }

    @Test("if no word is near the text, the screen says so")
    func nowhere() async throws {
      let stage = try await stage()
      await stage.type("xyzzyxyzzy")
      #expect(stage.screen.contains("xyzzyxyzzy was not found in Wordhoard; check its spelling."))
      await stage.type(Keys.enter)
      #expect(stage.title == "Look up")
    }

    @Test("any pasted text is accepted")
    func paste() async throws {
      let stage = try await stage()
      await stage.type(Keys.pasted("  BANK\n"))
      #expect(stage.screen.contains("noun, verb: a business"))
      await stage.type(
        Keys.control("u") + Keys.pasted("\u{1B}[31mbank\u{202E}" + "x\u{301}\u{301}"))
      #expect(stage.screen.contains("was not found in Wordhoard"))
      await stage.type(Keys.control("u") + Keys.pasted(String(repeating: "long", count: 50_000)))
      #expect(stage.screen.contains("was not found in Wordhoard"))
    }

    @Test("dictionary words are listed below own words, and the last look-ups are offered")
    func dictionaries() async throws {
      let dictionary = try DictionaryFixture()
      try dictionary.dictd([("bank", "bank\nsofa\n"), ("banjo", "banjo /x/\na boat, gebankt\n")])
      try dictionary.dictd([("banjo", "banjo\nun banjo\n")], named: "zulu")
      var player = try Player.withLibrary()
      player.options.dictionaryFolders = [dictionary.folder.path]
      let stage = try await stage(player)
      stage.props.append(dictionary)
      await stage.type("ban")
      try await stage.expectGolden("lookup-dictionaries")
      await stage.type(Keys.down + Keys.enter)
      try await stage.expectGolden("word-dictionary")
      await stage.type("o")
      #expect(stage.screen.contains("un banjo"))
      #expect(stage.title == "banjo › banjo")
      await stage.type("o")
      #expect(stage.screen.contains("a boat, gebankt"))
      await stage.click("boat")
      #expect(stage.screen.contains("a small thing that carries people"))
      await stage.type("c")
      #expect(stage.copied.last?.contains("boat (noun): a small thing") == true)
      await stage.type(Keys.escape)
      await stage.type("c")
      #expect(stage.copied.last == "banjo: banjo /x/ a boat, gebankt\ntest (test)")
      #expect(try player.folder.journal().latestLooks(limit: 1).map(\.item.term) == ["boat"])
      await stage.type("b")
      await stage.type(Keys.escape)
      #expect(stage.screen.contains("› ban"))
      await stage.type(Keys.escape)
      try await stage.expectGolden("lookup-last")
    }

    @Test("a dictionary word opens in its dictionary, even if it is also a form of an own word")
    func formInDictionary() async throws {
      let dictionary = try DictionaryFixture()
      try dictionary.dictd([("drew", "drew\na name\n")])
      var player = try Player.withLibrary()
      player.options.dictionaryFolders = [dictionary.folder.path]
      let stage = try await stage(player)
      stage.props.append(dictionary)
      await stage.type("drew")
      #expect(stage.screen.contains("› draw (drew)"))
      await stage.type(Keys.down + Keys.enter)
      #expect(stage.title == "drew")
      #expect(stage.screen.contains("a name"))
      // A recent look-up opens in the same source as before.
      await stage.type(Keys.escape)
      await stage.type(Keys.control("u"))
      #expect(stage.screen.contains("Looked up last"))
      await stage.type(Keys.enter)
      #expect(stage.title == "drew")
    }

    @Test("base forms and the word itself come before longer words, with the names of dictionaries")
    func baseForms() async throws {
      let dictionary = try DictionaryFixture()
      let long = "wenting " + String(repeating: "on", count: 20)
      try dictionary.dictd(
        [
          ("00databaseshort", "The Collaborative English Dictionary v.0.5"),
          ("Went", "Went\nof Wend\n"), ("go", "go\nto move\n"), (long, "\(long)\nx\n"),
          ("wentletrap", "wentletrap\na shell\n"),
        ], named: "gcide")
      var player = try Player.withLibrary()
      player.options.dictionaryFolders = [dictionary.folder.path, WordNet.defaultDirectory]
      let stage = try await stage(player)
      stage.props.append(dictionary)
      await stage.type("went")
      let rows = stage.screen.split(separator: "\n").map { $0.drop { " ›".contains($0) } }
      func place(_ start: String) -> Int? { rows.firstIndex { $0.hasPrefix(start) } }
      let places = [place("go (went)"), place("Went "), place("wentletrap ")].compactMap(\.self)
      #expect(places.count == 3 && places == places.sorted(), "\(stage.screen)")
      #expect(
        rows.contains { $0.hasPrefix("wenting ") && $0.contains("…  in Collaborative English") })
    }

    @Test("if no dictionary contains the word either, the screen says so")
    func inNoDictionary() async throws {
      let dictionary = try DictionaryFixture()
      try dictionary.dictd([("banjo", "banjo\n")])
      var player = try Player.withLibrary()
      player.options.dictionaryFolders = [dictionary.folder.path]
      let stage = try await stage(player)
      stage.props.append(dictionary)
      await stage.type("mountian")
      #expect(stage.screen.contains("not found in Wordhoard or your dictionaries; did you mean"))
    }

    @Test("a click opens a word")
    func click() async throws {
      let stage = try await stage()
      await stage.type("ban")
      await stage.click("noun, verb")
      #expect(stage.title == "bank")
    }
  }
#endif
