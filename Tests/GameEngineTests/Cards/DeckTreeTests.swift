import TestSupport
import Testing

@testable import GameEngine

@Suite("The tree of decks")
struct DeckTreeTests {
  private func deck(
    _ id: String, _ name: String, in parent: String = "", pair: LanguagePair? = nil,
    removedAt: Int64? = nil
  ) -> Deck {
    var deck = Deck(id: DeckID(id))
    deck.name = name
    deck.parent = DeckID(parent)
    deck.pair = pair
    deck.removedAt = removedAt
    return deck
  }

  private func paths(_ decks: [Deck], lastPlaced: [DeckID: Int64] = [:]) -> [String] {
    DeckTree(decks, lastPlaced: lastPlaced).nodes.map(\.path.description)
  }

  @Test("has a path for each deck, and its languages from the deck around it")
  func paths() throws {
    let spanish = LanguagePair(term: "spa", definition: "eng")
    let tree = DeckTree([
      deck("3", "Animals", in: "2"), deck("2", "Lesson 1", in: "1"),
      deck("1", "Spanish", pair: spanish),
      deck("4", "Lesson 2", in: "1", pair: LanguagePair(term: "eng", definition: "spa")),
    ])
    #expect(
      tree.nodes.map(\.path.description) == [
        "Spanish", "Spanish/Lesson 1", "Spanish/Lesson 1/Animals", "Spanish/Lesson 2",
      ])
    #expect(tree.nodes.map(\.pair?.term) == ["spa", "spa", "spa", "eng"])
    let path = try #require(DeckPath(" spanish /lesson  1"))
    let lesson = try #require(tree[path])
    #expect(lesson.id == DeckID("2"))
    #expect(tree.nodes(within: lesson).map(\.id) == [DeckID("2"), DeckID("3")])
  }

  @Test(
    "shows decks inside each other, without the deck around them, of one name, or with a slash in it"
  )
  func conflicts() {
    #expect(paths([deck("1", "A", in: "2"), deck("2", "B", in: "1")]) == ["A", "A/B"])
    #expect(paths([deck("1", "A", in: "1")]) == ["A"])
    #expect(paths([deck("1", "A", in: "unknown")]) == ["A"])
    #expect(paths([deck("1", "Spanish"), deck("2", "spanish")]) == ["Spanish"])
    #expect(paths([deck("1", "a/b")]) == ["a\u{2215}b"])
    #expect(paths([deck("1", "")]) == [])
  }

  @Test("shows decks of one path as one: the first that was made, with the facts of all")
  func merged() throws {
    var (first, second) = (deck("2", "Num"), deck("1", "num"))
    (first.addedAt, second.addedAt) = (10, 20)
    second.pair = LanguagePair(term: "spa", definition: "eng")
    (second.title, second.goal) = ("Numbers", DeckGoal(percent: 90))
    let inner = [deck("3", "One", in: "1"), deck("4", "ONE", in: "2"), deck("5", "Two", in: "1")]
    let tree = DeckTree([second, first] + inner)
    #expect(tree.nodes.map(\.path.description) == ["Num", "Num/One", "Num/Two"])
    #expect(tree.nodes.map(\.ids.count) == [2, 2, 1] && tree.nodes[0].id == DeckID("2"))
    #expect(tree.nodes[0].deck.title == "Numbers" && tree.nodes.allSatisfy { $0.pair != nil })
    #expect(tree.nodes.allSatisfy { $0.goal.percent == 90 })
    #expect(tree[DeckID("1")] == tree[DeckID("2")])
    first.removedAt = 30
    #expect(DeckTree([second, first]).nodes.map(\.path.description) == ["num"])
  }

  @Test("hides a removed deck with everything in it, until a card is put into it later")
  func removal() {
    let decks = [
      deck("1", "Spanish", removedAt: 100), deck("2", "Lesson", in: "1"), deck("3", "French"),
    ]
    #expect(paths(decks) == ["French"])
    #expect(paths(decks, lastPlaced: [DeckID("2"): 100]) == ["French"])
    #expect(
      paths(decks, lastPlaced: [DeckID("2"): 101]) == ["French", "Spanish", "Spanish/Lesson"])
  }

  @Test("has every deck once, at a path of its own and of bounded depth", arguments: 0..<6)
  func laws(seed: UInt64) {
    var gen = Gen(seed: seed)
    let decks = (0..<60).map { number in
      deck(
        "\(number)", gen.of(["A", "a", "B", "C/D"]), in: "\(gen.int(0...80))",
        removedAt: gen.percent(5) ? 5 : nil)
    }
    let tree = DeckTree(decks)
    let ids = tree.nodes.flatMap(\.ids)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { id in tree[id]?.ids.contains(id) == true })
    #expect(Set(tree.nodes.map(\.path.key)).count == tree.nodes.count)
    #expect(tree.nodes.allSatisfy { $0.path.names.count <= DeckPath.deepest + 1 })
    #expect(DeckTree(gen.generator.shuffled(decks)) == tree)
    let without = decks.map { deck($0.id.rawValue, $0.name, in: $0.parent.rawValue) }
    #expect(Set(DeckTree(without).nodes.flatMap(\.ids)) == Set(decks.map(\.id)))
  }

  @Test(
    "paths are read as players write them",
    arguments: [
      ("Spanish", "Spanish"), (" Spanish / Lesson 1 ", "Spanish/Lesson 1"), ("", nil),
      ("a//b", nil),
      ("/a", nil), (Array(repeating: "a", count: 17).joined(separator: "/"), nil),
      (String(repeating: "a", count: 201), nil),
    ] as [(String, String?)])
  func reading(text: String, path: String?) {
    #expect(DeckPath(text)?.description == path)
  }
}
