import TestSupport
import Testing

@testable import Lexicon

@Suite("Headwords with punctuation")
struct PunctuationTests {
  /// As dictfmt writes them without `--allchars`: the list without punctuation, the text with it.
  private static let entries: [(head: String, text: String)] = [
    ("00databaseshort", "00databaseshort\n  A test\n"),
    ("dont", "don't /dəʊnt/\nnicht\n"), ("aujourdhui", "aujourd'hui /oʒuʀdɥi/ <adv>\ntoday\n"),
    ("motherinlaw", "mother-in-law <n>\nSchwiegermutter\n"), ("well", "well <adv>\ngut\n"),
    ("well", "we'll\nwir werden\n"), ("shell", "shell\nMuschel\n"), ("email", "e-mail\nMail\n"),
    ("etc", "etc.\nusw.\n"), ("rocknroll", "rock 'n' roll\nMusik\n"), ("co", "Co.\nFirma\n"),
    ("ice cream", "ice cream\nEis\n"),
  ]

  private func opened() throws -> DictdDictionary {
    let fixture = try DictionaryFixture()
    try fixture.dictd(PunctuationTests.entries)
    return try DictdDictionary(index: fixture.path("test.index"), cacheFolder: nil)
  }

  @Test(
    "a headword whose punctuation the list omits is found as it is written",
    arguments: [
      ("don't", "don't"), ("don\u{2019}t", "don't"), ("DON'T", "don't"), ("dont", "don't"),
      ("aujourd'hui", "aujourd'hui"), ("mother-in-law", "mother-in-law"), ("we'll", "we'll"),
      ("e-mail", "e-mail"), ("email", "e-mail"), ("etc.", "etc"), ("co.", "Co"),
    ])
  func found(text: String, headword: String) throws {
    let dictionary = try opened()
    #expect(try dictionary.entries(of: text).map(\.headword) == [headword])
    #expect(dictionary.contains(text))
  }

  @Test(
    "another word without the punctuation is none",
    arguments: ["she'll", "d'ont", "'", "-", "w-e'll"])
  func different(text: String) throws {
    let dictionary = try opened()
    #expect(try dictionary.entries(of: text).isEmpty)
    #expect(!dictionary.contains(text))
  }

  @Test("the entry that is written like the text comes first")
  func exactFirst() throws {
    let dictionary = try opened()
    #expect(try dictionary.entries(of: "well").map(\.headword) == ["well", "we'll"])
    #expect(try dictionary.entries(of: "well").first?.text.contains("gut") == true)
  }

  @Test("the pronunciation after a headword with punctuation is read")
  func pronounced() throws {
    #expect(try opened().entries(of: "don't").first?.pronunciations == ["dəʊnt"])
  }

  @Test("entities in texts become characters; unknown and unfinished ones stay")
  func entities() throws {
    let fixture = try DictionaryFixture()
    try fixture.dictd([
      ("x", "x\nfish &amp; chips &quot;caf&eacute;&quot; &#8211; &#x41; &nope; AT&T; a & b &\n")
    ])
    let dictionary = try DictdDictionary(index: fixture.path("test.index"), cacheFolder: nil)
    #expect(
      try dictionary.entries(of: "x").map(\.text)
        == ["x\nfish & chips \"café\" – A &nope; AT&T; a & b &"])
    #expect(
      Entity.replaced(in: "&szlig;&yuml;&nbsp;&agrave;&#27;&#0;&#xD800;&#1114112;")
        == "ßÿ à&#27;&#0;&#xD800;&#1114112;")
  }
}
