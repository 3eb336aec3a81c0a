#if FullScreen
  import ClientBooks
  import ClientCore
  import ClientDecks
  import ClientTestSupport
  import GameEngine
  import Terminal
  import TestSupport
  import Testing

  @testable import wordhoard

  @Suite("The search on the full screen")
  struct SearchScreenTests {
    private let player: Player

    init() throws {
      player = try Player(.terminal())
      let program = try player.program()
      for (term, definition, deck) in [
        ("glaciar", "glacier", "Spanish/Nature"), ("hielo", "ice", "Spanish/Nature"),
        ("Gletscher", "glacier", "German"),
      ] {
        var card = CardChange()
        (card.term, card.definition) = (term, definition)
        try program.decks.cardAdder.add(card, to: deck)
      }
    }

    private func stage(_ keys: String = "/", isSlow: Bool = false) async throws -> Stage {
      let stage = await Stage(try player.program(), isSlow: isSlow)
      stage.props += [player.folder]
      await stage.type(keys)
      return stage
    }

    @Test("shows what each further letter finds, with its kind and place")
    func typing() async throws {
      let stage = try await stage()
      #expect(stage.screen.contains("screen  Recap"), "without a text the screens are listed")
      await stage.type("gl")
      #expect(stage.screen.contains("Gletscher"))
      await stage.type("aci")
      try await stage.expectGolden("search")
      await stage.type("zzz")
      #expect(stage.screen.contains("look up  glacizzz  in all dictionaries"))
      await stage.type(Keys.escape)
      #expect(stage.screen.contains("screen  Recap"))
    }

    @Test("finds screens, settings and commands by some letters, and looks up what is none")
    func palette() async throws {
      let stage = try await stage(":")
      await stage.type("rcp" + Keys.enter)
      #expect(stage.title == "Recap")
      await stage.type(Keys.escape)
      #expect(stage.title == "home", "a screen takes the place of the search")
      await stage.type(Keys.control("p") + "retention" + Keys.enter)
      #expect(stage.title == "Settings")
      #expect(stage.screen.contains("› Words return at, percent"))
      await stage.type(Keys.escape)
      await stage.type(":deck exp" + Keys.enter)
      #expect(stage.screen.contains("Copied; paste it into your shell."))
      let word = try #require(player.pool.items.first)
      await stage.type(Keys.control("u") + word.term + Keys.up + Keys.enter)
      #expect(stage.screen.contains(word.ipa))
    }

    @Test("a form of games is found by its name, and begins a round")
    func form() async throws {
      let stage = try await stage(":hangm")
      #expect(stage.screen.contains("game     hangman"))
      await stage.type(Keys.enter)
      #expect(stage.title.contains("hangman"))
      #expect(stage.screen.contains("question 1 of 10"))
    }

    @Test("Enter opens a card, a word and a deck, and Esc returns to the results")
    func open() async throws {
      let stage = try await stage()
      await stage.type("hielo" + Keys.enter)
      #expect(stage.screen.contains("ice"))
      #expect(!stage.screen.contains("›"))
      await stage.type(Keys.escape)
      #expect(stage.screen.contains("card"))
      #expect(stage.screen.contains("Spanish/Nature: ice"))
      await stage.type(Keys.escape)
      await stage.type("nature" + Keys.enter)
      #expect(stage.screen.contains("2 cards: 2 new"))
      await stage.type(Keys.escape)
      await stage.type(Keys.escape)
      let word = try #require(player.pool.items.first)
      await stage.type(word.term + Keys.enter)
      #expect(stage.screen.contains(word.ipa))
    }

    @Test("Enter on a place in a book opens the reader there")
    func place() async throws {
      let file = try player.folder.write(BookFiles.emma.utf8, to: "emma.txt")
      try await player.program().run(awaiting: ["book", "add"] + [file])
      _ = player.screen()
      let stage = try await stage()
      await stage.type("highbury")
      #expect(stage.screen.contains("2.1: Mr. Weston was a native of Highbury"))
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("Emma · CHAPTER II"))
    }

    @Test("shows a card as it is after it was changed on the screen that the search opened")
    func changed() async throws {
      let stage = try await stage()
      await stage.type("nature" + Keys.enter + "x" + Keys.escape)
      await stage.type(Keys.escape)
      await stage.type("glaciar")
      #expect(!stage.screen.contains("Spanish/Nature: glacier"))
    }

    @Test("ignores what is found for an earlier text")
    func late() async throws {
      let stage = try await stage("", isSlow: true)
      await stage.finish()
      await stage.type("/")
      await stage.type("hi")
      await stage.type("x")
      await stage.finish()
      #expect(stage.screen.contains("look up  hix"))
      #expect(!stage.screen.contains("hielo"))
    }

    @Test("Enter that comes before the results waits for them")
    func early() async throws {
      let stage = try await stage("", isSlow: true)
      await stage.finish()
      await stage.type("/hielo" + Keys.enter)
      #expect(stage.title == "Search")
      await stage.finish()
      #expect(stage.screen.contains("ice"))
      #expect(stage.title != "Search")
    }

    @Test("a chosen row stays chosen when the results come")
    func chosen() async throws {
      let stage = try await stage("", isSlow: true)
      await stage.finish()
      // Up goes from the screen of this name to the last row, which looks the text up.
      await stage.type("/recap" + Keys.up)
      await stage.finish()
      await stage.type(Keys.enter)
      await stage.finish()
      #expect(stage.title != "Recap" && stage.title != "Search")
    }

    @Test("the list of decks leads to it")
    func decks() async throws {
      let stage = try await stage("k/")
      await stage.type("hielo")
      #expect(stage.screen.contains("Spanish/Nature: ice"))
    }
  }
#endif
