import ContentLint
import GameEngine
import Lexicon
import Testing

@Suite("Content lint: how entries are written")
struct ContentLintStyleTests {
  private func findings(_ rule: String, _ words: Item...) -> [String] {
    ContentLint(requirements: .none).findings(in: lintPack(words))
      .filter { $0.rule == rule }.map(\.description)
  }

  private func defined(_ definitions: String...) -> Item {
    lintWord(senses: definitions.map { lintSense($0) })
  }

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
    "a pattern of a phrasal verb contains the whole phrase",
    arguments: [
      ("give up smoking", true), ("gives up a seat", true), ("give it up", false),
      ("give up", false),
    ])
  func phrasePattern(pattern: String, isFine: Bool) {
    let word = lintWord("give up", .verb, senses: [lintSense(patterns: [pattern])])
    #expect(lintMessages("usage", word).isEmpty == isFine)
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

  // MARK: - Definitions

  @Test(
    "a definition does not end in a comparison without a verb",
    arguments: [
      ("to become smaller, as wool does in hot water", nil), ("round and flat, as bread", "error"),
      ("round and flat, as a plate", "error"), ("round and flat, as plates are", nil),
      ("to move slowly, as in a dream", nil), ("free, as a bird sings", "note"),
      ("round and flat, as a plate on a table", "note"), ("soft, as the wings of a bird", "note"),
      ("round, such as bread", nil), ("to sit, as in school, for hours", nil),
      ("to act, as a judge, on a case", nil),
    ])
  func bareComparison(definition: String, severity: String?) {
    let findings = findings("bare-comparison", defined(definition))
    #expect(findings.count == (severity == nil ? 0 : 1))
    if let severity { #expect(findings.first?.contains(": \(severity): glacier: “as ") == true) }
  }

  // MARK: - Pronunciations

  @Test(
    "a suffix has one reduced vowel",
    arguments: [
      ("possible", "ˈpɑsəbəl", true), ("possible", "ˈpɑsɪbəl", false), ("vanity", "ˈvænɪti", false),
      ("vanity", "ˈvænəti", true), ("comment", "ˈkɑmɛnt", true), ("segment", "ˈsɛɡmɪnt", false),
      ("decorate", "ˈdɛkɚeɪt", true), ("accurate", "ˈækjɚɪt", false), ("advice", "ədˈvaɪs", true),
      ("mice", "mɪs", true),
    ])
  func suffixSound(headword: String, ipa: String, isFine: Bool) {
    #expect(lintMessages("suffix-sound", lintWord(headword, ipa: ipa)).isEmpty == isFine)
  }

  @Test("the message names the suffix and both spellings")
  func suffixSoundMessage() {
    #expect(
      lintMessages("suffix-sound", lintWord("vanity", ipa: "ˈvænɪti"))
        == ["vanity: the suffix -ity is written əti in pronunciations, not ɪti"])
  }

  // MARK: - Pairs

  @Test("a word that is derived from another one by a regular suffix is noted")
  func derived() {
    #expect(
      findings("near-double", lintWord("happy", .adjective), lintWord("happiness")) == [
        "words/nature.words:11: note: happiness: is it derived from happy (words/nature.words, line 1)?"
      ])
    #expect(findings("near-double", lintWord("create", .verb), lintWord("creation")).count == 1)
    #expect(findings("near-double", lintWord("lake"), lintWord("glacier")).isEmpty)
  }

  @Test("two words whose definitions consist of nearly the same words are noted")
  func alike() {
    let island = lintWord(
      "island", senses: [lintSense("a piece of land with water around every side")])
    let other = lintWord(
      "isle", senses: [lintSense("a small piece of land with water on every side")])
    let third = lintWord("lake", senses: [lintSense("a piece of water with land around")])
    #expect(
      findings("near-double", island, other) == [
        "words/nature.words:11: note: isle: has nearly the definition of island (words/nature.words, line 1)"
      ])
    #expect(findings("near-double", other, third).isEmpty)
    #expect(
      findings(
        "near-double", defined("a piece of land with water", "a piece of land, with water")
      ).isEmpty, "the meanings of one word may be alike")
  }
}
