#if FullScreen
  import ClientCore
  import ClientTestSupport
  import GameEngine
  import Terminal
  import TestSupport
  import Testing

  @testable import ClientDecks

  @Suite("Cards that are entered one after another")
  struct CardScreenTests {
    private let player: Player

    init() throws {
      player = try Player(.terminal())
      let program = try player.program()
      for (deck, pair) in [("Spanish", "es-en"), ("German", "de-en")] {
        var details = DeckDetails()
        details.pair = pair
        try program.decks.decks.create(deck, details)
      }
    }

    private func stage(_ keys: String) async throws -> Stage {
      let stage = await Stage(try player.program(), at: .decks)
      stage.props += [player.folder]
      await stage.type(keys)
      return stage
    }

    private func cards() throws -> [String] {
      try player.program().decks.cards.list(CardSelection()).map(\.card.term)
    }

    @Test("Enter keeps each card and empties the form, and F4 takes the last one back")
    func repeated() async throws {
      let stage = try await stage(Keys.enter + "a")
      for (term, definition) in [("perro", "dog"), ("gato", "cat"), ("casa", "hose")] {
        await stage.type(term + Keys.tab + definition + Keys.enter)
      }
      #expect(stage.screen.contains("✓ casa hose   ✓ gato cat   ✓ perro dog"))
      #expect(try cards().sorted() == ["casa", "gato", "perro"])
      await stage.type(Keys.function(4))
      #expect(stage.screen.contains("✓ gato cat   ✓ perro dog"))
      #expect(try cards().sorted() == ["gato", "perro"])
    }

    @Test("Esc asks before it drops what was typed, and leaves an untouched form at once")
    func leaving() async throws {
      let stage = try await stage(Keys.enter + "a" + "luz" + Keys.tab + "light" + Keys.escape)
      #expect(stage.screen.contains("Leave this card?"))
      await stage.type(Keys.escape)
      #expect(!stage.screen.contains("Leave this card?"))
      #expect(stage.screen.contains("luz") && stage.screen.contains("light"))
      await stage.type(Keys.escape)
      await stage.type("n" + Keys.enter)
      #expect(try cards() == ["luz"])
      await stage.type(Keys.escape)
      #expect(!stage.screen.contains("New card"))
      await stage.type("a" + "mar" + Keys.escape)
      await stage.type("y")
      #expect(!stage.screen.contains("New card"))
      #expect(try cards() == ["luz"])
    }

    @Test("Enter after a term goes on to its definition")
    func onward() async throws {
      let stage = try await stage(Keys.enter + "a")
      await stage.type("luz" + Keys.enter + "light" + Keys.enter)
      #expect(stage.screen.contains("✓ luz light"))
    }

    @Test("keys for the next card count while one is being written, and a refused one comes back")
    func meanwhile() async throws {
      let stage = try await stage(Keys.enter + "a")
      stage.isSlow = true
      await stage.type("sol" + Keys.tab + "sun" + Keys.enter + "mar")
      stage.isSlow = false
      await stage.finish()
      await stage.type(Keys.tab + "sea" + Keys.enter)
      #expect(try cards().sorted() == ["mar", "sol"])
      await stage.type("luz" + Keys.enter + Keys.enter)
      #expect(stage.screen.contains("! "))
      #expect(stage.screen.contains("luz"))
    }

    @Test("a word goes to the deck of its language that was used last, or a new one is proposed")
    func language() async throws {
      let decks = try player.program().decks
      var card = CardChange()
      (card.term, card.definition) = ("Hund", "dog")
      try decks.cards.add([card], to: "German")
      let keeper = decks.cards
      #expect(try keeper.lastUsedDeck(of: "es") == "Spanish")
      #expect(try keeper.lastUsedDeck(of: "de") == "German")
      #expect(try keeper.lastUsedDeck(of: nil) == "German")
      #expect(try keeper.lastUsedDeck(of: "en") == nil)
      (card.term, card.definition) = ("dawn", "the first light of a day")
      let stage = await Stage(
        try player.program(), at: .card(.texts(card, language: LanguageTag.english)))
      #expect(stage.screen.contains("English"))
      await stage.type(Keys.enter)
      #expect(try keeper.lastUsedDeck(of: nil) == "English")
    }

    @Test("a line that is not edited shows its beginning, and an example without braces")
    func unfocused() async throws {
      var card = CardChange()
      card.term = "dawn"
      card.example = "We left at {dawn}, " + String(repeating: "and walked on ", count: 9)
      let stage = await Stage(
        try player.program(), at: .card(.texts(card, language: LanguageTag.english)))
      #expect(stage.screen.contains("We left at dawn, and walked on"))
      #expect(stage.screen.contains("…"))
    }

    @Test("the languages of a deck begin with the one that its path names")
    func named() async throws {
      try player.program().decks.decks.create("Portuguese/Lesson 1")
      let stage = await Stage(try player.program(), at: .decks)
      await stage.type(Keys.down + "p")
      let first = stage.screen.split(separator: "\n").first { $0.contains("› ") }
      #expect(first?.contains("Portuguese") == true, "\(stage.screen)")
    }
  }
#endif
