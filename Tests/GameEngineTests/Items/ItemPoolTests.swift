import GameEngine
import TestSupport
import Testing

@Suite("The pool of items")
struct ItemPoolTests {
  @Test("its words are in the order of their IDs, each once, the first of each ID")
  func order() {
    let words =
      ["dusk", "arid", "dusk"].map { Asking.word($0) } + [
        Asking.word("dusk", definition: "another dusk"), Asking.word("dusk", .verb),
      ]
    let pool = ItemPool(
      items: words, editions: [Edition(number: 1, firstDate: FixturePool.firstDate)])
    #expect(pool.items.map(\.id.rawValue) == ["en/arid/noun", "en/dusk/noun", "en/dusk/verb"])
    #expect(pool[ItemID("en/dusk/noun")]?.mainSense.definition == "a thing for this test")
    #expect(pool[ItemID("en/dawn/noun")] == nil)
    #expect(pool.items(headed: "dusk").count == 2)
    #expect(pool.categories == ["test"])
  }

  @Test("a pool as of an edition contains only that edition's words")
  func asOf() {
    let dates = (0..<3).map { FixturePool.firstDate.adding(days: $0) }
    let pool = SyntheticPool.pool(additions: [5, 3, 2], firstDates: dates)
    #expect(pool.asOf(edition: 1).items.count == 20)
    #expect(pool.asOf(edition: 2).items.count == 32)
    #expect(pool.asOf(edition: 2).edition.name == "en-2")
    #expect(pool.asOf(edition: 3).items == pool.items)
    #expect(pool.asOf(edition: 99).items == pool.items)
    #expect(pool.asOf(edition: 1).items(level: .two).count == 5)
  }

  @Test("in its first edition, a word has the level that it had then")
  func firstLevel() {
    let pool = SyntheticPool.pool(
      additions: [4, 1],
      firstDates: [FixturePool.firstDate, FixturePool.firstDate.adding(days: 1)], moved: { $0 == 0 }
    )
    #expect(pool.items(level: .one).count == 5)
    let word = pool.items(level: .one).first { $0.firstLevel != nil }
    let before = word.flatMap { pool.asOf(edition: 1)[$0.id] }
    #expect(before?.level == .four && before?.senses == word?.senses)
    #expect(before?.presentLevel == .one && word?.presentLevel == .one)
    #expect(pool.asOf(edition: 2).items == pool.items)
  }

  @Test(
    "an id holds its term, also one with slashes",
    arguments: [
      ("en/bank/noun", "bank"), ("en/and/or/word", "and/or"), ("bank", "bank"),
      ("en/bank", "en/bank"),
    ])
  func term(id: String, expected: String) { #expect(ItemID(id).term == expected) }

  @Test(
    "the ID of a card contains no term",
    arguments: ["card/1x2-3", "card/a/b", "card/en/bank/noun"])
  func card(id: String) {
    #expect(ItemID(id).headword == nil)
    #expect(ItemID(id).term == id)
  }

  @Test(
    "a sentence marks its word once",
    arguments: [
      ("The {glacier} shrank.", "The _____ shrank."), ("{Raise} your hand.", "_____ your hand."),
      ("no mark", nil), ("{two} {marks}", nil), ("{} empty", nil), ("}back{wards", nil),
      ("open {only", nil), ("nested {{x}}", nil), ("", nil), ("a } b {c} d", nil),
    ] as [(String, String?)])
  func examples(marked: String, gapped: String?) {
    let example = Example(marked: marked)
    #expect(example?.gapped == gapped)
    #expect(example?.marked == (gapped == nil ? nil : marked))
  }
}
