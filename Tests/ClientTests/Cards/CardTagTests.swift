import ArgumentParser
import ClientTestSupport
import Foundation
import GameEngine
import TestSupport
import Testing

@testable import ClientCore
@testable import ClientDecks
@testable import wordhoard

@Suite("Tags of cards")
struct CardTagTests {
  private let player: Player

  init() throws {
    player = try Player(Display())
    for (term, definition, tags, deck) in CardTagTests.cards {
      var card = CardChange()
      (card.term, card.definition, card.tags) = (term, definition, tags)
      try player.program().decks.cardAdder.add(card, to: deck)
    }
    _ = player.screen()
  }

  private static let cards: [(String, String, [String], String)] = [
    ("manzana", "apple", ["food::fruit", "A1"], "Spanish/Food"),
    ("pera", "pear", ["Food::Fruit"], "Spanish/Food"), ("pan", "bread", ["food"], "Spanish/Food"),
    ("ver", "to see", ["foodie", "C++"], "Spanish"), ("árbol", "tree", ["Árbol"], "Spanish"),
    ("Apfel", "apple", ["food::fruit::red"], "German"),
  ]

  private struct Line: Decodable { let term, deck: String; let tags: [String]; let suspended: Bool }
  private struct Found: Decodable {
    struct Result: Decodable { let title: String }
    let results: [Result]
  }

  private func list(_ words: String...) throws -> [String] {
    let text = try player.json { try $0.run(["card", "list"] + words) }
    return try JSONDecoder().decode([Line].self, from: Data(text.utf8)).map(\.term).sorted()
  }

  private func search(_ words: String...) throws -> [String] {
    let text = try player.json { try $0.run(["search"] + words) }
    return try JSONDecoder().decode(Found.self, from: Data(text.utf8)).results.map(\.title).sorted()
  }

  @Test(
    "a tag covers itself and the tags below it, whatever the case and the accents",
    arguments: [
      ("food", "food", true), ("food", "Food::Fruit", true), ("FOOD::fruit", "food::fruit", true),
      ("food::fruit", "food", false), ("food", "foodie", false), ("arbol", "Árbol", true),
      ("a\u{301}rbol", "árbol", true), ("c", "C++", false), ("c#", "C++", false),
      ("c++", "C++", true),
      ("a b", "A_b", true), ("a::", "a::b", true), ("日本", "日本::食", true), ("🍎", "🍎", true),
      ("🍎", "🍐", false),
    ])
  func covers(tag: String, other: String, isCovered: Bool) throws {
    #expect(try #require(CardTag(tag)).covers(other) == isCovered)
  }

  @Test("a text without content is no tag", arguments: ["", " ", "::", "\u{7}"])
  func noTag(text: String) {
    #expect(CardTag(text) == nil)
  }

  @Test("search and lists find the cards with a tag")
  func finding() throws {
    #expect(try search("tag:food") == ["Apfel", "manzana", "pan", "pera"])
    #expect(try search("TAG:food::fruit") == ["Apfel", "manzana", "pera"])
    #expect(try search("tag:food", "tag:a1") == ["manzana"])
    #expect(try search("tag:food", "apple") == ["Apfel", "manzana"])
    #expect(try search("--deck", "German", "tag:food") == ["Apfel"])
    #expect(try search("tag:nothing").isEmpty && search("tag:").isEmpty)
    #expect(try list("--tag", "food") == ["Apfel", "manzana", "pan", "pera"])
    #expect(try list("Spanish", "--tag", "food", "--tag", "A1") == ["manzana"])
    #expect(try list("--search", "tag:food appl") == ["Apfel", "manzana"])
    #expect(try list("Spanish", "--search", "to se") == ["ver"])
    #expect(try list().count == 6)
    let cards = try player.program().decks.cards.list(in: "Spanish")
    let filter = CardFilter(cards)
    #expect(
      filter.places(matching: "tag:food p").map { cards[$0].card.term }.sorted()
        == ["manzana", "pan", "pera"])
    #expect(filter.places(matching: "tag:").count == 5)
  }

  @Test("tags are listed with the number of their cards")
  func listing() throws {
    let screen = try player.screen { try $0.run("card tag list Spanish/Food") }
    #expect(screen.contains("A1           1 card\n") && !screen.contains("foodie"))
    let empty = try Player(Display())
    #expect(try empty.screen { try $0.run("card tag") }.hasPrefix("No tags yet"))
  }

  @Test("a change of many cards says how many it touched, and one undo takes it back")
  func bulk() throws {
    func run(_ line: String) throws -> String { try player.screen { try $0.run(line) } }
    #expect(
      try run("card tag add week1 --deck Spanish/Food").hasPrefix("3 cards have the tag week1"))
    #expect(try run("card tag add WEEK1 --tag food").hasPrefix("1 card has the tag WEEK1"))
    #expect(try list("--tag", "week1").count == 4)
    #expect(try run("undo").contains("Taken back"))
    #expect(try list("--tag", "week1") == ["manzana", "pan", "pera"])
    #expect(try run("card tag remove food pan manzana pan").hasPrefix("2 cards have lost"))
    #expect(try list("--tag", "food") == ["Apfel", "pera"])
    #expect(try run("card tag remove nothing --deck Spanish") == "No such cards to change.\n")
    #expect(try run("card move --tag week1 --to New/Place").hasPrefix("3 cards are in New/Place"))
    #expect(try list("New").count == 3)
    #expect(try run("undo") == "Taken back: 3 cards that were added or changed.\n")
    #expect(throws: (any Error).self) { try list("New") }
    #expect(try run("card move pan pera German").hasPrefix("2 cards are in German"))
    #expect(try run("card move pan --to Spanish") == "pan is in Spanish now.\n")
    #expect(try run("card suspend --tag week1").hasPrefix("3 cards rest now."))
    #expect(try run("card resume --search bread").hasPrefix("1 card is asked again."))
    #expect(try run("card remove --deck Spanish").hasPrefix("4 cards are removed."))
    #expect(try run("undo").contains("4 cards"))
    #expect(try list("Spanish").count == 4)
  }

  @Test(
    "cards are either named or selected by conditions",
    arguments: [
      "card remove", "card remove pan --tag a1", "card suspend", "card tag add x", "card move pan",
      "card move --to German", "card move --tag a1",
    ])
  func invalid(line: String) throws {
    #expect(throws: (any Error).self) { try player.program().run(line) }
    #expect(try list().count == 6)
  }

  @Test("sessions, rounds and speed ask only cards with the tag, and say so if there are none")
  func practice() async throws {
    let program = try player.program()
    let source = CardSource(store: program.core.store, tags: [try CardTag.checked("food::fruit")])
    #expect(
      try source.items(level: nil, category: nil).map(\.term) == ["Apfel", "manzana", "pera"])
    let session = try source.session(candidates: { [] }, isNew: { _ in true }, category: nil)
    #expect(session.items.map(\.term).sorted() == ["Apfel", "manzana", "pera"])
    let ids = try program.decks.cards.list(in: "Spanish").map(\.card.id)
    #expect(source.unknown(of: ids).count == 3)
    #expect(ids.compactMap { source.item($0)?.term } == ["manzana", "pera"])
    _ = player.screen()
    try await player.program(typing: [":quit"]).run(
      awaiting: "learn --deck Spanish --tag food::fruit")
    #expect(player.screen().contains("2 new, about 1 min."))
    try await player.program(typing: [":quit"]).run(awaiting: "play --tag food --questions 3")
    #expect(player.screen().contains("play · 3 questions"))
    for line in ["learn --tag none", "play --tag none --deck Spanish", "speed --tag none"] {
      let error = await #expect(throws: (any Error).self) {
        try await player.program().run(awaiting: line)
      }
      #expect(error.map(ClientError.init)?.code == .noWords)
    }
    for line in [
      "learn --tag x --cards", "play --tag x --source wordnet", "play --tag x --book B",
      "learn --tag x --course en", "play --tag x --code ABC",
    ] {
      await #expect(throws: (any Error).self) {
        try await player.program().run(awaiting: line)
      }
    }
  }
}
