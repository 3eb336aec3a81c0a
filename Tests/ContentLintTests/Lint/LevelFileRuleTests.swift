import ContentLint
import GameEngine
import Lexicon
import LexiconTestSupport
import Testing

@Suite("Content lint: levels")
struct LevelFileRuleTests {
  private let folder: ContentFolder
  private let wordNet: WordNet

  init() throws {
    folder = try ContentFolder()
    var fixture = LevelFixture()
    fixture.meanings = [
      ("n", ["lake"], "water; \"a deep lake\""), ("n", ["lake"], "a color; \"a red dress\""),
    ]
    try fixture.write(to: folder)
    wordNet = try WordNet(directory: "\(folder.path)/wordnet")
  }

  private func findings(_ text: String, wordNet: WordNet? = nil) throws -> [String] {
    try folder.write(text, to: LevelFile.name)
    return ContentLint(requirements: .none, wordNet: wordNet)
      .findings(in: lintPack([lintWord("lake")], directory: folder.path))
      .filter { $0.rule == "levels" }.map(\.description)
  }

  @Test("a valid file, and a pack without one, give no findings")
  func sound() throws {
    #expect(try findings("# head\nlake\t1\t450\tnoun.1\npond\t2\t400\t-\n", wordNet: wordNet) == [])
    let pack = lintPack([lintWord("lake")], directory: "/nonexistent")
    #expect(ContentLint(requirements: .none).findings(in: pack).isEmpty)
  }

  @Test("malformed, duplicate or misplaced lines are errors with their number")
  func lines() throws {
    #expect(
      try findings("# head\npond\t2\t400\t-\nlake\t1\t450\t-\nlake\t1\t450\t-\nx\t7\t1\t-\n") == [
        "derived/levels.tsv:3: error: lake is out of order",
        "derived/levels.tsv:4: error: lake is out of order",
        "derived/levels.tsv:5: error: a line is a word, a level, a frequency and a meaning, "
          + "with tabs between them",
      ])
  }

  @Test("comments and empty lines come before the words, or words would not be found")
  func remarks() throws {
    let message = "error: comments and empty lines must come before the words"
    #expect(
      try findings("# a\n\n# b\nlake\t1\t450\t-\n# c\n\npond\t2\t400\t-\n") == [
        "derived/levels.tsv:5: \(message)", "derived/levels.tsv:6: \(message)",
      ])
  }

  @Test(
    "a meaning that is not in WordNet, or without an example of the word, is an error",
    arguments: ["noun.2", "noun.3", "verb.1"])
  func meanings(sense: String) throws {
    #expect(
      try findings("lake\t1\t450\t\(sense)\n", wordNet: wordNet) == [
        "derived/levels.tsv:1: error: lake has no meaning \(sense) with an example in WordNet"
      ])
    #expect(try findings("lake\t1\t450\t\(sense)\n") == [], "without WordNet nobody knows")
  }

  @Test("the shipped levels have no faults")
  func shipped() throws {
    let pack = lintPack([lintWord("lake")], directory: ShippedContent.directory)
    let findings = ContentLint(requirements: .none, wordNet: try WordNet()).findings(in: pack)
    #expect(findings.filter { $0.rule == "levels" } == [])
  }
}
