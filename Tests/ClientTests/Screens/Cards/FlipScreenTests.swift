#if FullScreen
  import Client
  import GameEngine
  import Terminal
  import TestSupport
  import Testing

  @testable import FrontEnds

  @Suite("Cards that are turned over")
  struct FlipScreenTests {
    private let player: Player

    init() throws {
      player = try Player(.terminal())
      let program = try player.program()
      var details = DeckDetails()
      details.pair = "spa-eng"
      try program.deckCommands.create("Spanish", details)
      for (term, definition) in [("sol", "sun"), ("luz", "light"), ("mar", "sea")] {
        var card = CardChange()
        (card.term, card.definition, card.example) = (term, definition, "Aquí {\(term)}.")
        try program.cardCommands.add(card, to: "Spanish")
      }
    }

    private func stage() async throws -> Stage {
      let stage = await Stage(try player.program())
      stage.props += [player.folder]
      await stage.type("k" + Keys.enter + "f")
      return stage
    }

    private func word(_ term: String) throws -> ItemProgress? {
      let cards = try player.program().cards.list(in: "Spanish")
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

    @Test("without a voice for its language, the card says so and stays")
    func voice() async throws {
      let stage = try await stage()
      await stage.type("v")
      #expect(stage.screen.contains("espeak-ng is not installed"))
      #expect(stage.screen.contains("sol"))
    }
  }
#endif
