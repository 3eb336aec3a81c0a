import GameEngine
import Lexicon
import Testing

@Suite("Content lint: how entries are written")
struct ContentLintStyleTests {
  // MARK: - Patterns and families

  @Test(
    "a family consists of at most four words with the same root",
    arguments: [
      (["glaciation", "glacial"], 0), (["interglacial"], 0), (["glaciers"], 1), (["glacier"], 1),
      (["iceberg"], 1), (["glacial era"], 1), (["glacial", "glacial"], 1),
      (["glacial", "glaciate", "glaciated", "glaciation", "glacially"], 1),
    ])
  func family(family: [String], faults: Int) {
    #expect(lintMessages("usage", lintWord(family: family)).count == faults)
  }

  @Test("short words need not share four letters, but all except one")
  func shortRoot() {
    #expect(lintMessages("usage", lintWord("pity", family: ["pitiful"])).isEmpty)
    #expect(lintMessages("usage", lintWord("pity", family: ["pious"])).count == 1)
  }

  @Test(
    "a pattern is a phrase with the word in it, and a sense has at most two",
    arguments: [
      (["a melting glacier"], 0), (["glaciers melt", "glacier ice"], 0), (["glacier"], 1),
      (["melting ice"], 1), (["glacier ice", "glacier ice"], 1), (["glacier (old)"], 1),
      (["a glacier", "the glacier", "glacier ice"], 1),
      (["a glacier that is \(String(repeating: "very ", count: 8))cold"], 1),
    ])
  func patterns(patterns: [String], faults: Int) {
    let word = lintWord(senses: [lintSense(patterns: patterns)])
    #expect(lintMessages("usage", word).count == faults)
  }
}
