#if FullScreen
  import ClientTestSupport
  import Exchange
  import Foundation
  import GameEngine
  import Terminal
  import TestSupport
  import Testing

  @testable import ClientCore
  @testable import ClientDecks

  @Suite("Cards that are turned over")
  struct FlipScreenTests {
    private let player: Player

    init() throws {
      player = try Player(.terminal())
      let program = try player.program()
      try program.run(["deck", "new", "Spanish", "--pair", "spa-eng"])
      for (term, definition) in [("sol", "sun"), ("luz", "light"), ("mar", "sea")] {
        var card = CardChange()
        (card.term, card.definition, card.example) = (term, definition, "Aquí {\(term)}.")
        try program.decks.cardAdder.add(card, to: "Spanish")
      }
    }

    private func stage() async throws -> Stage {
      let stage = await Stage(try player.program(), at: .decks)
      stage.props += [player.folder]
      await stage.type(Keys.enter + "f")
      return stage
    }

    private func word(_ term: String) throws -> ItemProgress? {
      let cards = try player.program().decks.cards.list(in: "Spanish")
      return try player.progress().words.first { word in
        cards.contains { $0.card.id == word.key && $0.card.term == term }
      }?.value
    }

    @Test("one side is shown, then the other, and the player says how it went")
    func grades() async throws {
      let stage = try await stage()
      #expect(stage.screen.contains("sol") && !stage.screen.contains("sun"))
      await stage.type("4")
      #expect(try word("sol") == nil, "a side that is not seen cannot be graded")
      await stage.type(Keys.enter)
      try await stage.expectGolden("flip")
      #expect(stage.screen.contains("sun"))
      await stage.type("4")
      #expect(stage.screen.contains("luz") && !stage.screen.contains("light"))
      await stage.type(" 1")
      await stage.type(" " + Keys.enter)
      #expect(stage.screen.contains("That was the last card."))
      #expect(stage.screen.contains("1 again, 1 good, 1 easy"))
      let stability = try ["luz", "mar", "sol"].map {
        try #require(try word($0)?.memory).state.stability
      }
      #expect(stability == stability.sorted() && Set(stability).count == 3)
      #expect(try player.progress().gamesCount == 0)
      await stage.type("u")
      #expect(stage.screen.contains("Taken back: what you said about mar."))
      #expect(try word("mar") == nil)
      #expect(stage.screen.contains("Enter turns the card over."))
    }

    @Test("the sides are turned round, and a card is edited on the way")
    func around() async throws {
      let stage = try await stage()
      await stage.type("r")
      #expect(stage.screen.contains("sun") && !stage.screen.contains("sol "))
      await stage.type("e" + "shine" + Keys.enter)
      #expect(stage.screen.contains("sunshine"))
      await stage.type("n")
      #expect(stage.screen.contains("light"))
      await stage.type(Keys.left)
      #expect(stage.screen.contains("sunshine"))
      #expect(try player.progress().words.isEmpty)
    }

    @Test("the first picture that can be shown is below the answer")
    func picture() async throws {
      let trader = try CardTrader()
      trader.useMachineClock()
      let square = try #require(Data(base64Encoded: FlipScreenTests.square))
      let path = trader.path("in.apkg")
      _ = try CardExport(.anki).write(
        to: path, media: { $0 == "square.png" ? Array(square) : Array("GIF89a".utf8) }
      ) { add in
        var draft = CardDraft(deck: "Spanish", term: "sol")
        (draft.id, draft.definition) = ("sol", "sun")
        draft.pictures = ["moving.gif", "square.png"]
        try add(draft)
      }
      try trader.take(path)
      let stage = await Stage(try trader.player.program(), at: .decks)
      await stage.type(Keys.enter + "f")
      #expect(!stage.screen.contains("▀"))
      await stage.type(" ")
      #expect(stage.screen.contains("▀"))
    }

    /// A picture of 4 × 4 pixels: blue above, yellow below.
    private static let square = """
      iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAFklEQVR42mNgYDiBhJA5v+4EwBEKBwDS\
      gxdxIv9BUQAAAABJRU5ErkJggg==
      """

    @Test("without a voice for its language, the card says so and stays")
    func voice() async throws {
      let stage = try await stage()
      await stage.type("v")
      #expect(stage.screen.contains("espeak-ng is not installed"))
      #expect(stage.screen.contains("sol"))
    }
  }
#endif
