import ClientDecks
import ClientTestSupport
import Exchange
import Foundation
import GameEngine
import TestSupport
import Testing

@testable import ClientCore

/// A new field of a card is forgotten nowhere.
@Suite("The fields of a card")
struct CardFieldTests {
  private let trader: CardTrader

  init() throws { trader = try CardTrader() }

  private static func text(_ field: CardField) -> String {
    field.isList ? "\(field.name)1\n\(field.name)2" : "the \(field.name)"
  }

  @Test(
    "all are in the journal, in its tables, and in files that are read again",
    arguments: ["jsonl", "csv", "tsv", "txt"])
  func files(ending: String) throws {
    var draft = CardDraft(deck: "All")
    (draft.id, draft.texts) = ("one", CardTexts(CardFieldTests.text))
    let file = trader.path("cards.jsonl")
    _ = try CardExport(.jsonLines).write(to: file) { add in try add(draft) }
    try trader.take(file)
    #expect(try trader.cards(in: "All").map(\.card.texts) == [draft.texts])
    let other = try CardTrader(trader, home: "other")
    try other.take(try trader.export("All", "cards.\(ending)"))
    #expect(try other.cards(in: "All").map(\.card.texts) == [draft.texts])
  }

  @Test("each has its name in JSON, in limits and in errors", arguments: CardField.allCases)
  func names(field: CardField) throws {
    var (card, clock) = (CardChange(), JournalClock())
    (card.term, card.definition) = ("sol", "sun")
    card.texts[field] = CardFieldTests.text(field)
    let json = try trader.player.json { try $0.decks.cardAdder.add(card, to: "Deck") }
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(object[field.name] is [String] == field.isList)
    #expect(object[field.name] is String == !field.isList)
    let long = String(repeating: "a", count: CardEntry.longest + 1)
    var entry = CardEntry(card: .card("a"))
    entry.texts[field] = long
    #expect(clock.event(.card(entry)).overlength?.field == field.name)
    card.texts[field] = long
    let refused = #expect(throws: ClientError.self) { try card.entry(for: .card("a")) }
    #expect(refused?.message.hasPrefix("the \(field.name) is too long") == true)
  }

  @Test("all are shown with their names")
  func shown() throws {
    var card = CardChange()
    card.texts = CardTexts { field in
      // No name of a field contains these letters.
      let letters = String(repeating: String(field.rawValue), count: 3)
      return field.isList ? "\(letters)a\n\(letters)b" : letters
    }
    _ = try trader.player.json { try $0.decks.cardAdder.add(card, to: "Deck") }
    let text = try trader.player.screen { try $0.run(["card", "show", card.term]) }
    for field in CardField.allCases {
      let row = text.split(separator: "\n").first { $0.contains(field.name) }
      #expect(row?.hasSuffix(card.line(field)) == true, "\(field)")
    }
  }

  @Test("a card for a word that is not there is empty")
  func noWord() {
    for place in [-1, 0, 7] { #expect(CardChange(of: .ours([]), at: place).isEmpty) }
  }
}
