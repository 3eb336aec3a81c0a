import ClientCore
import ClientDecks
import ClientSearch
import ClientTestSupport
import Foundation
import GameEngine
import Journal
import TestSupport
import Testing

@testable import wordhoard

@Suite("The search")
struct SearchTests {
  private let player: Player

  init() throws {
    var player = try Player(Display())
    // Not in the player's folder, so that it outlives the journal.
    player.options.cache = "\(player.folder.path)/cache"
    self.player = player
  }

  private struct Document: Decodable {
    struct Result: Decodable, Equatable {
      let kind, id, title, excerpt, place: String
    }
    let query: String
    let results: [Result]
  }

  private func add(_ term: String, _ definition: String, to deck: String, note: String = "")
    throws
  {
    var card = CardChange()
    (card.term, card.definition, card.note) = (term, definition, note)
    try player.program().decks.cardAdder.add(card, to: deck)
  }

  private func results(
    _ query: String, on player: Player? = nil, _ change: (inout SearchRequest) -> Void = { _ in }
  ) throws -> [Document.Result] {
    var request = SearchRequest(query)
    change(&request)
    let text = try (player ?? self.player).json { try $0.run(["search"] + request.arguments) }
    let document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
    #expect(document.query == query)
    return document.results
  }

  private func cards(_ query: String, in deck: String? = nil) throws -> [String] {
    try results(query) { ($0.kinds, $0.deck) = ([.card], deck) }.map(\.title)
  }

  private func fill() throws {
    try add("glaciar", "glacier", to: "Spanish/Nature", note: "masculine")
    try add("el glaciar azul", "the blue glacier", to: "Spanish/Nature")
    try add("hielo", "ice; see glaciar", to: "Spanish/Lesson 1")
    try add("Gletscher", "glacier", to: "German")
  }

  @Test("finds words, cards and decks, the best first")
  func kinds() throws {
    try fill()
    #expect(try cards("GLACIÁR") == ["glaciar", "el glaciar azul", "hielo"])
    // Of cards whose texts have it, the latest first.
    #expect(try cards("glacier") == ["Gletscher", "el glaciar azul", "glaciar"])
    let nature = try #require(try results("nature").first)
    #expect(nature.kind == "deck")
    #expect(nature.id == "Spanish/Nature")
    #expect(nature.place == "Spanish")
    let word = try #require(player.pool.items.first)
    let found = try #require(try results(word.term) { $0.kinds = [.word] }.first)
    #expect(found.id == word.id.rawValue)
    #expect(found.excerpt == word.mainSense.definition)
    #expect(found.place == word.category)
    let hielo = try #require(try results("masculine").first)
    #expect(hielo.excerpt == "masculine")
    #expect(hielo.place == "Spanish/Nature")
    #expect(try results("glaciar") { $0.kinds = [.book] }.isEmpty)
    #expect(try results("glaciar") { $0.limit = 1 }.map(\.title) == ["glaciar"])
  }

  @Test("finds a word by its inflected forms and by words of its definition")
  func words() throws {
    let word = try #require(player.pool.items.first { !$0.irregularForms.isEmpty })
    let form = try #require(word.irregularForms.first)
    #expect(try results(form) { $0.kinds = [.word] }.contains { $0.id == word.id.rawValue })
    let wanted = word.mainSense.definition.split(separator: " ").max { $0.count < $1.count }
    let query = String(try #require(wanted).filter(\.isLetter))
    let found = try results(query) { ($0.kinds, $0.limit) = ([.word], 1000) }
    #expect(found.contains { $0.id == word.id.rawValue })
  }

  @Test("finds the words of the player's course, also without their accents")
  func course() throws {
    try player.folder.installSpanish()
    #expect(try results("nino") { $0.kinds = [.word] }.isEmpty)
    try player.program().core.preferences.change(.course, to: "es")
    #expect(try results("nino") { $0.kinds = [.word] }.first?.id == "es/niño/noun")
    #expect(try results("sillas") { $0.kinds = [.word] }.first?.id == "es/silla/noun")
    let word = try #require(player.pool.items.first)
    #expect(
      try results(word.term) { $0.kinds = [.word] }.contains { $0.id == word.id.rawValue })
  }

  @Test("finds the cards of a deck and of the decks in it")
  func deck() throws {
    try fill()
    #expect(Set(try cards("glacier", in: "spanish")) == ["glaciar", "el glaciar azul"])
    #expect(try cards("glacier", in: "German") == ["Gletscher"])
    #expect(try cards("glacier", in: "Spanish/Lesson 1") == [])
    #expect(throws: ClientError.self) { try cards("glacier", in: "French") }
  }

  @Test("finds a misspelled term")
  func near() throws {
    try fill()
    #expect(try cards("glacjar") == ["glaciar", "el glaciar azul"])
    #expect(try cards("xyzzyx") == [])
  }

  @Test("finds cards as they are after every change")
  func changes() throws {
    try fill()
    #expect(try cards("hielo") == ["hielo"])
    let program = try player.program()
    let id = try #require(try results("hielo").first?.id)
    var change = CardChange()
    change.definition = "frozen water"
    try program.run(["card", "edit", id] + change.arguments)
    #expect(try cards("frozen") == ["hielo"])
    #expect(try cards("see") == [])
    try player.program().run("undo")
    #expect(try cards("frozen") == [])
    #expect(try cards("see") == ["hielo"])
    try program.run(["card", "move", id, "German"])
    #expect(try cards("hielo", in: "German") == ["hielo"])
    try program.run(["card", "remove", id])
    #expect(try cards("hielo") == [])
    try player.program().run("undo")
    #expect(try cards("hielo") == ["hielo"])
    try program.run("deck remove German")
    #expect(try cards("hielo") == [])
    #expect(try results("German").isEmpty)
  }

  @Test("one search in a running program sees what other programs change")
  func running() throws {
    try fill()
    let search = try player.program().search.search
    func found() throws -> Bool {
      var request = SearchRequest("nieve")
      request.kinds = [.card]
      return try search.results(request).rows.contains { $0.excerpt.contains("snow") }
    }
    #expect(try !found())
    try add("nieve", "snow", to: "Spanish")
    #expect(try found())
    let id = try #require(try results("nieve").first?.id)
    try player.program().run(["card", "remove", id])
    #expect(try !found())
  }

  @Test("more changes than are kept besides the file make it anew, with all cards")
  func many() throws {
    try fill()
    #expect(try cards("hielo") == ["hielo"])
    let journal = try player.folder.journal()
    let drafts = (0..<600).map { number -> Journal.Draft in
      var entry = CardEntry(card: ItemID.card("many\(number)"))
      (entry.term, entry.definition) = ("palabra \(number)", "word")
      entry.deck = try? CardShelf(journal).tree().nodes.first?.id
      return Journal.Draft(
        id: EventID(derivedFrom: "many \(number)"), body: .card(entry))
    }
    try journal.append(drafts, at: TestClock.noon(day: 1))
    #expect(try cards("palabra 599") == ["palabra 599"])
    #expect(try cards("hielo") == ["hielo"])
    #expect(try cards("palabra 599") == ["palabra 599"])
  }

  /// The file of the cards' texts.
  private func file() throws -> String {
    let names = try FileManager.default.contentsOfDirectory(atPath: player.options.cache)
    let name = try #require(names.first { $0.hasPrefix("cards-") && $0.hasSuffix(".search") })
    return "\(player.options.cache)/\(name)"
  }

  @Test("does not believe a file that is damaged, and makes one that only its owner reads")
  func damaged() throws {
    try fill()
    #expect(try cards("hielo") == ["hielo"])
    let file = try file()
    for bytes in [Data(), Data("whfold01".utf8), Data(repeating: 7, count: 5000)] {
      try bytes.write(to: URL(filePath: file))
      #expect(try cards("hielo") == ["hielo"])
    }
    try FileManager.default.removeItem(atPath: file)
    #expect(try cards("hielo") == ["hielo"])
    let access = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(access == 0o600)
  }

  @Test("does not believe a file of another journal at the same place")
  func otherJournal() throws {
    try fill()
    #expect(try cards("hielo") == ["hielo"])
    try FileManager.default.removeItem(atPath: player.options.home)
    #expect(try FileManager.default.fileExists(atPath: file()))
    // As many events as before, and one more.
    for term in ["agua", "aire", "fuego", "tierra", "metal"] {
      try add(term, "element", to: "Spanish/Nature")
    }
    #expect(try cards("hielo") == [])
    #expect(try cards("agua") == ["agua"])
  }

  @Test("prints a line for each result, and says if there are none")
  func lines() throws {
    try fill()
    let lines = try player.screen { try $0.run(["search", "glaciar"]) }
    #expect(lines.hasPrefix("glaciar          card, Spanish/Nature: glacier\n"))
    let none = try player.screen { try $0.run(["search", "xyzzyx"]) }
    #expect(none == "Nothing was found for \"xyzzyx\"; try other or fewer words.\n")
  }

  @Test("refuses unknown kinds and limits out of range")
  func refused() throws {
    #expect(try SearchKind.kinds("Card, deck") == [.card, .deck])
    #expect(throws: ClientError.self) { try SearchKind.kinds("card,film") }
    for limit in [0, -1, 1001] {
      #expect(throws: ClientError.self) { try results("x") { $0.limit = limit } }
    }
  }
}
