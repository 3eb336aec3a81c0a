import ContentLint
import GameEngine
import Lexicon
import LexiconTestSupport
import Testing

@Suite("Content lint: rules about a whole pack")
struct ContentLintPackTests {
  @Test("a headword occurs once, whatever its parts of speech")
  func doubledHeadword() {
    #expect(lintMessages("doubled-headword", lintWord("bank"), lintWord("lake")).isEmpty)
    #expect(
      lintMessages("doubled-headword", lintWord("bank"), lintWord("bank", .verb))
        == ["bank already occurs in words/nature.words, line 1"])
    #expect(lintMessages("doubled-headword", lintWord("bank"), lintWord("bank")).count == 1)
  }

  @Test("a word is of an edition of the pack")
  func edition() {
    #expect(lintMessages("edition", lintWord("lake")).isEmpty)
    #expect(
      lintMessages("edition", lintWord("lake", edition: 7))
        == ["lake: editions.tsv has no edition 7"])
  }

  @Test("no two senses have the same definition, not even within a word")
  func doubledDefinition() {
    let sense = lintSense()
    #expect(
      lintMessages("doubled-definition", lintWord("lake", senses: [sense]), lintWord("bank"))
        .isEmpty)
    #expect(
      lintMessages(
        "doubled-definition", lintWord("lake", senses: [sense]), lintWord("bank", senses: [sense]))
        == ["bank: has a definition of lake (words/nature.words, line 1)"])
    #expect(lintMessages("doubled-definition", lintWord(senses: [sense, sense])).count == 1)
  }

  @Test(
    "invisible characters are found in every text of a word",
    arguments: ["\u{200B}", "\u{202E}", "\u{2066}", "\u{0007}", "\u{00AD}", "\u{FE0F}", "\u{00A0}"])
  func hiddenCharacter(hidden: String) {
    let senses: [Sense] = [
      lintSense("a river\(hidden)of ice"), lintSense(examples: ["The\(hidden) {glacier} shrank."]),
      lintSense(synonyms: ["ice\(hidden)"]), lintSense(antonyms: ["fire\(hidden)"]),
    ]
    for sense in senses {
      #expect(lintMessages("hidden-character", lintWord(senses: [sense])).count == 1)
    }
    #expect(lintMessages("hidden-character", lintWord(ipa: "le\(hidden)k")).count == 1)
    #expect(lintMessages("hidden-character", lintWord()).isEmpty)
  }

  @Test("in files they are found at their places, also in comments")
  func hiddenCharacterInFile() throws {
    let folder = try ContentFolder()
    try folder.write("# nature\n\n# what\u{202E} is this?\nok\t\n\u{1B}", to: "words/nature.words")
    try folder.write("1\t2026-11-21\n", to: "editions.tsv")
    try folder.write("en/x/noun\ta\u{200B}reason\n", to: "exceptions.tsv")
    let findings = ContentLint(requirements: .none)
      .findings(in: lintPack([lintWord()], directory: folder.path))
    #expect(
      findings.map(\.description) == [
        "exceptions.tsv:1: error: U+200B ZERO WIDTH SPACE is not allowed here",
        "words/nature.words:3: error: U+202E RIGHT-TO-LEFT OVERRIDE is not allowed here",
        "words/nature.words:4: error: U+0009 is not allowed here",
        "words/nature.words:5: error: U+001B is not allowed here",
      ])
  }

  @Test("a pack has enough categories, words of each level, and words for its dailies")
  func packSize() {
    let words = (0..<40).map { lintWord("word\($0)", level: .one, category: "c\($0 % 3)") }
    func messages(_ required: LintRequirements) -> [String] {
      ContentLint(requirements: required).findings(in: lintPack(words))
        .filter { $0.rule == "pack-size" }.map(\.message)
    }
    #expect(messages(.none).isEmpty)
    let asked = LintRequirements(minimumPerLevel: 0, minimumCategories: 4, freshDays: 0)
    #expect(messages(asked) == ["3 categories, but 4 are wanted"])
    #expect(
      messages(LintRequirements(minimumPerLevel: 1, minimumCategories: 3, freshDays: 0)) == [
        "0 words of level 2, but 1 are wanted", "0 words of level 3, but 1 are wanted",
        "0 words of level 4, but 1 are wanted",
      ])
    let days = messages(LintRequirements(minimumPerLevel: 0, minimumCategories: 0, freshDays: 21))
    #expect(days.contains("40 words of level 1, but the dailies of 21 days take 84"))
    #expect(days.count == 4)
    #expect(messages(LintRequirements()).count == 9)
  }

  @Test("words of one part of speech, length and first letter that are near are noted")
  func nearPairs() {
    let words = [
      lintWord("boat", senses: [lintSense("a small ship here", synonyms: ["barge"])]),
      lintWord("bark", senses: [lintSense("a ship with sails", synonyms: ["barge"])]),
      lintWord("scow", senses: [lintSense("a flat-bottomed one", synonyms: ["barge"])]),
      lintWord("brig", .verb, senses: [lintSense("to go in a ship", synonyms: ["barge"])]),
      lintWord("bank"),
    ]
    let notes = ContentLint(requirements: .none).findings(in: lintPack(words))
      .filter { $0.rule == "near-pair" }
    #expect(
      notes.map(\.description)
        == ["words/nature.words:1: note: boat: may be taken for bark (words/nature.words, line 11)"]
    )
  }
}
