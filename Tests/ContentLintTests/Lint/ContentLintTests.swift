import GameEngine
import Lexicon
import Testing

@testable import ContentLint

@Suite("Content lint: rules about one word")
struct ContentLintTests {
  @Test("a valid word gives no finding")
  func soundWord() {
    let word = lintWord(senses: [
      lintSense(synonyms: ["ice field", "jökull"], antonyms: ["well-spring"])
    ])
    #expect(ContentLint(requirements: .none).findings(in: lintPack([word])).isEmpty)
  }

  @Test("a finding prints its file, line and severity")
  func description() {
    let error = LintFinding(.error, rule: "x", file: "words/nature.words", line: 12, "Bad.")
    #expect(error.description == "words/nature.words:12: error: Bad.")
    #expect(LintFinding(.note, rule: "x", file: "words", "Few.").description == "words: note: Few.")
  }

  @Test("findings come in the order of files and lines")
  func order() {
    let words = ["z", "a", "b"].map { lintWord($0 + "1", category: $0 == "z" ? "z" : "a") }
    let findings = ContentLint(requirements: .none).findings(in: lintPack(words))
    let places = findings.map { "\($0.file):\($0.line)" }
    #expect(Set(places).count == 3)
    #expect(places == places.sorted())
  }

  @Test("every rule has its own name")
  func names() {
    #expect(Set(ContentLint.rules.map(\.name)).count == ContentLint.rules.count)
  }

  @Test(
    "headwords have 3 to 12 letters a to z, those of anagrams three different ones",
    arguments: [
      ("lake", true), ("acquaintance", true), ("ice", true), ("egg", true), ("toot", false),
      ("ox", false), ("acquaintances", false), ("Lake", false), ("café", false), ("ice age", false),
      ("up-to-date", false),
    ])
  func headword(headword: String, isFine: Bool) {
    #expect(lintMessages("headword", lintWord(headword)).isEmpty == isFine)
  }

  @Test(
    "a verb may be a phrase of two or three words",
    arguments: [
      ("give up", true), ("live up to", true), ("give", true), ("give up on it", false),
      ("give  up", false), ("give up-to", false), ("sympathize along with", false),
    ])
  func phrase(headword: String, isFine: Bool) {
    #expect(lintMessages("headword", lintWord(headword, .verb)).isEmpty == isFine)
  }

  @Test("the verb of a phrase gives it away in a definition")
  func phraseInDefinition() {
    let word = lintWord("put off", .verb, senses: [lintSense("to put something to a later time")])
    #expect(lintMessages("definition", word).count == 1)
  }

  @Test("Zipf frequencies lie between 0 and 8", arguments: [(0, true), (800, true), (801, false)])
  func frequency(centiZipf: Int, isFine: Bool) {
    #expect(lintMessages("frequency", lintWord(centiZipf: centiZipf)).isEmpty == isFine)
  }

  @Test(
    "the level of a word whose age is known follows from age and frequency",
    arguments: [
      (nil, 358, Level.one, true), (9, 358, .three, true), (9, 358, .two, false),
      (4, 358, .two, true), (2, 540, .one, true), (12, 250, .four, true), (12, 250, .three, false),
    ])
  func level(age: Int?, centiZipf: Int, level: Level, isFine: Bool) {
    let word = lintWord(level: level, centiZipf: centiZipf, age: age)
    #expect(lintMessages("level", word).isEmpty == isFine)
  }

  @Test(
    "pronunciations are in phonetic letters, with one main stress and no slashes",
    arguments: [
      ("ˌʌndɚˈstænd", 0), ("ˈbʌtn̩", 0), ("tʃɝtʃ", 0), ("", 1), ("/lɛk/", 1), ("ˈtiˈpɑt", 1),
      ("gleɪs", 1), ("'leɪk", 1), ("LEIK", 4), ("l\u{200B}ek", 1),
    ])
  func pronunciation(ipa: String, faults: Int) {
    #expect(lintMessages("pronunciation", lintWord(ipa: ipa)).count == faults)
  }

  @Test("an odd letter in a pronunciation is named by its code point")
  func pronunciationName() {
    #expect(
      lintMessages("pronunciation", lintWord(ipa: "gleɪs"))
        == ["glacier: U+0067 LATIN SMALL LETTER G is no letter of the phonetic alphabet"])
  }

  @Test(
    "definitions are short, begin in lower case and end without a full stop",
    arguments: [
      ("a river of ice", 0), ("ice, ice, ice", 0), ("moving ice", 1), ("A river of ice", 1),
      ("a river of ice.", 1), ("(of ice) a river", 1), (String(repeating: "ice ", count: 31), 1),
      (String(repeating: "ices", count: 30), 0),
    ])
  func definition(definition: String, faults: Int) {
    #expect(
      lintMessages("definition", lintWord(senses: [lintSense(definition)])).count == faults)
  }

  @Test("a definition does not contain a word with the headword's stem, or a form of it")
  func definitionStem() {
    let stem = lintWord(senses: [lintSense("a river of Glacial ice")])
    #expect(
      lintMessages("definition", stem)
        == ["glacier: “glacial” in the definition gives the word away"])
    let form = lintWord("bring", .verb, forms: ["brought"], senses: [lintSense("to have brought")])
    #expect(lintMessages("definition", form).count == 1)
    let other = lintWord("bring", .verb, forms: ["brought"], senses: [lintSense("to carry here")])
    #expect(lintMessages("definition", other).isEmpty)
  }

  @Test(
    "examples are short sentences with the word once, in a known form",
    arguments: [
      ("The {glacier} has shrunk.", 0), ("{Glaciers} shrink!", 0), ("“It was a {glacier}.”", 0),
      ("Do we say \"{glacier}?\"", 0), ("A {glacier}-fed lake.", 0), ("The {glacier} shrinks", 1),
      ("A {glaciered} land.", 1), ("A post{glacier} lake.", 1), ("A {glacier}like lake.", 1),
      ("Of all glaciers, this {glacier} is the best.", 1),
      ("A {glacier} \(String(repeating: "a", count: 119)).", 0),
      ("A {glacier} \(String(repeating: "a", count: 120)).", 1), ("{glacier}", 1),
    ])
  func example(marked: String, faults: Int) {
    let word = lintWord(senses: [lintSense(examples: [marked])])
    #expect(lintMessages("example", word).count == faults)
  }

  @Test("each sense has an example; irregular forms are known, but not played")
  func exampleForms() {
    let bare = lintWord(senses: [lintSense(), lintSense("another thing", examples: [])])
    #expect(lintMessages("example", bare) == ["glacier: a sense has no example"])
    let brought = lintSense("to carry here", examples: ["{Brought} too late."])
    #expect(lintMessages("example", lintWord("bring", .verb, senses: [brought])).count == 1)
    let played = lintWord("bring", .verb, forms: ["brought"], senses: [brought])
    #expect(
      lintMessages("example", played)
        == ["bring: “Brought” is irregular; examples of the first sense need a regular form"])
    let other = lintSense("to cause", examples: ["This will {bring} rain."])
    let known = lintWord("bring", .verb, forms: ["brought"], senses: [other, brought])
    #expect(lintMessages("example", known).isEmpty)
  }

  @Test(
    "synonyms and antonyms are words other than the headword, once and in one list",
    arguments: [
      (["ice sheet", "o'clock"], ["well-worn"], 0), (["glacier"], [], 1), ([], ["Glacier"], 1),
      (["ice"], ["ice"], 1), (["ice", "Ice"], [], 1), (["ice (old)"], [], 1), (["ice2"], [], 1),
      ([], ["-"], 1),
    ])
  func synonyms(synonyms: [String], antonyms: [String], faults: Int) {
    let word = lintWord(senses: [lintSense(synonyms: synonyms, antonyms: antonyms)])
    #expect(lintMessages("synonyms", word).count == faults)
  }

  @Test("a word may be synonym of one sense and antonym of another")
  func synonymsOfTwoSenses() {
    let word = lintWord(senses: [
      lintSense(synonyms: ["ice"]), lintSense("something else", antonyms: ["ice"]),
    ])
    #expect(lintMessages("synonyms", word).isEmpty)
  }
}
