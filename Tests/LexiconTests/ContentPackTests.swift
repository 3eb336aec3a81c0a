import Foundation
import GameEngine
import Lexicon
import LexiconTestSupport
import Testing

@Suite("Reading a pack of words")
struct ContentPackTests {
  private let folder: ContentFolder

  init() throws {
    folder = try ContentFolder()
    try folder.write("1\t2026-11-21\n", to: "editions.tsv")
  }

  static let entry = """
    glacier  noun  3  3.58  ˈɡleɪʃɚ
      = a slow river of ice on a mountain
      > The {glacier} has shrunk.

    """

  private func failure() -> ContentError? {
    #expect(throws: ContentError.self) { try ContentPack(directory: folder.path) }
  }

  @Test(
    "two spaces separate the fields of a head line, so a headword and its sounds can be phrases")
  func phrase() throws {
    try folder.write(
      """
      give up  verb  1  4.60  6  ɡɪv ˈʌp
        ~ gave up, given up
        = to stop trying
        > They {give up} too soon.
      take part  verb  2  4.2  teɪk ˈpɑrt
        = to join in
        > We {take part} each year.
      """, to: "words/mind.words")
    let words = try ContentPack(directory: folder.path).words
    #expect(words.map(\.id.rawValue) == ["en/give up/verb", "en/take part/verb"])
    #expect(words.map(\.ipa) == ["ɡɪv ˈʌp", "teɪk ˈpɑrt"])
    #expect(words[0].irregularForms == ["gave up", "given up"])
    #expect(words[0].age == 6)
  }

  @Test("a word is read with all its fields")
  func allFields() throws {
    try folder.write(
      """
      # nature: the weather and the land

      run  verb  1  5.4  2  ɹʌn
        ~ ran
        ~ run ,  running wild
        & runner , runaway
        @ 2 3
        = to move fast on foot
        > She {ran} home.
        > They {run}.
        + sprint , race
        + dash
        - walk
        : run for office ; run, then walk
        = to be in charge of

      # the end
      """, to: "words/nature.words")
    try folder.write("1\t2026-11-21\n# more\n2\t2027-01-01\n", to: "editions.tsv")
    let pack = try ContentPack(directory: folder.path)
    let expected = Item(
      term: "run", partOfSpeech: .verb, level: .one, category: "nature", centiZipf: 540,
      age: 2, ipa: "ɹʌn", irregularForms: ["ran", "run", "running wild"],
      family: ["runner", "runaway"],
      senses: [
        Sense(
          definition: "to move fast on foot",
          examples: [
            Example(before: "She ", form: "ran", after: " home."),
            Example(before: "They ", form: "run", after: "."),
          ], synonyms: ["sprint", "race", "dash"], antonyms: ["walk"],
          patterns: ["run for office", "run, then walk"]),
        Sense(definition: "to be in charge of", examples: []),
      ], edition: 2, firstLevel: .three)
    #expect(pack.entries == [ContentEntry(word: expected, file: "words/nature.words", line: 3)])
    #expect(pack.editions.map(\.number) == [1, 2])
    #expect(pack.pool().edition.name == "en-2")
    #expect(pack.neighbours.isEmpty)
  }

  @Test("only word files are read, in the order of their names")
  func files() throws {
    for (name, word) in [("b.words", "beta"), ("a.words", "alpha")] {
      try folder.write("\(word) noun 1 4 x\n  = letter \(word)\n", to: "words/\(name)")
    }
    for name in [".c.words", "d.words~", "README", "e.txt"] {
      try folder.write("this is no word file", to: "words/\(name)")
    }
    let pack = try ContentPack(directory: folder.path)
    #expect(pack.entries.map(\.word.term) == ["alpha", "beta"])
    #expect(pack.entries.map(\.word.category) == ["a", "b"])
  }

  @Test("the line ends of other systems make no difference")
  func carriageReturns() throws {
    let text = Self.entry + "  + ice sheet, ice\n  @ 1\n\n# end\n"
    try folder.write(text, to: "words/nature.words")
    let plain = try ContentPack(directory: folder.path)
    try folder.write(text.replacing("\n", with: "\r\n"), to: "words/nature.words")
    try folder.write("# editions\r\n\r\n1\t2026-11-21\r\n", to: "editions.tsv")
    let other = try ContentPack(directory: folder.path)
    #expect(other.entries == plain.entries)
    #expect(other.editions == plain.editions)
  }

  @Test("neighbours are read if they exist")
  func neighbours() throws {
    try folder.write(Self.entry, to: "words/nature.words")
    let near = [
      ItemID("en/glacier/noun"): Neighbours(related: ["ice"], lookalikes: ["glazier"])
    ]
    try folder.write(NeighbourFile.text(of: near), to: NeighbourFile.name)
    #expect(try ContentPack(directory: folder.path).neighbours == near)
    // Lines are found by their order, in which a comment has no place.
    let text = NeighbourFile.text(of: near)
    try folder.write(text + "# more\n", to: NeighbourFile.name)
    #expect(
      failure()?.message == "comments and empty lines are only allowed before the first word")
    try folder.write("en/glacier/noun and more\n", to: NeighbourFile.name)
    let error = try #require(failure())
    #expect(error.kind == .malformed)
    #expect(error.file == "\(folder.path)/\(NeighbourFile.name)")
    #expect(error.line == 1)
  }

  @Test("guesses are read when they are needed, and an error only then")
  func guesses() throws {
    let error = #expect(throws: ContentError.self) { try GuessFile.read(pack: folder.path) }
    #expect(error?.kind == .unreadable)
    #expect(error?.file == "\(folder.path)/data/guesses.txt")
    try folder.write("crane\nslate\nplanet\n", to: "data/guesses.txt")
    let guesses = try GuessFile.read(pack: folder.path)
    #expect(guesses.contains("slate"))
    #expect(guesses.contains("planet"))
    #expect(!guesses.contains("stale"))
  }

  @Test("a folder without words is an error, whether it exists or not")
  func noWords() throws {
    let missing = try #require(failure())
    #expect(missing.kind == .unreadable)
    #expect("\(missing)" == "\(folder.path)/words: there is no folder of words here")
    try folder.write("# nothing yet\n\n", to: "words/nature.words")
    let empty = try #require(failure())
    #expect(empty.kind == .unreadable)
    #expect("\(empty)" == "\(folder.path)/words: there is not one word here")
  }

  @Test("a duplicate word is reported with both places")
  func duplicate() throws {
    try folder.write(Self.entry, to: "words/ice.words")
    try folder.write("# first\n\n" + Self.entry, to: "words/nature.words")
    let error = try #require(failure())
    #expect(error.kind == .malformed)
    #expect(error.line == 3)
    #expect(
      "\(error)" == """
        \(folder.path)/words/nature.words:3: en/glacier/noun already occurs in \
        words/ice.words, line 1
        """)
  }

  @Test("a duplicate word is reported even if its accents are encoded differently")
  func composed() throws {
    let words = ["caf\u{E9}", "cafe\u{301}"].map { Self.entry.replacing("glacier", with: $0) }
    try folder.write(words.joined(), to: "words/nature.words")
    #expect(failure()?.kind == .malformed)
  }

  @Test("one headword in two parts of speech is two words")
  func twoPartsOfSpeech() throws {
    let verb = Self.entry.replacing("noun", with: "verb")
    try folder.write(Self.entry + verb, to: "words/nature.words")
    #expect(try ContentPack(directory: folder.path).words.count == 2)
  }

  @Test("a line that is not UTF-8 is reported with its file and number")
  func notText() throws {
    let bytes = Array(Self.entry.utf8) + [0x20, 0x20, 0x3D, 0x20, 0xFF, 10]
    try folder.write(bytes, to: "words/nature.words")
    let error = try #require(failure())
    #expect("\(error)" == "\(folder.path)/words/nature.words:4: this line is not UTF-8")
  }

  @Test("a comment that is not UTF-8 is refused, too")
  func notTextInComment() throws {
    try folder.write([0x23, 0xFF, 10] + Array(Self.entry.utf8), to: "words/nature.words")
    let error = try #require(failure())
    #expect("\(error)" == "\(folder.path)/words/nature.words:1: this line is not UTF-8")
  }

  @Test("a word file that is a folder cannot be read")
  func folderForFile() throws {
    try folder.write(Self.entry, to: "words/nature.words/inner")
    let error = try #require(failure())
    #expect(error.kind == .unreadable)
    #expect(error.file == "\(folder.path)/words/nature.words")
  }
}
