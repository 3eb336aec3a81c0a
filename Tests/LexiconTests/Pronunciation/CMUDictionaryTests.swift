import Foundation
import GameEngine
import LexiconTestSupport
import TestSupport
import Testing

@testable import Lexicon

@Suite("The CMU Pronouncing Dictionary")
struct CMUDictionaryTests {
  /// Lines as the dictionary has them: remarks, variants, signs in words, and an order that is not quite that
  /// of bytes.
  private static let lines = """
    'cause K AH0 Z
    a AH0
    a(2) EY1
    a's EY1 Z
    achill AE1 K IH0 L # place, irish
    buenos-aires B W EY1 N AH0 S EH1 R IY0 Z
    fine F AY1 N
    fine(2) F IH1 N AH0 # org, irish
    read R EH1 D
    read(2) R IY1 D
    read(3) R EH1 D
    reading R EH1 D IH0 NG
    stilton S T IH1 L T AH0 N
    stilted S T IH1 L T IH0 D
    zoo Z UW1
    """

  /// A dictionary with these lines; the file is gone once it is opened.
  static func opened(_ lines: String) throws -> CMUDictionary { try opened(Array(lines.utf8)) }

  static func opened(_ bytes: [UInt8]) throws -> CMUDictionary {
    let fixture = try DictionaryFixture()
    try fixture.write(bytes, to: "cmudict.dict")
    return try CMUDictionary(path: fixture.path("cmudict.dict"))
  }

  @Test(
    "a word has its pronunciations in the dictionary's order, each once",
    arguments: [
      ("a", ["ə", "eɪ"]), ("A", ["ə", "eɪ"]), ("'cause", ["kəz"]), ("a’s", ["eɪz"]),
      ("achill", ["ˈækɪl"]), ("fine", ["faɪn", "ˈfɪnə"]), ("read", ["ɹɛd", "ɹid"]),
      ("stilted", ["ˈstɪltɪd"]), ("zoo", ["zu"]), ("buenos-aires", ["ˈbweɪnəsɛɹiz"]),
    ])
  func found(_ word: String, _ told: [String]) throws {
    for ending in ["", "\n", "\r\n"] {
      let text = CMUDictionaryTests.lines.replacing("\n", with: ending == "\r\n" ? "\r\n" : "\n")
      let dictionary = try CMUDictionaryTests.opened(text + ending)
      #expect(dictionary.pronunciations(of: word) == told)
    }
  }

  @Test(
    "words that the dictionary does not contain are not found",
    arguments: [
      "", " ", "rea", "read(2)", "read R", "reads", "zoos", "#", "place,", "fin\n", "été", "\0",
      "read\nreading", String(repeating: "a", count: 1 << 16),
    ])
  func missing(_ word: String) throws {
    let dictionary = try CMUDictionaryTests.opened(CMUDictionaryTests.lines)
    #expect(dictionary.pronunciations(of: word).isEmpty)
  }

  @Test("of a word with many lines five are used, and an endless line is ignored")
  func bounded() throws {
    let vowels = ["AA1", "AE1", "AO1", "EH1", "IH1", "IY1", "OW1", "UW1"]
    let many = vowels.enumerated().map { "b(\($0 + 1)) B \($1)\n" }.joined()
    let endless = "c " + String(repeating: "AH0 ", count: 1 << 16) + "\n"
    let dictionary = try CMUDictionaryTests.opened(endless + many + "d(((( D\ne(2)\nf\ng  ")
    #expect(dictionary.pronunciations(of: "b") == ["bɑ", "bæ", "bɔ", "bɛ", "bɪ"])
    for word in ["c", "e", "f", "g"] {
      #expect(dictionary.pronunciations(of: word).isEmpty, "\(word)")
    }
  }

  @Test("a damaged file only loses or changes words")
  func mutated() throws {
    var gen = Gen(seed: 5)
    for _ in 0..<300 {
      let dictionary = try CMUDictionaryTests.opened(
        gen.damaged(Array(CMUDictionaryTests.lines.utf8)))
      for word in ["a", "fine", "read", "zoo"] {
        let told = dictionary.pronunciations(of: word)
        #expect(told.count <= CMUDictionary.mostPronunciations && !told.contains(""))
      }
    }
  }

  @Test("the first folder that contains it is used; without one there is no dictionary")
  func folders() throws {
    let fixture = try DictionaryFixture()
    let file = fixture.path("two/\(CMUDictionary.fileName)")
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: file).deletingLastPathComponent(), withIntermediateDirectories: true
    )
    try Data("a AH0\n".utf8).write(to: URL(fileURLWithPath: file))
    let folders = [fixture.path("one"), fixture.path("two")]
    #expect(CMUDictionary(folders: folders)?.pronunciations(of: "a") == ["ə"])
    #expect(CMUDictionary(folders: [fixture.path("one")]) == nil)
    #expect(CMUDictionary(folders: []) == nil)
  }

  // MARK: - The real file

  static let installed: CMUDictionary? = {
    let environment = ProcessInfo.processInfo.environment["WORDHOARD_DATA"] ?? ""
    return CMUDictionary(
      folders: environment.split(separator: ":").map(String.init)
        + ["/usr/local/share/wordhoard/data"])
  }()

  @Test(
    "it contains our words, and nearly all with our pronunciation",
    .enabled(if: installed != nil, "the Python package cmudict is not installed"))
  func ours() throws {
    let dictionary = try #require(CMUDictionaryTests.installed)
    // It has no phrasal verbs.
    let words = try ContentPack(directory: ShippedContent.directory).words.filter {
      !$0.term.contains(" ")
    }
    var (count, missing, first, any) = (0, 0, 0, 0)
    // In a debug build a word takes 13 ms.
    for place in stride(from: 0, to: words.count, by: 16) {
      let told = dictionary.pronunciations(of: words[place].term)
      missing += told.isEmpty ? 1 : 0
      count += 1
      first += told.first == words[place].ipa ? 1 : 0
      any += told.contains(words[place].ipa) ? 1 : 0
    }
    #expect(missing * 100 <= count, "\(missing) of \(count), such as solipsism")
    // Ours write one vowel for each unstressed ending.
    #expect(first * 100 >= count * 88)
    #expect(any * 100 >= count * 92)
  }
}
