import GameEngine
import TestSupport
import Testing

@Suite("Neighbours that are found on demand")
struct NeighbourSourceTests {
  /// Words that begin with `a` are near each other.
  private struct Alphabet: NeighbourSource {
    func neighbours(of word: Item) -> Neighbours {
      word.term.first == "a"
        ? Neighbours(related: ["apple", "acorn"], synonyms: ["arch"], lookalikes: ["ape"]) : .none
    }
  }

  private let pool = ItemPool(
    items: ["apple", "acorn", "dusk"].map { Asking.word($0) },
    editions: [Edition(number: 1, firstDate: FixturePool.firstDate)], neighbours: Alphabet())

  private func word(_ headword: String) throws -> Item {
    try #require(pool.items(headed: headword).first)
  }

  @Test("a pool asks its source")
  func asked() throws {
    let (apple, acorn, dusk) = (try word("apple"), try word("acorn"), try word("dusk"))
    #expect(pool.areTooNear(apple, acorn))
    #expect(!pool.areTooNear(apple, dusk))
    #expect(pool.related(to: apple) == ["apple", "acorn"])
    #expect(pool.synonyms(of: apple).contains("arch"))
    #expect(pool.neighbours(of: dusk) == .none)
    #expect(pool.asOf(edition: 1).areTooNear(acorn, apple))
  }

  @Test("precomputed neighbours are a source, too")
  func dictionary() throws {
    let near: [ItemID: Neighbours] = [
      ItemID("en/dusk/noun"): Neighbours(related: ["dawn"], synonyms: ["nightfall"])
    ]
    let source: any NeighbourSource = near
    #expect(source.related(to: try word("dusk")) == ["dawn"])
    #expect(source.synonyms(of: try word("dusk")) == ["nightfall"])
    #expect(source.neighbours(of: try word("apple")) == .none)
  }

  @Test("an edition is named by its number, unless it has a name of its own")
  func editions() {
    let date = FixturePool.firstDate
    #expect(Edition(number: 3, firstDate: date).name == "en-3")
    #expect(Edition(number: 3, firstDate: date, name: "wordnet-3.0").name == "wordnet-3.0")
  }
}
