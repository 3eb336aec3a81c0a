#if FullScreen
  import ClientTestSupport
  import GameEngine
  import Journal
  import Terminal
  import TestSupport
  import Testing

  @testable import ClientCore
  @testable import ClientDecks
  @testable import ClientPlay
  @testable import wordhoard

  @Suite("From a definition to a card")
  struct CardKeyTests {
    private let player: Player

    init() throws { player = try Player() }

    /// All cards.
    private func cards() throws -> [Card] {
      let shelf = CardShelf(try player.folder.journal())
      return try shelf.tree().nodes.flatMap { try shelf.cards(in: $0.id) }
    }

    /// Saves the open form in a deck that does not exist yet, and expects a card of a word of ours.
    private func save(on stage: Stage) async throws -> Card {
      #expect(stage.screen.contains("New card"))
      await stage.type("Found" + Keys.enter)
      #expect(!stage.screen.contains("New card"), "\(stage.screen)")
      let card = try #require(try cards().first)
      let word = try #require(player.pool.items.first { $0.term == card.term })
      #expect(word.senses.contains { $0.definition == card.definition })
      return card
    }

    private func stage(_ form: String) async throws -> Stage {
      var request = PracticeRequest()
      (request.forms, request.level) = ([form], .two)
      (request.questions, request.seed) = (2, 4)
      let stage = await Stage(try player.program(), .game(.play(request)))
      stage.props += [player.folder]
      return stage
    }

    @Test(
      "after an answer of any game, k opens the form with the word, its meaning and its sentence",
      arguments: ["match", "meaning", "recall", "cloze", "anagram", "hangman", "guess"])
    func game(form: String) async throws {
      let stage = try await stage(form)
      await stage.type(Keys.function(5))
      #expect(stage.screen.contains("Not this time"), "\(stage.screen)")
      let answers = try player.progress().gamesCount
      await stage.type("k")
      let card = try await save(on: stage)
      #expect(!card.example.isEmpty)
      #expect(try player.progress().gamesCount == answers)
      #expect(stage.screen.contains("Not this time"), "the verdict is still read")
    }

    @Test("a word of the result, of the recap and of the favorites becomes a card")
    func lists() async throws {
      let stage = try await stage("match")
      for _ in 0..<2 { await stage.type(Keys.function(5) + Keys.enter) }
      #expect(stage.screen.contains("0 of 2 right"), "\(stage.screen)")
      await stage.type("k")
      let card = try await save(on: stage)
      try player.program().core.lists.setFavorite(
        try #require(player.pool.items.first { $0.term == card.term }).id, kept: true)
      let favorites = await Stage(try player.program())
      await favorites.type("fk")
      #expect(favorites.screen.contains("New card"))
      // The deck that was used last is filled in.
      await favorites.type(Keys.enter)
      #expect(try cards().map(\.term) == [card.term, card.term])
      let recap = await Stage(try player.program())
      await recap.type("c" + Keys.enter + "k")
      #expect(recap.screen.contains("New card"))
    }

    @Test("a word that is looked up becomes a card before it is opened")
    func lookUp() async throws {
      let word = try #require(player.pool.items.first)
      let stage = await Stage(try player.program())
      stage.props += [player.folder]
      await stage.type("u" + word.term + Keys.function(7))
      let card = try await save(on: stage)
      #expect(card.term == word.term)
      #expect(try player.progress().words[word.id] == nil, "only opening it counts as seen")
    }

    @Test("the card of a question about a card is its own form")
    func own() async throws {
      let program = try player.program()
      for number in 0..<6 {
        var card = CardChange()
        (card.term, card.definition) = ("term \(number)", "meaning \(number)")
        try program.decks.cardAdder.add(card, to: "Own")
      }
      var request = LearnRequest()
      (request.deck, request.words) = ("Own", 2)
      let stage = await Stage(try player.program(), .game(.learn(request)))
      stage.props += [player.folder]
      await stage.type(Keys.function(5) + "k")
      #expect(stage.screen.contains("Edit card"), "\(stage.screen)")
    }
  }
#endif
