import ContentLint
import Lexicon
import LexiconTestSupport
import TestSupport
import Testing

@Suite("The author's tool")
struct ContentCheckTests {
  @Test("a check counts words and errors, and its requirements of a whole pack can be left out")
  func report() throws {
    let folder = try ContentFolder()
    try folder.write("1\t2026-11-21\n", to: "editions.tsv")
    try folder.write(
      """
      glacier  noun  3  3.58  ˈɡleɪʃɚ
        = A slow river of ice on a mountain
        > The {glacier} has shrunk.
      """, to: "words/nature.words")
    let check = ContentCheck(folder: folder.path)
    let small = try check.report(isSmall: true)
    #expect(small.words == 1)
    #expect(small.findings.contains { $0.rule == "definition" && $0.line == 1 })
    #expect(!small.findings.contains { $0.rule == "pack-size" })
    let large = try check.report(isSmall: false)
    #expect(large.findings.contains { $0.rule == "pack-size" })
    #expect(large.errors > small.errors)
  }

  @Test("a course in another language is checked by the rules that know no English")
  func course() throws {
    let german = try ContentCheck(folder: GermanCourse.directory).report(isSmall: false)
    #expect(german.words == 40 && german.findings.isEmpty)
    let folder = try ContentFolder()
    for name in ["course.conf", "editions.tsv"] {
      try folder.write(TextFile.bytes(path: "\(GermanCourse.directory)/\(name)"), to: "de/\(name)")
    }
    try folder.write(
      "der Hund  noun  1  4.8  hʊnt\n  @ 7\n  = dog\n  > Viele {Hünde} bellen.\n",
      to: "de/words/wildlife.words")
    try folder.write("aber  conj\n", to: "es/lookup/a.words")
    for name in ["course.conf", "editions.tsv", "words/wildlife.words"] {
      try folder.write(TextFile.bytes(path: "\(GermanCourse.directory)/\(name)"), to: "es/\(name)")
    }
    #expect(throws: ContentError.self) {
      try ContentCheck(folder: "\(folder.path)/es").report(isSmall: false)
    }
    #expect(throws: ContentError.self) {
      try DerivedFiles(folder: GermanCourse.directory).updateNeighbours()
    }
    let faulty = try ContentCheck(folder: "\(folder.path)/de").report(isSmall: false)
    #expect(faulty.findings.map(\.rule).sorted() == ["edition", "example"])
    // No article, no translation of the second example, no principal parts.
    try folder.write(
      """
      Katze  noun  1  4.8  ˈkatsə
        % Katzen
        = cat
        > Die {Katze} schläft.
        | The cat is sleeping.
        > Zwei {Katzen} schlafen.

      gehen  verb  1  5.0  ˈɡeːən
        = to go
        > Wir {gehen} heim.
      """, to: "de/words/wildlife.words")
    let bare = try ContentCheck(folder: "\(folder.path)/de").report(isSmall: false)
    #expect(bare.findings.map(\.rule) == ["course", "course", "course"])
  }

  @Test("without the packages, an update names the missing one, and leaves the stored levels alone")
  func missing() throws {
    let folder = try ContentFolder()
    try folder.write("kept", to: "pack/\(LevelFile.name)")
    let error = #expect(throws: ContentError.self) {
      try DerivedFiles(folder: "\(folder.path)/pack").updateLevels(packages: folder.path)
    }
    #expect(error?.code == "content_unreadable")
    #expect(error?.message.contains("wordfreq-3.1.1 is not installed here") == true)
    #expect(try TextFile.bytes(path: "\(folder.path)/pack/\(LevelFile.name)") == Array("kept".utf8))
  }

  @Test("an error about a missing source names the Debian package to install")
  func remedies() throws {
    let list = AuthoringError(
      ContentError(.unreadable, file: SystemWordList.defaultPath, "this file cannot be read"))
    #expect(list?.description.hasSuffix("; install wamerican") == true)
    let bands = AuthoringError(
      ContentError(.unreadable, file: "/usr/share/dict/scowl/english-words.10", "unreadable"))
    #expect(bands?.description.hasSuffix("; install scowl") == true)
    let wordNet = AuthoringError(WordNetError.missing(file: "/usr/share/wordnet/index.noun"))
    #expect(wordNet?.description.contains("wordnet-base") == true)
    #expect(wordNet?.description.contains("; install") == false)
    #expect(wordNet?.isUnreadable == true)
    let line = AuthoringError(ContentError(.malformed, file: "a.words", line: 3, "wrong"))
    #expect(line?.description == "a.words:3: wrong")
    #expect(line?.isUnreadable == false)
  }

  @Test(
    "hidden characters of a pack reach the terminal as their names",
    arguments: [
      ("\u{1B}[2J", "<U+001B>[2J"), ("a\u{202E}b", "a<U+202E RIGHT-TO-LEFT OVERRIDE>b"),
      ("ice\u{200B}", "ice<U+200B ZERO WIDTH SPACE>"), ("“café”: 1", "“café”: 1"),
    ])
  func terminal(text: String, shown: String) {
    #expect(visible(text) == shown)
  }
}
