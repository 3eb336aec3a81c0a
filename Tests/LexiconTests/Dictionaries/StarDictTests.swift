import Foundation
import GameEngine
import TestSupport
import Testing

@testable import Lexicon

@Suite("Dictionaries of StarDict")
struct StarDictTests {
  private func opened(_ fixture: DictionaryFixture) throws -> StarDictDictionary {
    try StarDictDictionary(info: fixture.path("test.ifo"), cacheFolder: nil)
  }

  @Test("headwords are found, with offsets of either size", arguments: [32, 64])
  func found(offsetBits: Int) throws {
    let fixture = try DictionaryFixture()
    let entries = [("B", "two"), ("a", "one"), ("b", "three"), ("été", "summer")]
    try fixture.stardict(entries.map { (head: $0, bytes: Array($1.utf8)) }, offsetBits: offsetBits)
    let dictionary = try opened(fixture)
    #expect(dictionary.info.title == "A test")
    #expect(dictionary.info.id == "test")
    #expect(dictionary.headwordCount == 4)
    #expect(try dictionary.entries(of: "b").map(\.text) == ["two", "three"])
    #expect(try dictionary.entries(of: "E\u{301}T\u{C9}").map(\.text) == ["summer"])
    #expect(dictionary.headwords(beginning: "", limit: 9) == ["a", "B", "été"])
  }

  @Test(
    "each kind of part becomes text that can be read",
    arguments: [
      ("m", Array("plain".utf8), "plain"),
      ("tm", Array("haʊs\0a building".utf8), "/haʊs/\na building"),
      ("g", Array("<b>bold</b> &amp; <i>more</i>".utf8), "bold & more"),
      (
        "h", Array("one<br/>two<p>three &#233;&#x41;&nbsp;&wrong;".utf8),
        "one\ntwo\nthree éA &wrong;"
      ),
      ("h", Array("a < b and <b".utf8), "a < b and <b"),
      ("h", Array("a < b and c > d <i>e</i> <f".utf8), "a < b and c > d e <f"),
      ("Wm", [0, 0, 0, 2, 1, 2] + Array("said".utf8), "said"),
      ("mW", Array("said\0".utf8) + [1, 2, 3], "said"),
      ("Wm", [0, 0, 0, 0x90] + Array(repeating: 0xFF, count: 0x90) + Array("said".utf8), "said"),
      ("Wm", [0, 0, 0, 9, 1, 2], ""), ("mm", Array("one".utf8), "one"),
    ])
  func parts(_ types: String, _ bytes: [UInt8], _ text: String) throws {
    let fixture = try DictionaryFixture()
    try fixture.stardict([("x", bytes)], types: types)
    #expect(try opened(fixture).entries(of: "x").map(\.text) == [text])
  }

  @Test("a headword has 512 bytes at most; a longer one is left out, and those after it are found")
  func longest() throws {
    let fixture = try DictionaryFixture()
    let longest = String(repeating: "b", count: 512)
    try fixture.stardict(
      ["a", "\(longest)b", longest, "c"].map { (head: $0, bytes: Array($0.utf8.prefix(1))) })
    let dictionary = try opened(fixture)
    #expect(dictionary.headwords(beginning: "", limit: 9) == ["a", longest, "c"])
    #expect(try dictionary.entries(of: "c").map(\.text) == ["c"])
  }

  @Test(
    "a dictionary without a title, or with one of thousands of marks, is named after its files",
    arguments: ["", "bookname=a" + String(repeating: "\u{301}\u{323}", count: 15_000) + "\n"])
  func untitled(title: String) throws {
    let fixture = try DictionaryFixture()
    try fixture.stardict([("x", Array("y".utf8))])
    for ending in ["idx", "dict"] {
      try FileManager.default.copyItem(
        atPath: fixture.path("test.\(ending)"), toPath: fixture.path("My.Words.\(ending)"))
    }
    try fixture.write(
      "StarDict's dict ifo file\n\(title)sametypesequence=m\n".utf8, to: "My.Words.ifo")
    let info = try StarDictDictionary(info: fixture.path("My.Words.ifo"), cacheFolder: nil).info
    #expect((info.title, info.id) == ("My.Words", "my.words"))
  }

  @Test("an entry may name the kinds of its parts itself")
  func ownKinds() throws {
    let fixture = try DictionaryFixture()
    try fixture.stardict([("x", Array("thaʊs\0ma building\0".utf8))], types: nil)
    #expect(try opened(fixture).entries(of: "x").map(\.text) == ["/haʊs/\na building"])
  }

  @Test("synonyms lead to the entry of their headword", arguments: [32, 64])
  func synonyms(offsetBits: Int) throws {
    let fixture = try DictionaryFixture()
    let entries = [("colour", "hue"), ("go", "move"), ("mouse", "animal")]
    try fixture.stardict(entries.map { (head: $0, bytes: Array($1.utf8)) }, offsetBits: offsetBits)
    #expect(try opened(fixture).entries(of: "went").isEmpty)
    try fixture.write(
      StarDictTests.synonyms([("color", 0), ("Went", 1), ("gone", 1), ("go", 2), ("lost", 9)]),
      to: "test.syn")
    let dictionary = try opened(fixture)
    #expect(try dictionary.entries(of: "went").map(\.text) == ["move"])
    #expect(try dictionary.entries(of: "went").map(\.headword) == ["go"])
    #expect(try dictionary.entries(of: "color").map(\.headword) == ["colour"])
    #expect(try dictionary.entries(of: "go").map(\.text) == ["move", "animal"])
    #expect(dictionary.headwords(beginning: "go", limit: 9) == ["go", "gone"])
    #expect(dictionary.contains("gone"))
    #expect(throws: DictionaryError.self) { try dictionary.entries(of: "lost") }
  }

  @Test("a changed file of synonyms is noticed")
  func changedSynonyms() throws {
    let fixture = try DictionaryFixture()
    try fixture.stardict([("go", Array("move".utf8))])
    let cache = fixture.path("cache")
    func found(_ word: String) throws -> Int {
      try StarDictDictionary(info: fixture.path("test.ifo"), cacheFolder: cache).entries(of: word)
        .count
    }
    #expect(try found("went") == 0)
    try fixture.write(StarDictTests.synonyms([("went", 0)]), to: "test.syn")
    #expect(try found("went") == 1)
    try fixture.write(StarDictTests.synonyms([("gone", 0), ("goes", 0)]), to: "test.syn")
    #expect(try (found("went"), found("goes")) == (0, 1))
  }

  @Test("compressed lists are read, and damaged ones named in the error")
  func compressedLists() throws {
    let fixture = try DictionaryFixture()
    let words = (0..<5000).map { "word\(10_000 + $0)" }
    try fixture.stardict(words.map { (head: $0, bytes: Array("text of \($0)".utf8)) })
    try fixture.write(StarDictTests.synonyms([("went", 7)]), to: "test.syn")
    for (name, packed) in [("test.idx", "test.idx.gz"), ("test.syn", "test.syn.dz")] {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: fixture.path(name)))
      try fixture.write(gzipped(Array(bytes)), to: packed)
      try FileManager.default.removeItem(atPath: fixture.path(name))
    }
    let packed = try Data(contentsOf: URL(fileURLWithPath: fixture.path("test.idx.gz")))
    let dictionary = try opened(fixture)
    #expect(dictionary.headwordCount == 5001)
    #expect(try dictionary.entries(of: "word14999").map(\.text) == ["text of word14999"])
    #expect(try dictionary.entries(of: "went").map(\.text) == ["text of word10007"])
    for damaged in [
      packed.prefix(100), packed.prefix(2), packed.dropLast(4) + [255, 255, 255, 255],
    ] {
      try fixture.write(damaged, to: "test.idx.gz")
      let error = #expect(throws: DictionaryError.self) { try opened(fixture) }
      #expect(error?.file.hasSuffix("test.idx.gz") == true)
    }
  }

  private static func synonyms(_ lines: [(String, UInt8)]) -> [UInt8] {
    lines.flatMap { Array($0.utf8) + [0, 0, 0, 0, $1] }
  }

  @Test("damaged files cause only errors")
  func mutated() throws {
    let fixture = try DictionaryFixture()
    try fixture.stardict([("a", Array("one".utf8)), ("bc", Array("two".utf8)), ("d", [])])
    try fixture.write(StarDictTests.synonyms([("e", 0), ("f", 2)]), to: "test.syn")
    let names = ["test.ifo", "test.idx", "test.syn", "test.dict"]
    let whole = try names.map { try Data(contentsOf: URL(fileURLWithPath: fixture.path($0))) }
    var gen = Gen(seed: 12)
    for _ in 0..<1500 {
      for (name, bytes) in zip(names, whole) {
        var bytes = bytes
        if gen.percent(70) {
          bytes[gen.generator.below(bytes.count)] = UInt8(gen.generator.below(256))
        }
        if gen.percent(10) { bytes = bytes.prefix(gen.generator.below(bytes.count)) }
        try fixture.write(bytes, to: name)
      }
      guard let dictionary = try? opened(fixture) else { continue }
      for word in dictionary.headwords(beginning: "", limit: 9) {
        _ = try? dictionary.entries(of: word)
      }
    }
  }
}
