import Foundation
import TestSupport
import Testing

@Suite("A book of lessons in a terminal")
struct CardBookTests {
  private let home: Home
  private let fixture: DictionaryFixture
  private var environment: [String: String] { ["WORDHOARD_DICTIONARIES": fixture.folder.path] }

  init() throws {
    home = try Home()
    fixture = try DictionaryFixture()
    try fixture.dictd(
      [
        ("bread", "bread /bred/\npan\n"), ("dog", "dog /dog/\nperro\n"),
        ("house", "house /haus/\ncasa\n"),
      ], named: "freedict-eng-spa")
    try fixture.dictd(
      [
        ("casa", "casa /kasa/\n1. house\n2. home\n"), ("mar", "mar\nsea\n"),
        ("sol", "sol\nsun\n"),
      ], named: "freedict-spa-eng")
  }

  private func run(_ arguments: String) throws -> String {
    let outcome = try Binary.run(arguments, environment: environment, home: home)
    #expect(outcome.status == 0, "\(arguments): \(outcome.stderr)")
    return outcome.stdout
  }

  private struct Card: Decodable {
    let deck, term, definition: String
    let difficulty: Int
  }

  private func cards(_ deck: String) throws -> [Card] {
    try JSONDecoder().decode([Card].self, from: Data(run("card list \(deck) --json").utf8))
  }

  /// Plays a session: the first card is missed, all other answers are right.
  private func learn(_ deck: String, _ pairs: [String: String]) throws {
    let game = try JSONLGame(
      ["learn", "--deck", deck, "--words", "\(pairs.count)"], environment: environment, home: home)
    try game.open()
    let both = pairs.merging(pairs.map { ($1, $0) }) { first, _ in first }
    var missed: String?
    while let question = game.question, game.events.last?.event != "result" {
      let prompt = try #require(question.prompt)
      let answer = try #require(both[prompt], "unexpected: \(prompt)")
      missed = missed ?? prompt
      if prompt == missed {
        try game.send("")
      } else if question.input == "choice" {
        let place = try #require(question.choices?.firstIndex(of: answer))
        try game.send("\(place + 1)")
      } else {
        try game.send(answer)
      }
    }
    try game.finish()
  }

  #if FullScreen
    @Test(
      "two lessons are filled by keys with translations in both directions, learned, and sorted",
      arguments: [(80, 24), (60, 20)])
    func book(columns: Int, rows: Int) throws {
      // A player who has set a level is not asked for one first.
      for setting in ["screen full", "level 2"] { _ = try run("settings set \(setting)") }
      let terminal = try Tmux(
        columns: columns, rows: rows, environment: environment, isPlain: false, home: home)
      try terminal.type("clear; wordhoard")
      try terminal.look(for: "Settings")
      try terminal.send("k")
      try terminal.look(for: "A deck has cards of your own")
      try create("Spanish", in: terminal)
      try terminal.look(for: "Language of the terms")
      try terminal.type("spa")
      try terminal.look(for: "English (eng)")
      try terminal.look(for: "dictionary")
      try terminal.type("eng")
      try terminal.look(for: "spa-eng")
      for lesson in ["One", "Two"] {
        try create("Spanish/\(lesson)", in: terminal)
        try terminal.look(for: "  \(lesson)")
      }
      try terminal.press("Down")
      try terminal.press("Enter")
      try terminal.look(for: "No cards yet")
      try add("casa", "house", in: terminal) {
        try terminal.look(for: "[ ] home")
        try terminal.press("Enter")
      }
      try add("mar", "sea", in: terminal)
      try terminal.look(for: "2 cards: 2 new")
      try terminal.press("Escape")
      try terminal.look(for: "3 decks")
      try terminal.press("Down")
      try terminal.press("Enter")
      try terminal.look(for: "No cards yet")
      try add("sol", "sun", in: terminal)
      try addTerm("perro", for: "dog", in: terminal)
      try addTerm("pan", for: "bread", in: terminal)
      try terminal.look(for: "3 cards: 3 new")
      #expect(try cards("Spanish/One").map(\.definition) == ["house", "sea"])
      #expect(try cards("Spanish/Two").map(\.term) == ["sol", "perro", "pan"])

      try learn(
        "Spanish",
        ["casa": "house", "mar": "sea", "sol": "sun", "perro": "dog", "pan": "bread"])
      try terminal.press("Escape")
      try terminal.press("Home")
      try terminal.press("Enter")
      try terminal.look(for: "5 cards: 1 hard, 4 shaky")
      #expect(try run("deck show Spanish").contains("shaky (4)"))
    }

    private func create(_ path: String, in terminal: Tmux) throws {
      try terminal.send("n")
      try terminal.look(for: "Path of the new deck")
      try terminal.type(path)
    }

    /// Adds a card whose definition the dictionary proposes.
    private func add(
      _ term: String, _ definition: String, in terminal: Tmux, choosing: () throws -> Void = {}
    ) throws {
      try terminal.send("a")
      try terminal.look(for: "New card")
      try terminal.send(term)
      try terminal.press("F2")
      try choosing()
      try terminal.look { $0.contains("English   \(definition)") && !$0.contains("[ ]") }
      try terminal.press("Enter")
      try terminal.look(for: "✓ \(term)")
      try terminal.press("Escape")
      try terminal.look { !$0.contains("New card") }
    }

    /// Adds a card whose term the dictionary proposes for the definition.
    private func addTerm(_ term: String, for definition: String, in terminal: Tmux) throws {
      try terminal.send("a")
      try terminal.look(for: "New card")
      try terminal.press("Tab")
      try terminal.send(definition)
      try terminal.press("BTab")
      try terminal.press("F2")
      try terminal.look { $0.contains("Spanish   \(term)") }
      try terminal.press("Enter")
      try terminal.look(for: "✓ \(term)")
      try terminal.press("Escape")
      try terminal.look { !$0.contains("New card") }
    }
  #endif

  @Test("in line mode, a deck asks for its languages, and one without a dictionary works")
  func ownLanguage() throws {
    let terminal = try Tmux(columns: 80, rows: 40, environment: environment, home: home)
    try terminal.type("clear; wordhoard deck new Klingon")
    try terminal.wait(for: "Dictionaries are installed for: English (eng), Spanish (spa)")
    try terminal.wait(for: "Enter for none:")
    try terminal.type("Klingon")
    try terminal.wait(for: "Enter for the same:")
    try terminal.type("eng")
    try terminal.wait(for: "Klingon is created.")
    for (term, definition) in [("nuqneH", "hello"), ("Qapla", "success")] {
      try terminal.type("clear; wordhoard card add Klingon \(term)")
      try terminal.wait(for: "Definition or translation:")
      try terminal.type(definition)
      try terminal.wait(for: "\(term) is a card in Klingon now.")
    }
    #expect(try run("deck list --json").contains("Klingon"))
    try learn("Klingon", ["nuqneH": "hello", "Qapla": "success"])
    #expect(try cards("Klingon").map(\.difficulty).sorted() == [3, 4])
  }
}
