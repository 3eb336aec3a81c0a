import Foundation
import GameEngine
import TestSupport
import Testing

@testable import Lexicon

@Suite("Dictionaries of dictd")
struct DictdTests {
  private static let entries: [(head: String, text: String)] = [
    ("00databaseshort", "00databaseshort\n  A test of dictionaries\n"),
    ("00databaseutf8", ""), ("zebra", "zebra /ˈziːbrə/ <n>\nstriped\n"), ("House", "House\nBau\n"),
    ("house", "house /haʊs/\nHaus\n"), ("ice age", "ice age\nEiszeit\n"),
    ("Ärger", "Ärger <n, masc>\ntrouble\n"), ("can’t", "can't\nkann nicht\n"),
  ]

  private func opened(
    _ fixture: DictionaryFixture, cache: String? = nil
  ) throws -> DictdDictionary {
    try DictdDictionary(index: fixture.path("test.index"), cacheFolder: cache)
  }

  @Test(
    "a headword is found whatever the order of the file, its capitals and its accents' form",
    arguments: [nil, 1, 7, 58315])
  func found(chunk: Int?) throws {
    let fixture = try DictionaryFixture()
    try fixture.dictd(DictdTests.entries, chunk: chunk)
    let dictionary = try opened(fixture)
    #expect(dictionary.info.title == "A test of dictionaries")
    #expect(dictionary.headwordCount == 6)
    for entry in DictdTests.entries.dropFirst(2) {
      let found = try dictionary.entries(of: entry.head).map(\.text)
      #expect(found.contains(entry.text.trimmingCharacters(in: .newlines)), "\(entry.head)")
    }
    #expect(try dictionary.entries(of: "HOUSE").map(\.headword) == ["House", "house"])
    #expect(try dictionary.entries(of: "A\u{308}rger").map(\.grammar) == ["n, masc"])
    #expect(try dictionary.entries(of: "  ice   age ").count == 1)
    #expect(try dictionary.entries(of: "can't").count == 1)
    #expect(try dictionary.entries(of: "zebra").first?.pronunciations == ["ˈziːbrə"])
    for absent in ["", "hous", "houses", "00databaseshort", "zz"] {
      #expect(try dictionary.entries(of: absent).isEmpty, "\(absent)")
    }
    #expect(dictionary.contains("ZEBRA"))
    #expect(!dictionary.contains("zebr"))
  }

  @Test("a beginning is completed in the order of the alphabet, each word once")
  func completed() throws {
    let fixture = try DictionaryFixture()
    try fixture.dictd(["beta", "alphabet", "Alpha", "alpha", "alp"].map { (head: $0, text: $0) })
    let dictionary = try opened(fixture)
    #expect(dictionary.headwords(beginning: "ALP", limit: 10) == ["alp", "Alpha", "alphabet"])
    #expect(dictionary.headwords(beginning: "alp", limit: 2) == ["alp", "Alpha"])
    #expect(dictionary.headwords(beginning: "c", limit: 2).isEmpty)
  }

  @Test("the order is kept, and made again if the list has changed or the kept file is damaged")
  func cached() throws {
    let fixture = try DictionaryFixture()
    let cache = fixture.path("cache")
    let kept = "\(cache)/test.words"
    try fixture.dictd([("b", "one\n"), ("a", "two\n")])
    #expect(try opened(fixture, cache: cache).entries(of: "a").map(\.text) == ["two"])
    let first = try Data(contentsOf: URL(fileURLWithPath: kept))
    var shares: [Double] = []
    let again = try DictdDictionary(
      index: fixture.path("test.index"), cacheFolder: cache, progress: { shares.append($0) })
    #expect(try again.entries(of: "b").map(\.text) == ["one"])
    #expect(shares.isEmpty)
    for damaged in [Data(), first.prefix(20), first.dropLast(), Data(repeating: 255, count: 200)] {
      try damaged.write(to: URL(fileURLWithPath: kept))
      #expect(try opened(fixture, cache: cache).entries(of: "a").map(\.text) == ["two"])
      #expect(try Data(contentsOf: URL(fileURLWithPath: kept)) == first)
    }
    try fixture.dictd([("b", "one\n"), ("a", "two\n"), ("aa", "three\n")])
    #expect(try opened(fixture, cache: cache).entries(of: "aa").map(\.text) == ["three"])
    // Offsets outside of the list are ignored.
    var wrong = try Data(contentsOf: URL(fileURLWithPath: kept))
    wrong.replaceSubrange((wrong.count - 12)..., with: Array(repeating: UInt8(0xFE), count: 12))
    try wrong.write(to: URL(fileURLWithPath: kept))
    #expect(try opened(fixture, cache: cache).entries(of: "a").isEmpty)
    #expect(try opened(fixture, cache: cache).entries(of: "").isEmpty)
    #expect(try opened(fixture, cache: cache).headwords(beginning: "", limit: 9).isEmpty)
  }

  @Test(
    "the text between slashes after the headword is its pronunciation",
    arguments: [
      ("x /a/", ["a"]), ("x //a//", ["a"]), ("x /a/, /b/ <n>", ["a", "b"]), ("x /a/ or c/d", ["a"]),
      ("x and/or", []), ("y /a/", []), ("x /a", []), ("x /2/", []), ("x", []), ("X /a/", ["a"]),
    ] as [(String, [String])])
  func pronounced(_ head: String, _ pronunciations: [String]) {
    #expect(FreeDictText.entry(of: "x", head + "\ntext").pronunciations == pronunciations)
  }

  @Test("a headword is shown as in the text if the list is in lower case")
  func spelled() {
    #expect(FreeDictText.entry(of: "haus", "Haus /haʊs/ <neut>\nhouse").headword == "Haus")
    #expect(FreeDictText.entry(of: "haus", "the house").headword == "haus")
  }

  @Test("GCIDE's codes for letters, sources and braces are not shown")
  func markup() {
    let raw = #"""
      Warm \Warm\, a. [Compar. {Warmer}; superl. {Warmest}.] [AS.
         wearm; akin to Goth. na[eth]r.]
         [1913 Webster]
         1. Having heat; see {Caf['e]}, Ph[oe]be, n[e^]ver, \x\.
            [1913 Webster]

                  A line.                               --Pope.
            [WordNet 1.5 +PJC]

      """#
    let clean = """
      Warm, a. [Compar. Warmer; superl. Warmest.] [AS.
         wearm; akin to Goth. naðr.]
         1. Having heat; see Café, Phœbe, nĕver, \\x\\.

                  A line.                               --Pope.
      """
    #expect(GCIDEText.cleaned(raw) == clean)
    #expect(GCIDEText.cleaned("a [b] [ [x [=] {") == "a [b] [ [x [=] ")
    #expect(GCIDEText.cleaned("").isEmpty)
  }

  @Test("a headword with thousands of lines is returned up to the limit")
  func repeated() throws {
    let fixture = try DictionaryFixture()
    try fixture.dictd((0..<3000).map { (head: "a", text: "text \($0)\n") })
    #expect(try opened(fixture).entries(of: "a").count == 200)
  }

  @Test("a headword has 1,024 bytes at most; a longer one is left out")
  func longest() throws {
    let fixture = try DictionaryFixture()
    let longest = String(repeating: "a", count: 1024)
    try fixture.dictd([(head: longest, text: "found\n"), (head: "\(longest)a", text: "lost\n")])
    let dictionary = try opened(fixture)
    #expect(dictionary.headwords(beginning: "a", limit: 9) == [longest])
    #expect(try dictionary.entries(of: longest).map(\.text) == ["found"])
  }

  @Test("too many accents are skipped, in headwords and in entries")
  func accents() throws {
    let fixture = try DictionaryFixture()
    let marks = String(repeating: "\u{301}", count: 31)
    let accents = String(repeating: "\u{301}\u{323}", count: 20_000)
    try fixture.dictd(
      [(head: "e\(marks)", text: "never found\n")]
        + ["a", "b"].map { (head: "long\(accents)\($0)", text: "never found\n") }
        + ["a", "b"].map { (head: "short", text: "x\(accents)\($0)\n") })
    let dictionary = try opened(fixture)
    #expect(dictionary.headwordCount == 2)
    #expect(throws: DictionaryError.self) { try dictionary.entries(of: "short") }
    #expect(dictionary.headwords(beginning: "long\(marks)", limit: 9).isEmpty)
  }

  @Test("missing files and files of another kind are reported by name")
  func faults() throws {
    let fixture = try DictionaryFixture()
    #expect(throws: DictionaryError.self) { try opened(fixture) }
    #expect(mkfifo(fixture.path("test.index"), 0o600) == 0)
    #expect(throws: DictionaryError.self) { try opened(fixture) }
    #expect(unlink(fixture.path("test.index")) == 0)
    try fixture.write("a\tA\tB\n".utf8, to: "test.index")
    for bytes in [
      [], Array("no gzip at all, but long enough".utf8),
      [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 1, 2, 3, 4],
      Array(DictionaryFixture.dictzipped([1, 2, 3], chunk: 2).prefix(20)),
    ] as [[UInt8]] {
      try fixture.write(bytes, to: "test.dict.dz")
      let error = try #require(throws: DictionaryError.self) { try opened(fixture) }
      #expect(error.file == fixture.path("test.dict.dz"))
    }
  }

  @Test("damaged files cause only errors")
  func mutated() throws {
    let fixture = try DictionaryFixture()
    try fixture.dictd(DictdTests.entries, chunk: 40)
    let index = try Data(contentsOf: URL(fileURLWithPath: fixture.path("test.index")))
    let body = try Data(contentsOf: URL(fileURLWithPath: fixture.path("test.dict.dz")))
    var gen = Gen(seed: 11)
    for _ in 0..<1500 {
      var (newIndex, newBody) = (index, body)
      for _ in 0...gen.generator.below(3) {
        newIndex[gen.generator.below(newIndex.count)] = UInt8(gen.generator.below(256))
        newBody[gen.generator.below(newBody.count)] = UInt8(gen.generator.below(256))
      }
      if gen.percent(20) { newBody = newBody.prefix(gen.generator.below(newBody.count)) }
      try fixture.write(newIndex, to: "test.index")
      try fixture.write(newBody, to: "test.dict.dz")
      guard let dictionary = try? opened(fixture) else { continue }
      for word in dictionary.headwords(beginning: "", limit: 20) + ["house"] {
        let entries = (try? dictionary.entries(of: word)) ?? []
        #expect(entries.allSatisfy { $0.text.utf8.count <= 3 * DictionaryEntry.mostBytes })
      }
    }
  }
}
