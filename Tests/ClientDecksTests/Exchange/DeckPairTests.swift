import ClientTestSupport
import Exchange
import Foundation
import GameEngine
import TestSupport
import Testing

@testable import ClientCore
@testable import ClientDecks

@Suite("The languages of decks in packages for Anki")
struct DeckPairTests {
  private let trader: CardTrader

  init() throws {
    trader = try CardTrader()
    trader.useMachineClock()
    let program = try trader.player.program()
    for (path, pair) in [
      ("Books", nil), ("Books/Spanish", "spa-eng"), ("Books/Chinese", "zh-Hant:en"),
      ("Books/Spanish/Old", "a <b> & c:eng"),
    ] {
      var details = DeckDetails()
      details.pair = pair
      try program.run(["deck", "new", path] + details.arguments)
    }
    var card = CardChange()
    (card.term, card.definition) = ("x", "y")
    for path in ["Books/Spanish/Lesson 1", "Books/Spanish/Old", "Books/Chinese", "Books/Other"] {
      try program.decks.cardAdder.add(card, to: path)
    }
  }

  /// The pairs that decks have themselves, by path.
  private func pairs(_ trader: CardTrader) throws -> [String: String] {
    try Dictionary(
      uniqueKeysWithValues: trader.player.program().decks.decks.list().map {
        ($0.deck.path.description, $0.deck.deck.pair?.text ?? "")
      })
  }

  private let all = [
    "Books": "", "Books/Chinese": "zh-Hant:en", "Books/Other": "", "Books/Spanish": "spa-eng",
    "Books/Spanish/Lesson 1": "", "Books/Spanish/Old": "a <b> & c-eng",
  ]

  @Test("come back, each where it was named, also of a deck that only has decks in it")
  func back() throws {
    let file = try trader.export("Books", "books.apkg")
    let other = try CardTrader(trader, home: "other")
    try other.take(file)
    #expect(try pairs(trader) == all)
    #expect(try pairs(other) == all)
  }

  @Test("come back into another deck, and give way to those that the player names")
  func elsewhere() throws {
    let file = try trader.export("Books/Spanish", "books.apkg")
    let inside = try CardTrader(trader, home: "inside")
    try inside.take(file) { $0.deck = "From Anki" }
    #expect(try pairs(inside)["From Anki/Books/Spanish"] == "spa-eng")
    #expect(try pairs(inside)["From Anki/Books/Spanish/Old"] == "a <b> & c-eng")
    let named = try CardTrader(trader, home: "named")
    try named.take(file) { $0.pair = "es-de" }
    #expect(Set(try pairs(named).values) == ["es-de", ""])
  }

  @Test(
    "come back from Anki, in its old and its new packages",
    .enabled(if: AnkiLibrary.folder != nil, "the Python package anki is not installed"),
    arguments: ["legacy.apkg", "latest.apkg"])
  func throughAnki(_ name: String) throws {
    let file = try trader.export("Books", "books.apkg")
    try AnkiLibrary.run(["through", file, trader.player.folder.path])
    let other = try CardTrader(trader, home: "other")
    try other.take(trader.path(name))
    #expect(try pairs(other) == all)
  }
}
