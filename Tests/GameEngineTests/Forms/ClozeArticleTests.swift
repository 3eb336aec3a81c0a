import GameEngine
import TestSupport
import Testing

@Suite("Gaps after an article, among words without a pronunciation")
struct ClozeArticleTests {
  private func noun(_ headword: String, example: Example? = nil) -> Item {
    Item(
      term: headword, partOfSpeech: .noun, level: .two, category: "test", centiZipf: 400,
      ipa: "",
      senses: [Sense(definition: "a thing for this test", examples: example.map { [$0] } ?? [])])
  }

  private func choices(after article: String, asking headword: String) throws -> Set<String> {
    let word = noun(
      headword, example: Example(before: "There was \(article) ", form: headword, after: "."))
    let others = [
      "apple", "ink", "elbow", "dog", "table", "basket", "hour", "unit", "oneness", "eulogy",
    ]
    let pool = ItemPool(
      items: [word] + others.map { noun($0) },
      editions: [Edition(number: 1, firstDate: FixturePool.firstDate)])
    var seen: Set<String> = []
    for seed in 0..<30 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let form = try #require(Forms.named(FormID("cloze")))
      let asked = form.ask(word, in: AskSetting(pool: pool, recall: false), using: &generator)
      seen.formUnion(try #require(asked).choices)
    }
    return seen
  }

  @Test("only words fit whose first letters are conclusive")
  func fitting() throws {
    #expect(try choices(after: "an", asking: "owl") == ["owl", "apple", "ink", "elbow"])
    #expect(try choices(after: "a", asking: "mouse") == ["mouse", "dog", "table", "basket"])
  }

  @Test("the article shows how the word itself is spoken")
  func doubtful() throws {
    #expect(try choices(after: "an", asking: "heir") == ["heir", "apple", "ink", "elbow"])
    #expect(try choices(after: "a", asking: "union") == ["union", "dog", "table", "basket"])
  }
}
