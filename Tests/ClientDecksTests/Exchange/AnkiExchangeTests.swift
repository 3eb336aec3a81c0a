import ClientTestSupport
import Exchange
import Foundation
import GameEngine
import TestSupport
import Testing

@testable import ClientCore
@testable import ClientDecks

@Suite(
  "Cards to and from Anki itself",
  .enabled(if: AnkiLibrary.folder != nil, "the Python package anki is not installed"))
struct AnkiExchangeTests {
  private let trader: CardTrader

  init() throws {
    trader = try CardTrader()
    trader.useMachineClock()
  }

  private func edit(_ card: DeckCard, _ change: CardChange) throws {
    _ = try trader.player.program().decks.cards.edit(card.shortID, change)
  }

  @Test(
    "100 cards go to Anki with decks, fields and tags; edited here, 100 of 100 are updated in place"
  )
  func there() throws {
    let rows = (0..<100).map { "Wort \($0),\"a < \($0)\",Buch/L\($0 % 2),t\($0 % 3)\n" }.joined()
    try trader.take(try trader.file("words.csv", "Term,Definition,Deck,Tags\n" + rows))
    let first = try trader.export("Buch", "first.apkg")
    trader.wait(seconds: 90)
    for card in try trader.cards(in: "Buch") {
      var change = CardChange()
      change.definition = card.card.definition + "!"
      try edit(card, change)
    }
    let second = try trader.export("Buch", "second.apkg")
    let outcome = try AnkiLibrary.outcome(["import", first, second, second])
    #expect(outcome.logs[0]["new"] == 100)
    #expect(outcome.logs[1]["updated"] == 100 && outcome.logs[1]["conflicting"] == 0)
    #expect(outcome.logs[2]["duplicate"] == 100)
    for card in try trader.cards(in: "Buch") {
      let note = try #require(outcome.notes.first { $0.guid == card.shortID })
      #expect(note.fields[0] == card.card.term && note.tags == card.card.tags)
      #expect(note.fields[1] == card.card.definition.replacing("<", with: "&lt;"))
      let deck = card.deck.path.description.replacing("/", with: "::")
      #expect(note.cards.map(\.deck) == [deck, deck])
    }
  }

  @Test(
    "a collection from Anki comes in with decks, media and memory, and goes back in place, with its history",
    arguments: ["legacy.apkg", "latest.apkg", "latest.colpkg"])
  func back(_ name: String) throws {
    let folder = trader.path("anki")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try AnkiLibrary.run(["samples", folder])
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/notes.json"))
    let before = try JSONDecoder().decode([AnkiLibrary.Note].self, from: data)
    let report = try trader.take("\(folder)/\(name)") { $0.deck = "Anki" }
    #expect(report.format == .anki && report.numbers == [7, 0, 0, 0] && report.memories > 0)
    #expect(try trader.take("\(folder)/\(name)") { $0.deck = "Anki" }.numbers == [0, 0, 7, 0])
    let cards = try trader.cards(in: "Anki")
    #expect(
      Set(cards.map(\.deck.path.description)).isSuperset(
        of: ["Anki/Español/Lección 1", "Anki/Español/Lección 2", "Anki/Lücken"]))
    let bread = try #require(cards.first { $0.card.term == "el pan" })
    #expect(bread.card.id == .card(before.first { $0.fields[0].hasPrefix("el pan") }?.guid ?? ""))
    let media = try trader.player.program().decks.media
    #expect(bread.card.audio.map(\.name) == ["pan äé.mp3"])
    #expect(media.content(of: bread.card.audio[0])?.count == 600)
    let book = try #require(cards.first { $0.card.term == "كِتَاب" })
    #expect(try trader.progress().words[book.card.id]?.memory?.state.stability == 30)
    #expect(book.difficulty == .known)

    trader.wait(seconds: 90)
    for card in cards {
      var change = CardChange()
      change.tags = card.card.tags + ["edited"]
      change.note = "from here"
      if !card.card.definition.contains("…"), card.deck.path.name != "Lücken" {
        change.definition = card.card.definition + " (edited)"
      }
      try edit(card, change)
    }
    let file = try trader.export("Anki", "back.apkg", withMemory: true)
    let outcome = try AnkiLibrary.outcome(["round", folder, file, "--scheduling"])
    #expect(outcome.logs[0]["updated"] == 6 && outcome.logs[0]["new"] == 0)
    #expect(outcome.logs[0]["conflicting"] == 0)
    for note in outcome.notes {
      let old = try #require(before.first { $0.guid == note.guid })
      #expect(
        note.cards == old.cards && note.typeID == old.typeID && note.fields[0] == old.fields[0])
      #expect(note.tags.contains("edited"))
      #expect(note.fields[1].contains("(edited)") == (note.type != "Cloze"))
    }
    #expect(outcome.media.contains("pan äé.mp3") && outcome.media.contains("sol.png"))
    let one = try trader.player.program().core.changes.undo()
    #expect(one == .card(cards.last?.card.term ?? "", .edited))
  }

  @Test("what was not edited here is not touched in Anki")
  func untouched() throws {
    let folder = trader.path("anki")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try AnkiLibrary.run(["samples", folder])
    try trader.take("\(folder)/latest.apkg") { $0.deck = "Anki" }
    let outcome = try AnkiLibrary.outcome(["round", folder, try trader.export("Anki", "b.apkg")])
    #expect(outcome.logs[0]["duplicate"] == 6 && outcome.logs[0]["updated"] == 0)
  }

  @Test("files of genanki come in, field by field, and twice changes nothing")
  func genanki() throws {
    let folder = trader.path("anki")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try AnkiLibrary.run(["samples", folder])
    #expect(try trader.take("\(folder)/genanki.apkg").numbers == [100, 0, 0, 0])
    for (place, card) in try trader.cards(in: "Deutsch/A1").enumerated() {
      #expect(card.card.term == "Wort \(place)" && card.card.definition == "word \(place)")
      #expect(card.card.example == "Ein Satz \(place)." && card.card.tags == ["gen"])
      #expect(card.shortID == "guid-\(place < 10 ? "00" : "0")\(place)")
    }
    #expect(try trader.take("\(folder)/genanki.apkg").numbers == [0, 0, 100, 0])
  }

  @Test(
    "a suspended card rests here, is counted, and goes back suspended, with the log of our grades")
  func suspended() throws {
    let file = try trader.file(
      "a.jsonl",
      """
      {"format":"wordhoard-cards","version":1}
      {"id":"sol","deck":"S","term":"sol","definition":"sun","suspended":true}
      {"id":"luz","deck":"S","term":"luz","definition":"light"}

      """)
    #expect(try trader.take(file).suspended == 1)
    let cards = try trader.player.program().decks.cards
    #expect(try trader.cards(in: "S").map(\.card.isSuspended) == [true, false])
    for grade in [Grade.hard, .easy] {
      try cards.review(.card("luz"), grade)
      trader.wait(seconds: 3 * 86_400)
    }
    let path = try trader.export("S", "s.apkg", withMemory: true)
    let outcome = try AnkiLibrary.outcome(["import", path, "--scheduling", "--presets"])
    let notes = Dictionary(uniqueKeysWithValues: outcome.notes.map { ($0.guid, $0) })
    #expect(notes["sol"]?.cards.map(\.queue) == [-1, -1])
    let log = try #require(notes["luz"]?.cards.first?.reviewed)
    #expect(log.map { $0[0] } == [2, 4] && log[1][2] == log[0][1] && log[1][1] > log[0][1])
    // Through Anki and into another journal.
    try AnkiLibrary.run(["through", path, trader.player.folder.path, "--scheduling"])
    let other = try CardTrader(trader, home: "other")
    let report = try other.take(other.path("latest.apkg"))
    #expect(report.suspended == 1 && report.added == 2)
    #expect(try other.player.program().decks.cards.suspend("sol", false).card.isSuspended == false)
    #expect(try other.take(other.path("latest.apkg")).numbers == [0, 0, 2, 0])
    #expect(try other.player.program().decks.cards.card("sol").card.isSuspended == false)
  }

  @Test("our cards come to Anki with how well they are known")
  func memory() throws {
    let file = try trader.file(
      "a.jsonl",
      """
      {"format":"wordhoard-cards","version":1}
      {"id":"sol","deck":"S","term":"sol","definition":"sun","memory":{"stability":42,"difficulty":5,\
      "lastReview":1760000000000,"reviews":3,"lapses":1,"origin":"state"}}

      """)
    #expect(try trader.take(file).memories == 1)
    let path = try trader.export("S", "s.apkg", withMemory: true)
    let note = try #require(
      try AnkiLibrary.outcome(["import", path, "--scheduling"]).notes.first)
    #expect(note.cards[0].interval == FSRS.standard.interval(of: 42, retention: 0.85))
    #expect(note.cards[0].stability == 42)
    #expect(note.cards[0].reviews == 3 && note.cards[0].lapses == 1 && note.cards[1].type == 0)
  }
}
