import ClientCore
import ClientDecks
import ClientTestSupport
import Foundation
import GameEngine
import Journal
import TestSupport
import Testing

@Suite("Commands about decks and cards")
struct DeckCommandTests {
  private let player: Player
  private let fixture: DictionaryFixture

  init() throws {
    fixture = try DictionaryFixture()
    var player = try Player(Display())
    player.options.dictionaryFolders = [fixture.folder.path]
    self.player = player
  }

  private struct CardLine: Decodable, Equatable {
    let id, deck, term, definition, example, note, source: String
    let synonyms, tags: [String]
    let difficulty: Int
    let due: Int?
  }

  private struct DeckLine: Decodable {
    struct Pair: Decodable, Equatable { let term, definition: String }
    let path, title, description: String
    let pair: Pair?
    let cards, due: Int
    let difficulty: [String: Int]
  }

  private func decoded<Value: Decodable>(
    _ type: Value.Type = Value.self, _ command: (Program) throws -> Void
  ) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(player.json(of: command).utf8))
  }

  private func details(_ pair: String? = nil, title: String? = nil) -> DeckDetails {
    var details = DeckDetails()
    (details.pair, details.title) = (pair, title)
    return details
  }

  private func card(_ term: String, _ definition: String? = nil) -> CardChange {
    var card = CardChange()
    (card.texts[.term], card.texts[.definition]) = (term, definition)
    return card
  }

  private func add(_ term: String, _ definition: String, to deck: String) throws -> CardLine {
    try decoded { try $0.decks.cardAdder.add(card(term, definition), to: deck) }
  }

  private func error(_ command: (Program) throws -> Void) throws -> ClientError? {
    do {
      try command(player.program())
      return nil
    } catch {
      return ClientError(error)
    }
  }

  @Test("a deck is created with those around it, listed, changed and renamed")
  func decks() throws {
    #expect(try player.screen { try $0.run("deck list") }.hasPrefix("No decks yet"))
    try player.program().run(
      ["deck", "new", "Spanish/Lesson 1"] + details(title: "First words").arguments)
    try player.program().run(["deck", "edit", "spanish", "--pair", "spa-eng"])
    var decks: [DeckLine] = try decoded { try $0.run("deck list") }
    #expect(decks.map(\.path) == ["Spanish", "Spanish/Lesson 1"])
    #expect(decks[1].title == "First words")
    #expect(decks[1].pair == DeckLine.Pair(term: "spa", definition: "eng"))
    #expect(decks[1].difficulty == ["1": 0, "2": 0, "3": 0, "4": 0])
    #expect(
      try player.json { try $0.run("deck list") }.contains("\"description\" : \"\""))
    _ = try add("sol", "sun", to: "Spanish/Lesson 1")
    try player.program().run(["deck", "rename", "Spanish/Lesson 1", "Spanish/Nature"])
    try player.program().run("deck rename Spanish Languages/Spanish")
    decks = try decoded { try $0.run("deck list") }
    #expect(
      decks.map(\.path) == ["Languages", "Languages/Spanish", "Languages/Spanish/Nature"])
    #expect(decks.map(\.cards) == [1, 1, 1])
    #expect(decks[0].pair == nil)
    #expect(decks[2].pair == DeckLine.Pair(term: "spa", definition: "eng"))
    try player.program().run(["deck", "edit", "Languages/Spanish", "--pair", "none"])
    decks = try decoded { try $0.run("deck list") }
    #expect(decks[2].pair == nil)
  }

  @Test("what cannot be done with a deck is refused with one line")
  func refusals() throws {
    try player.program().run(["deck", "new", "Spanish"])
    for (code, command) in [
      (.deckExists, { try $0.run("deck new SPANISH") }),
      (.deckPathInvalid, { try $0.run("deck new a//b") }),
      (.unknownDeck, { try $0.run("deck show French") }),
      (.deckInItself, { try $0.run("deck rename Spanish Spanish/Inside") }),
      (
        .pairMalformed,
        { try $0.run(["deck", "edit", "Spanish"] + self.details("spanish").arguments) }
      ),
      (
        .textTooLong,
        {
          try $0.run(
            ["deck", "edit", "Spanish"]
              + self.details(title: String(repeating: "a", count: 3000)).arguments)
        }
      ),
    ] as [(ClientError.Code, (Program) throws -> Void)] {
      #expect(try error(command)?.code == code)
    }
    #expect(
      try error { try $0.run("deck show French") }?.message.contains("Spanish") == true)
  }

  @Test("cards are added, shown, changed, moved and removed, and their ids stay")
  func cards() throws {
    var change = card("glaciar", "glacier")
    change.example = "El glaciar se derrite."
    change.synonyms = ["ventisquero"]
    change.tags = [" two\u{A0} words ", "tag", " "]
    change.note = "masculine"
    change.source = "a walk"
    change.difficulty = .shaky
    let added: CardLine = try decoded { try $0.decks.cardAdder.add(change, to: "Spanish") }
    #expect(added.id.hasPrefix("card/"))
    #expect(added.tags == ["two_words", "tag"])
    #expect(added.difficulty == 3)
    #expect(try decoded { try $0.run("card list spanish") } == [added])
    let short = String(added.id.dropFirst(5).prefix(4))
    #expect(try decoded { try $0.run(["card", "show", short]) } == added)
    var edit = CardChange()
    (edit.definition, edit.note) = ("glacier; ice field", "")
    let edited: CardLine = try decoded { try $0.run(["card", "edit", short] + edit.arguments) }
    #expect(edited.id == added.id)
    #expect(edited.definition == "glacier; ice field")
    #expect(edited.note == "")
    #expect(edited.example == added.example)
    #expect(edited.difficulty == 3)
    // What stays the same is not written, so that it overwrites nothing of another device.
    let count = try player.folder.journal().count()
    #expect(try decoded { try $0.run(["card", "edit", short] + edit.arguments) } == edited)
    #expect(try player.folder.journal().count() == count)
    let moved: CardLine = try decoded {
      try $0.run(["card", "move", short, "Spanish/Nature"])
    }
    #expect(moved.deck == "Spanish/Nature")
    let text = try player.screen { try $0.run(["card", "show", added.id]) }
    for part in ["glaciar", "ventisquero", "Spanish/Nature"] { #expect(text.contains(part)) }
    #expect(
      try player.screen { try $0.run(["card", "remove", short]) }
        == "glaciar is removed; `wordhoard undo` brings it back.\n")
    #expect(try decoded([CardLine].self) { try $0.run("card list Spanish") } == [])
    #expect(try error { try $0.run(["card", "show", short]) }?.code == .unknownCard)
  }

  @Test("an id that several cards begin with names them, and an empty one none")
  func ambiguous() throws {
    for number in 0..<40 { _ = try add("word \(number)", "x", to: "Deck") }
    let cards: [CardLine] = try decoded { try $0.run("card list Deck") }
    #expect(cards.map(\.term) == (0..<40).map { "word \($0)" })
    let first = Dictionary(grouping: cards) { $0.id.dropFirst(5).first }
      .first { $0.value.count > 1 }?.key
    let digit = try #require(first ?? nil)
    let refused = try #require(try error { try $0.run(["card", "show", String(digit)]) })
    #expect(refused.code == .ambiguousCard)
    for id in ["", "card/", "nothing"] {
      #expect(try error { try $0.run(["card", "show", id]) }?.code == .unknownCard)
    }
  }

  @Test("texts that no card can have are refused, and control characters are left out")
  func texts() throws {
    #expect(
      try error { try $0.decks.cardAdder.add(card(" \u{1B} ", "x"), to: "Deck") }?.code
        == .noTerm)
    #expect(
      try error { try $0.decks.cardAdder.add(card("x", " "), to: "Deck") }?.code == .noDefinition
    )
    let long = String(repeating: "a", count: CardEntry.longest + 1)
    #expect(
      try error { try $0.decks.cardAdder.add(card(long, "x"), to: "Deck") }?.code == .textTooLong
    )
    #expect(try decoded([DeckLine].self) { try $0.run("deck list") }.isEmpty)
    let added = try add("so\u{1B}[2Jl\n", " line\none\u{202E} ", to: "Deck")
    #expect(added.term == "so[2Jl")
    #expect(added.definition == "line\none")
    #expect(try add("می‌خواهم", "I want", to: "Deck").term.unicodeScalars.contains("\u{200C}"))
  }

  @Test("undo takes back change after change, the last one first")
  func undo() throws {
    let undo = { try player.screen { try $0.run("undo") } }
    #expect(try error { try $0.run("undo") }?.code == .nothingToUndo)
    let added = try add("sol", "sun", to: "Spanish/Lesson")
    var edit = CardChange()
    edit.term = "luna"
    try player.program().run(["card", "edit", added.id] + edit.arguments)
    try player.program().run(["card", "move", added.id, "Other"])
    try player.program().run(["card", "remove", added.id])
    try player.program().run("deck remove Spanish")
    _ = try player.program().core.preferences.change(.theme, to: "sepia")
    #expect(try undo() == "Taken back: the change of the setting theme.\n")
    #expect(try undo() == "The deck Spanish is back.\n")
    #expect(try undo() == "The card luna is back.\n")
    #expect(try undo() == "Taken back: the move of the card luna.\n")
    #expect(
      try decoded([CardLine].self) { try $0.run("card list Spanish") }.map(\.term)
        == [
          "luna"
        ])
    #expect(try undo() == "Taken back: the change of the card luna.\n")
    #expect(try undo() == "Taken back: the new card sol.\n")
    #expect(try decoded([DeckLine].self) { try $0.run("deck list") }.isEmpty)
    #expect(try error { try $0.run("undo") }?.code == .nothingToUndo)
  }

  @Test(
    "a removed deck takes its cards along, a new one of its path is empty, and undo brings all back"
  )
  func removal() throws {
    _ = try add("sol", "sun", to: "Spanish")
    #expect(
      try player.screen { try $0.run("deck remove Spanish") }
        == "Spanish is removed, with 1 card; `wordhoard undo` brings it back.\n")
    try player.program().run(["deck", "new", "Spanish"])
    #expect(try decoded([CardLine].self) { try $0.run("card list Spanish") }.isEmpty)
    _ = try player.screen { try $0.run("undo") }
    _ = try player.screen { try $0.run("undo") }
    #expect(
      try decoded([CardLine].self) { try $0.run("card list Spanish") }.map(\.term)
        == [
          "sol"
        ])
  }

  // MARK: - Dictionaries

  private func giveDictionaries() throws {
    try fixture.dictd(
      [
        ("00databaseshort", "English-Spanish"), ("house", "house /haus/\ncasa\n"),
        ("light", "light /lait/\n1. encender\n2. claro\n3. luz\n"),
      ], named: "freedict-eng-spa")
    try fixture.dictd(
      [
        ("00databaseshort", "Spanish-English"),
        ("casa", "casa\nfamily <n>, line <n>\n"),
        ("casa", "casa\nhouse <n>\n      \"en casa\"  - at home\n see: {casas}\n"),
      ], named: "freedict-spa-eng")
  }

  @Test("without a terminal, a missing definition is an error that names those of the dictionaries")
  func proposals() throws {
    try giveDictionaries()
    try player.program().run(["deck", "new", "Spanish", "--pair", "es-en"])
    let refused = try #require(
      try error { try $0.decks.cardAdder.add(card("casa"), to: "Spanish") })
    #expect(refused.code == .noDefinition)
    // The meaning with more examples first.
    #expect(refused.message.hasSuffix("dictionaries have: house; family, line"))
    #expect(
      try error { try $0.decks.cardAdder.add(card("nada"), to: "Spanish") }?.message
        == "nada has no definition; give one after the term")
  }

  @Test(
    "at a terminal, definitions are proposed to choose from",
    arguments: [
      ([""], "encender"), (["3"], "luz"), (["1 3"], "encender; luz"), (["9", "1 4", "3"], "luz"),
      ([" mine "], "mine"),
    ])
  func choosing(typed: [String], definition: String) throws {
    try giveDictionaries()
    var player = player
    player.test.display = .terminal()
    try player.program().run(["deck", "new", "English", "--pair", "eng-spa"])
    let lines = typed.map { InputLine.text($0) }
    try player.program(typing: lines).decks.cardAdder.add(card("light"), to: "English")
    #expect(player.screen().contains("3. luz\n"))
    let cards: [CardLine] = try decoded { try $0.run("card list English") }
    #expect(cards.map(\.definition) == [definition])
  }

  @Test("a card is named by its term, too, unless several have it or an id begins so")
  func naming() throws {
    let sol = try add("sol", "sun", to: "Spanish")
    _ = try add("el mar", "sea", to: "Spanish")
    _ = try add("El Mar", "the sea", to: "Other")
    #expect(try decoded(CardLine.self) { try $0.run("card show Sol") } == sol)
    let refused = try #require(try error { try $0.run(["card", "show", "el mar"]) })
    #expect(refused.code == .ambiguousCard && refused.message.contains("2 cards"))
    _ = try add(String(sol.id.dropFirst(5).prefix(3)), "a word", to: "Spanish")
    #expect(
      try error { try $0.run(["card", "show", String(sol.id.dropFirst(5).prefix(3))]) }?.code
        == .ambiguousCard)
    #expect(try decoded(CardLine.self) { try $0.run(["card", "show", sol.id]) } == sol)
  }

  @Test("decks are in alphabetical order, whatever their case, each before the decks in it")
  func order() throws {
    for path in ["beta", "Alpha/two", "Alpha/One", "alpha 2", "Zeta"] {
      try player.program().run(["deck", "new", path])
    }
    #expect(
      try decoded([DeckLine].self) { try $0.run("deck list") }.map(\.path)
        == ["Alpha", "Alpha/One", "Alpha/two", "alpha 2", "beta", "Zeta"])
  }

  @Test("new languages say what they mean: no proposals, and text from right to left")
  func remarks() throws {
    try giveDictionaries()
    let said = { (pair: String) in
      try player.screen { try $0.run(["deck", "new", "Deck \(pair)", "--pair", pair]) }
    }
    #expect(try said("spa-eng") == "Deck spa-eng is created.\n")
    #expect(
      try said("Klingon-eng").contains("translates between Klingon and English; everything but"))
    let hebrew = try said("heb-eng")
    #expect(hebrew.contains("between Hebrew and English") && hebrew.contains("right to left"))
    #expect(try !said("zh-Hant:en").contains("right to left"))
  }

  @Test("a language without a dictionary works: the definition is asked for")
  func ownLanguage() throws {
    var player = player
    player.test.display = .terminal()
    try player.program().run(["deck", "new", "Klingon", "--pair", "Klingon-English"])
    try player.program(typing: [.text(""), .text("hello")]).decks.cardAdder.add(
      card("nuqneH"), to: "Klingon")
    let cards: [CardLine] = try decoded { try $0.run("card list Klingon") }
    #expect(cards.map(\.definition) == ["hello"])
    #expect(try error { try $0.decks.cardAdder.add(card("x"), to: "Klingon") } != nil)
  }
}
