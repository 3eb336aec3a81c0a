import Foundation
import GameEngine
import Lexicon
import TestSupport
import Testing

/// What the packages of dictionaries hold, against the programs that come with them.
@Suite("Dictionaries that are installed")
struct InstalledDictionaryTests {
  private static let finder = DictionaryFinder(
    folders: DictionaryFinder.systemFolders, cacheFolder: nil)

  private static func opened(_ id: String) throws -> any ReferenceDictionary {
    try finder.open(try #require(finder.found().first { $0.id == id }))
  }

  @Test(
    "every headword is found",
    arguments: ["gcide", "freedict-eng-spa", "freedict-eng-fra", "freedict-fra-eng"])
  func complete(_ id: String) throws {
    let dictionary = try InstalledDictionaryTests.opened(id)
    let index = try String(
      decoding: Data(contentsOf: URL(fileURLWithPath: dictionary.info.path)), as: UTF8.self)
    let heads = index.split(separator: "\n").compactMap {
      $0.split(separator: "\t").first.map(String.init)
    }
    .filter { !$0.hasPrefix("00") }
    #expect(heads.count > 1000)
    let step = heads.count > 20_000 ? 50 : 1
    for place in stride(from: 0, to: heads.count, by: step) {
      let entries = try dictionary.entries(of: heads[place])
      #expect(!entries.isEmpty, "\(heads[place])")
    }
  }

  @Test("WordNet's words are found with their meanings in order")
  func wordNet() throws {
    let dictionary = try InstalledDictionaryTests.opened("wordnet")
    let serene = try dictionary.entries(of: "serene")
    print(serene)
    for id in ["gcide", "freedict-eng-deu", "freedict-fra-eng", "xmlittre"] {
      let other = try InstalledDictionaryTests.opened(id)
      print(other.info, other.headwordCount, other.headwords(beginning: "hous", limit: 5))
      for entry in try other.entries(
        of: id.contains("fra-eng") || id == "xmlittre" ? "maison" : "house"
      ).prefix(2) {
        print(entry.headword, entry.pronunciations, entry.grammar ?? "-", entry.text.prefix(500))
      }
    }
    let wn = try WordNet()
    for form in ["ran", "geese", "better", "dying", "looked up", "ice ages", "boxesful", "houses"] {
      print(form, wn.baseForms(of: form).map { "\($0.lemma)/\($0.partOfSpeech.rawValue)" })
    }
  }
}
