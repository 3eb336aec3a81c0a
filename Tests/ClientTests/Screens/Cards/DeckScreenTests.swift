#if FullScreen
  import ClientTestSupport
  import Foundation
  import GameEngine
  import Journal
  import Terminal
  import TestSupport
  import Testing

  @testable import ClientCore
  @testable import ClientDecks
  @testable import ClientPlay
  @testable import wordhoard

  @Suite("Decks and cards on the full screen")
  struct DeckScreenTests {
    private let player: Player
    private let fixture: DictionaryFixture

    init() throws {
      fixture = try DictionaryFixture()
      try fixture.dictd(
        [("house", "house /haus/\ncasa\n"), ("light", "light\n1. luz\n2. claro\n")],
        named: "freedict-eng-spa")
      try fixture.dictd([("mar", "mar\nsea\n")], named: "freedict-spa-eng")
      var player = try Player(.terminal())
      player.options.dictionaryFolders = [fixture.folder.path]
      self.player = player
    }

    private func stage() async throws -> Stage {
      let stage = await Stage(try player.program())
      stage.props += [player.folder, fixture]
      await stage.type("k")
      return stage
    }

    /// All cards.
    private func cards() throws -> [Card] {
      let shelf = CardShelf(try player.folder.journal())
      return try shelf.tree().nodes.flatMap { try shelf.cards(in: $0.id) }
    }

    @Test("a deck is created, opened and filled by keys, with a proposed translation")
    func create() async throws {
      let stage = try await stage()
      #expect(stage.screen.contains("A deck has cards of your own"))
      await stage.type("nEnglish" + Keys.enter)
      #expect(stage.screen.contains("Languages of English"))
      await stage.type("eng" + Keys.enter)
      await stage.type("spa" + Keys.enter)
      #expect(stage.screen.contains("eng-spa"))
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("No cards yet. Press a to add one"))
      await stage.type("alight" + Keys.function(2))
      try await stage.expectGolden("card-proposals")
      #expect(stage.screen.contains("[ ] luz"))
      await stage.type(Keys.down + Keys.enter)
      #expect(!stage.screen.contains("[ ] luz"))
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("✓ light claro"))
      #expect(try cards().map(\.definition) == ["claro"])
      await stage.type(Keys.escape)
      #expect(stage.screen.contains("1 card: 1 new"))
    }

    @Test("several proposals are taken together, and a term is proposed for a translation")
    func proposals() async throws {
      try fill()
      try player.program().run("deck new English --pair eng-spa")
      let stage = try await stage()
      await stage.type(Keys.enter + "alight" + Keys.function(2) + " " + Keys.down + " ")
      #expect(stage.screen.contains("[x] luz") && stage.screen.contains("[x] claro"))
      await stage.type(Keys.enter + Keys.enter)
      #expect(try cards().first { $0.term == "light" }?.definition == "luz; claro")
      await stage.type(Keys.escape)
      await stage.type(Keys.escape)
      await stage.type(Keys.down + Keys.enter + "a" + Keys.tab + "house" + Keys.backTab)
      await stage.type(Keys.function(2) + Keys.enter)
      #expect(try cards().first { $0.definition == "house" }?.term == "casa")
    }

    @Test("a session asks for its number of cards, which does not count for others")
    func learn() async throws {
      for term in ["sol", "luz", "mar"] {
        var card = CardChange()
        (card.term, card.definition) = (term, "the meaning of \(term)")
        try player.program().decks.cardAdder.add(card, to: "New")
      }
      let stage = try await stage()
      await stage.type("l")
      #expect(stage.screen.contains("How many cards?  20"))
      await stage.type(Keys.backspace + Keys.backspace + "0" + Keys.enter)
      #expect(stage.screen.contains("A number from 1 to 50"))
      await stage.type(Keys.backspace + "2" + Keys.enter)
      #expect(stage.screen.contains("1 of 2"), "\(stage.screen)")
      #expect(try player.program().core.preferences.current().session == 20)
    }

    @Test(
      "the games with a deck are chosen by arrows",
      arguments: [(1, " Learn"), (2, " Play"), (3, "Sixty seconds")])
    func games(steps: Int, title: String) async throws {
      for (term, meaning) in [
        ("sol", "sun"), ("luna", "moon"), ("mar", "sea"), ("pan", "bread"), ("casa", "house"),
      ] {
        var card = CardChange()
        (card.term, card.definition) = (term, meaning)
        try player.program().decks.cardAdder.add(card, to: "New")
      }
      let stage = try await stage()
      await stage.type("l")
      for _ in 0..<steps { await stage.type(Keys.down) }
      await stage.type(Keys.enter)
      #expect(stage.screen.contains(title), "\(stage.screen)")
    }

    @Test("our words of a level are listed with translations, and those not ticked stay out")
    func starter() async throws {
      let words = player.pool.items(level: .two).prefix(3).map(\.term)
      try fixture.dictd(
        words.sorted().map { ($0, "\($0)\nzwei \($0), other\n") }, named: "freedict-eng-deu")
      try fixture.dictd(
        words.sorted().map { ("zwei \($0)", "zwei \($0)\n\($0)\n") }, named: "freedict-deu-eng")
      try player.program().run("deck new German --pair deu-eng")
      let stage = try await stage()
      await stage.type(Keys.enter + "s")
      #expect(stage.screen.contains("Wordhoard's words of level 1"))
      #expect(stage.screen.contains("agree on no further translations"))
      await stage.type(Keys.right)
      #expect(stage.screen.contains("[x] zwei \(words[0])"), "\(stage.screen)")
      #expect(stage.screen.contains("2 dictionaries agree"), "\(stage.screen)")
      await stage.type(Keys.down + " " + Keys.enter)
      #expect(stage.screen.contains("2 cards: 2 new"), "\(stage.screen)")
      #expect(try cards().count == 2)
    }

    @Test("a deck gets a title and a description")
    func title() async throws {
      try fill()
      let stage = try await stage()
      await stage.type("tFirst words" + Keys.enter + "dA book" + Keys.enter)
      #expect(stage.screen.contains("First words · A book"))
      await stage.type("t" + Keys.control("u") + Keys.enter)
      #expect(!stage.screen.contains("First words") && stage.screen.contains("A book"))
    }

    @Test("languages that a dictionary pairs with the other side come first, and any name works")
    func languages() async throws {
      try player.program().run("deck new Own")
      let stage = try await stage()
      await stage.type("p")
      try await stage.expectGolden("pair")
      await stage.type("span")
      let rows = stage.screen.split(separator: "\n").filter { $0.contains("pan") }
      #expect(rows.contains { $0.contains("› Spanish (spa)  dictionary") })
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("› English (eng)  dictionary"))
      await stage.type("Klingon")
      #expect(stage.screen.contains("› Klingon, without a dictionary"))
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("spa-Klingon"))
    }

    @Test("a form writes only what was changed in it")
    func meanwhile() async throws {
      try fill()
      let stage = try await stage()
      await stage.type(Keys.down + Keys.enter + "e" + "; gleam")
      let luz = try #require(try cards().first { $0.term == "luz" })
      var other = CardChange()
      (other.note, other.synonyms) = ("feminine", ["claridad"])
      try player.program().run(["card", "edit", luz.id.rawValue] + other.arguments)
      try player.program().run(["card", "move", luz.id.rawValue, "Spanish/Two"])
      await stage.type(Keys.enter)
      let saved = try #require(try cards().first { $0.id == luz.id })
      #expect(saved.definition == "light; gleam")
      #expect(saved.note == "feminine")
      #expect(saved.synonyms == ["claridad"])
      #expect(saved.deck != luz.deck)
    }

    private func fill() throws {
      let program = try player.program()
      try program.run("deck new Spanish")
      try program.run("deck edit Spanish --pair spa-eng")
      for (term, definition, difficulty) in [
        ("sol", "sun", Difficulty.known), ("luz", "light", .hard), ("mar", "sea", .shaky),
      ] {
        var card = CardChange()
        (card.term, card.definition, card.difficulty) = (term, definition, difficulty)
        try program.decks.cardAdder.add(card, to: "Spanish/One")
      }
    }

    @Test("a deck shows its sections, turns cards over, filters, sets a difficulty and removes")
    func deck() async throws {
      try fill()
      let stage = try await stage()
      try await stage.expectGolden("decks")
      await stage.type(Keys.down + Keys.enter)
      try await stage.expectGolden("deck")
      #expect(!stage.screen.contains("Synonym"))
      await stage.type(Keys.enter)
      try await stage.expectGolden("deck-back")
      await stage.type("/SÉ á" + Keys.enter)
      #expect(stage.screen.contains("1 card: 1 shaky"))
      await stage.type("1")
      #expect(stage.screen.contains("1 card: 1 known"))
      await stage.type("x")
      #expect(try cards().map(\.term).sorted() == ["luz", "sol"])
      #expect(stage.screen.contains("mar is removed; press u to undo."))
      await stage.type("u" + Keys.escape)
      #expect(try cards().count == 3)
    }

    @Test("a card is edited in place, and what is known of it stays")
    func edit() async throws {
      try fill()
      let stage = try await stage()
      await stage.type(Keys.down + Keys.enter + "e")
      try await stage.expectGolden("card")
      await stage.type("; gleam" + Keys.enter)
      let card = try #require(try cards().first { $0.term == "luz" })
      #expect(card.definition == "light; gleam")
      #expect(try player.progress().difficulty(of: card.id) == .hard)
    }

    @Test("the form proposes a term for a definition, and says what is missing")
    func form() async throws {
      try fill()
      let stage = try await stage()
      await stage.type(Keys.down + Keys.enter + "a" + Keys.enter + Keys.enter)
      #expect(stage.screen.contains("a card needs a term"))
      await stage.type("nada" + Keys.function(2))
      #expect(stage.screen.contains("No installed dictionary has a translation of it."))
    }

    @Test("a word that is looked up becomes a card, in a deck that is made on the way")
    func lookedUp() async throws {
      let stage = await Stage(try player.program())
      stage.props += [player.folder, fixture]
      await stage.type("n" + "k")
      #expect(stage.screen.contains("New card"))
      await stage.type("Found" + Keys.enter)
      let card = try #require(try cards().first)
      #expect(!card.definition.isEmpty)
      #expect(stage.screen.contains("\(card.term) is a card in Found now."))
    }

    @Test("decks are renamed and removed, and undone")
    func rename() async throws {
      try fill()
      let stage = try await stage()
      await stage.type("r" + "2" + Keys.enter)
      #expect(stage.screen.contains("Spanish2"))
      await stage.type("x")
      #expect(stage.screen.contains("A deck has cards of your own"))
      await stage.type("u")
      #expect(stage.screen.contains("Spanish2"))
      await stage.type("nbad//path" + Keys.enter)
      #expect(stage.screen.contains("cannot be the path of a deck"))
    }
  }
#endif
