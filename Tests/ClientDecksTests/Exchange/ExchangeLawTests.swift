import ClientDecks
import ClientTestSupport
import Exchange
import Foundation
import GameEngine
import Journal
import TestSupport
import Testing

@testable import ClientCore

@Suite("Laws of import and export")
struct ExchangeLawTests {
  private let trader: CardTrader

  init() throws { trader = try CardTrader() }

  private static let texts = [
    "sol", "el sol", "a < b & c", "línea\nsegunda", "\"quoted\", here", "漢字", "; , |", "日本　語", "#x",
    "مرحبا", "a\tb", "e\u{301}",
  ]

  private static func text(_ gen: inout Gen) -> String {
    gen.of(texts).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// A card as a file of ours can have it.
  private static func draft(_ number: Int, _ gen: inout Gen) -> CardDraft {
    func some<Value>(_ value: Value, _ none: Value) -> Value { gen.percent(50) ? value : none }
    var draft = CardDraft(
      deck: gen.of(["Root/A", "Root/A/B", "Root/Ü b"]),
      term: text(&gen).split(whereSeparator: \.isWhitespace).joined(separator: " "))
    (draft.id, draft.definition) = ("id-\(number)", text(&gen))
    draft.example = some(text(&gen), "")
    draft.synonyms = some([text(&gen).replacing("\n", with: " ")], [])
    draft.tags = some(["t\(number % 3)", "x::y"], [])
    draft.note = some(text(&gen), "")
    draft.source = some("A book", "")
    draft[.pronunciation] = some("sɔl", "")
    draft.sourceID = some("anki:guid \(number)", "")
    (draft.termLanguage, draft.definitionLanguage) =
      draft.deck == "Root/Ü b" ? ("spa", "eng") : (nil, nil)
    draft.audio = some(["sol é.mp3"], [])
    draft.pictures = some(["sol.png", "mar.png"], [])
    draft.edited = Int64(gen.int(0...1_700_000_000)) * 1000
    func memory(reviews: ClosedRange<Int>) -> DraftMemory {
      DraftMemory(
        stability: Double(gen.int(1...5000)) / 7, difficulty: Double(gen.int(10...100)) / 10,
        lastReview: Int64(gen.int(0...1_700_000_000)) * 1000, reviews: gen.int(reviews),
        lapses: gen.int(0...reviews.lowerBound), origin: gen.of(DraftMemory.Origin.allCases))
    }
    if gen.percent(50) {
      draft.memory = memory(reviews: 5...40)
      // What was answered elsewhere is counted with the memory of recalling it.
      if gen.percent(50) { draft.recognition = memory(reviews: 0...0) }
    }
    if gen.percent(40) {
      draft.original = OriginalNote(
        guid: "guid \(number)",
        type: NoteType(
          id: 1000 + Int64(gen.int(0...1)), name: "Básico", isCloze: false,
          fields: ["Front", "Back"],
          templates: [.init(name: "Card 1", front: "{{Front}}", back: "{{Back}}")], css: ".card {}"),
        fields: ["<b>sol</b>", "sun &amp; more"], roles: [.term, .definition])
    }
    return draft
  }

  private func file(_ name: String, seed: UInt64) throws -> String {
    var gen = Gen(seed: seed)
    let drafts = (0..<40).map { ExchangeLawTests.draft($0, &gen) }
    _ = try CardExport(.jsonLines).write(to: trader.path(name)) { add in
      for draft in drafts { try add(draft) }
    }
    return trader.path(name)
  }

  @Test("export then import is the identity on JSON Lines, with the memory", arguments: 0..<8)
  func identity(seed: UInt64) throws {
    #expect(try trader.take(try file("random.jsonl", seed: seed)).added == 40)
    let first = try trader.export("Root", "first.jsonl", withMemory: true)
    let other = try CardTrader(trader, home: "other")
    let report = try other.take(first)
    #expect(report.numbers == [40, 0, 0, 0])
    let second = try other.export("Root", "second.jsonl", withMemory: true)
    let bytes = try String(contentsOfFile: first, encoding: .utf8)
    #expect(try String(contentsOfFile: second, encoding: .utf8) == bytes)
    #expect(bytes.contains("\"memory\"") && bytes.contains("\"original\""))
    for (one, same) in zip(try trader.cards(in: "Root"), try other.cards(in: "Root")) {
      #expect(one.card.id == same.card.id && one.difficulty == same.difficulty)
    }
  }

  @Test("importing a file twice changes nothing, in every format", arguments: 0..<4)
  func twice(seed: UInt64) throws {
    try trader.take(try file("random.jsonl", seed: seed))
    for format in ExportFormat.allCases {
      let path = try trader.export("Root", "out.\(format.rawValue)", withMemory: true)
      let other = try CardTrader(trader, home: "home \(format.rawValue)")
      let first = try other.take(path)
      #expect(first.added > 0 && first.updated == 0, "\(format)")
      let (events, cards) = (try other.events, try other.cards(in: first.decks[0]).map(\.card))
      let again = try other.take(path)
      #expect(again.numbers == [0, 0, first.cards, first.skippedCount], "\(format)")
      #expect(try other.events == events, "\(format)")
      #expect(try other.cards(in: first.decks[0]).map(\.card) == cards)
    }
  }

  @Test("the tables of cards are the fold of all events after an import", arguments: 0..<4)
  func tables(seed: UInt64) throws {
    try trader.take(try file("one.jsonl", seed: seed))
    try trader.take(try file("two.jsonl", seed: seed + 100))
    let journal = trader.path("all.jsonl")
    let store = try trader.player.program().core.store
    _ = try JournalExchange(store.journal()).export(to: journal)
    let data = try Data(contentsOf: URL(fileURLWithPath: journal))
    let fold = CardFold(of: try JournalExchange.events(in: data, file: journal).map(\.event))
    let shelf = try store.cards()
    for (id, card) in fold.cards { #expect(try shelf.card(id, orRemoved: true) == card) }
    #expect(try shelf.counts().values.reduce(0, +) == fold.cards.count)
  }
}
