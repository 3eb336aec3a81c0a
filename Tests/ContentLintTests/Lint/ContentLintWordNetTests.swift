import ContentLint
import GameEngine
import Lexicon
import LexiconTestSupport
import Testing

@Suite("Content lint: rules that need WordNet")
struct ContentLintWordNetTests {
  private let folder: ContentFolder
  private let wordNet: WordNet

  init() throws {
    var fixture = WordNetFixture()
    let lake = fixture.add("n", "lake")
    let loch = fixture.add("n", "loch", "lough")
    let body = fixture.add("n", "leam", "Lady", "l_ke")
    let pond = fixture.add("n", "pond", "pool")
    fixture.put(lake, above: loch)
    fixture.put(body, above: lake)
    fixture.put(body, above: pond)
    let large = fixture.add("a", "large")
    let lofty = fixture.add("s", "lofty")
    fixture.link(large, "&", lofty)
    folder = try ContentFolder()
    wordNet = try fixture.opened(in: folder)
  }

  private func messages(
    _ rule: String, _ words: [Item], percent: Int = 0
  ) -> [String] {
    let required = LintRequirements(
      minimumPerLevel: 0, minimumCategories: 0, freshDays: 0, minimumPercentInWordNet: percent)
    return ContentLint(requirements: required, wordNet: wordNet)
      .findings(in: lintPack(words, directory: folder.path))
      .filter { $0.rule == rule }.map(\.description)
  }

  @Test("a word that is not in WordNet needs an exception")
  func unknown() throws {
    let words = [lintWord("lake"), lintWord("blog")]
    #expect(
      messages("wordnet", words) == [
        "words/nature.words:11: error: en/blog/noun is neither in WordNet nor excused in "
          + "exceptions.tsv"
      ])
    try folder.write("# id, reason\nen/blog/noun\tyounger than WordNet 3.0\n", to: "exceptions.tsv")
    #expect(messages("wordnet", words).isEmpty)
    #expect(messages("wordnet", [lintWord("lake", .verb)]).count == 2)
  }

  @Test("an exception that is not needed is an error at its line")
  func stale() throws {
    try folder.write(
      "en/lake/noun\tit is known\nen/blog/noun\tabsent\nen/pond/noun\tknown\n",
      to: "exceptions.tsv")
    #expect(
      messages("wordnet", [lintWord("lake"), lintWord("pond")]) == [
        "exceptions.tsv:1: error: en/lake/noun needs no exception",
        "exceptions.tsv:2: error: en/blog/noun is not in this pack",
        "exceptions.tsv:3: error: en/pond/noun needs no exception",
      ])
    try folder.write("en/blog/noun\tone\nen/blog/noun\ttwo\n", to: "exceptions.tsv")
    #expect(messages("wordnet", [lintWord("blog")]).count == 1, "an exception stands once")
  }

  @Test(
    "an exception has a reason",
    arguments: ["en/blog/noun", "en/blog/noun\t", "\tx", "a\tb\tc"])
  func malformed(line: String) throws {
    try folder.write("# head\n\(line)\n", to: "exceptions.tsv")
    #expect(
      messages("wordnet", [lintWord("lake")])
        == ["exceptions.tsv:2: error: an exception is the id of a word, a tab and a reason"])
  }

  @Test("too large a share of words that are not in WordNet is an error, even with exceptions")
  func share() throws {
    try folder.write("en/blog/noun\tnew\n", to: "exceptions.tsv")
    let words = [lintWord("lake"), lintWord("pond"), lintWord("loch"), lintWord("blog")]
    #expect(messages("wordnet", words, percent: 75).isEmpty)
    #expect(
      messages("wordnet", words, percent: 76)
        == ["words: error: 3 of 4 words are in WordNet, but 76 % are wanted"])
  }

  @Test("words that may also fit a typed meaning are noted, unless they are synonyms")
  func secondAnswers() {
    #expect(
      messages("second-answer", [lintWord("lake")])
        == ["words/nature.words:1: note: lake: does a definition fit leam, loch as well?"])
    let senses = [lintSense(synonyms: ["loch"])]
    #expect(
      messages("second-answer", [lintWord("lake", senses: senses)])
        == ["words/nature.words:1: note: lake: does a definition fit leam as well?"])
    #expect(
      messages("second-answer", [lintWord("pond")])
        == ["words/nature.words:1: note: pond: does a definition fit pool as well?"])
    #expect(messages("second-answer", [lintWord("large", .adjective)]).count == 1)
    #expect(messages("second-answer", [lintWord("lough"), lintWord("lake", .verb)]).isEmpty)
  }

  @Test("neighbours that differ from the builder's are an error, if there is a word list")
  func neighbours() throws {
    let words = [lintWord("lake"), lintWord("loch")]
    let list = SystemWordList(lines: Array("lake\nlace\nkale\n".utf8))
    func messages(_ neighbours: [ItemID: Neighbours], list: SystemWordList?) -> [String] {
      ContentLint(requirements: .none, wordNet: wordNet, wordList: list)
        .findings(in: lintPack(words, neighbours: neighbours))
        .filter { $0.rule == "neighbours" }.map(\.description)
    }
    let right = NeighbourBuilder(wordNet: wordNet, wordList: list).neighbours(of: words)
    #expect(messages(right, list: list).isEmpty)
    #expect(messages([:], list: nil).isEmpty)
    #expect(
      messages([:], list: list) == [
        "derived/neighbours.tsv: error: the file is out of date; run `swift run wordhoard-author update`"
      ])
  }

  @Test("a word of a family is in WordNet or excused, whatever its part of speech")
  func family() throws {
    let words = [lintWord("pond", family: ["pool", "large", "ponding"])]
    #expect(
      messages("wordnet", words) == [
        "words/nature.words:1: error: pond: “ponding” of its family is neither in WordNet nor excused "
          + "in exceptions.tsv"
      ])
    try folder.write("en/ponding/noun\trare\n", to: "exceptions.tsv")
    #expect(messages("wordnet", words).isEmpty)
    #expect(messages("wordnet", [lintWord("pond")]).count == 1, "it is no longer needed")
  }

  @Test("harder words in a definition are noted; words of the pack that are far harder are errors")
  func hardWords() throws {
    try folder.write("able\t2\t400\t-\nloch\t4\t200\t-\n", to: "derived/levels.tsv")
    func messages(_ definition: String, level: Level) -> [String] {
      let lake = lintWord("lake", level: level, senses: [lintSense(definition)])
      let others = [lintWord("pond", level: .three), lintWord("shore", level: .two)]
      return self.messages("hard-word", [lake] + others)
    }
    #expect(messages("it has no ponds", level: .three).isEmpty)
    #expect(
      messages("a large shore with ponds", level: .one) == [
        "words/nature.words:1: error: lake: level 1, but a definition uses ponds (3)",
        "words/nature.words:1: note: lake: level 1, but a definition uses shore (2)",
      ])
    #expect(
      messages("a cold loch", level: .two)
        == ["words/nature.words:1: note: lake: level 2, but a definition uses loch (4)"],
      "levels by frequency alone are no ground for an error")
    #expect(messages("a pondless and unable one", level: .two).count == 1)
    #expect(messages("an unable one", level: .two).isEmpty, "it is derived from able")
  }

  @Test("first senses that are rare by WordNet's counts are noted")
  func senseOrder() throws {
    var fixture = WordNetFixture()
    _ = fixture.add("n", "bank", "lake")
    _ = fixture.add("n", "bank", "pond", "shore")
    _ = fixture.add("v", "bank")
    let folder = try ContentFolder()
    let wordNet = try fixture.opened(in: folder)
    func messages(_ partOfSpeech: PartOfSpeech, synonym: String, counts: String) throws -> [String]
    {
      try folder.write(counts, to: "cntlist.rev")
      let word = lintWord("bank", partOfSpeech, senses: [lintSense(synonyms: [synonym])])
      return ContentLint(requirements: .none, wordNet: wordNet)
        .findings(in: lintPack([word], directory: folder.path))
        .filter { $0.rule == "sense-order" }.map(\.message)
    }
    let counts = "bank%1:14:00:: 1 20\nbank%1:17:01:: 2 3\nbank%2:40:00:: 1 4\n"
    #expect(try messages(.noun, synonym: "lake", counts: counts).isEmpty)
    #expect(
      try messages(.noun, synonym: "shore", counts: counts) == [
        "bank: its first sense seems to occur 3 times in WordNet's texts, and “a gloss” 20 times"
      ])
    #expect(
      try messages(.verb, synonym: "tilt", counts: counts)
        == ["bank: is noun 23 times in WordNet's texts, verb only 4 times"])
    #expect(try messages(.noun, synonym: "shore", counts: "bank%1:14:00:: 1 14\n").isEmpty)
  }

  @Test("without WordNet, the rules that need it report nothing")
  func silent() {
    let findings = ContentLint(requirements: .none)
      .findings(in: lintPack([lintWord("blog"), lintWord("lake")], directory: "/nonexistent"))
    #expect(findings.isEmpty)
  }
}
