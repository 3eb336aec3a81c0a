import Foundation
import TestSupport
import Testing

@testable import Lexicon

@Suite("Finding dictionaries")
struct DictionaryFinderTests {
  private func found(_ folders: [String]) -> [String] {
    let finder = DictionaryFinder(folders: folders, cacheFolder: nil)
    let all = finder.found()
    // It is also found alone.
    #expect(finder.wordNet() == all.first { $0.format == .wordnet })
    return all.map { "\($0.id) \($0.format) \($0.path)" }
  }

  @Test("WordNet comes first, then GCIDE, then the rest by ID; of two with one ID the first counts")
  func order() throws {
    let (one, two) = (try DictionaryFixture(), try DictionaryFixture())
    for name in ["zulu.index", "gcide.index", "Alpha.ifo", "notes.txt"] {
      try one.write([], to: name)
    }
    for name in ["index.noun", "data.noun", "zulu.index", "beta.index"] {
      try two.write([], to: name)
    }
    #expect(
      found([one.folder.path, two.folder.path, "/nowhere"]) == [
        "wordnet wordnet \(two.folder.path)", "gcide dictd \(one.path("gcide.index"))",
        "alpha stardict \(one.path("Alpha.ifo"))", "beta dictd \(two.path("beta.index"))",
        "zulu dictd \(one.path("zulu.index"))",
      ])
  }

  @Test("WordNet may be in a folder of the folder, and needs both files")
  func folderOfWordNet() throws {
    let fixture = try DictionaryFixture()
    for folder in ["half", "whole", "zeta"] {
      try FileManager.default.createDirectory(
        atPath: fixture.path(folder), withIntermediateDirectories: true)
    }
    for name in [
      "half/index.noun", "whole/index.noun", "whole/data.noun", "zeta/index.noun", "zeta/data.noun",
    ] {
      try fixture.write([], to: name)
    }
    #expect(
      found([fixture.path("half"), fixture.folder.path])
        == ["wordnet wordnet \(fixture.path("whole"))"])
  }

  @Test("a dictionary in another format with WordNet's name does not hide WordNet")
  func nameOfWordNet() throws {
    let (own, system) = (try DictionaryFixture(), try DictionaryFixture())
    for name in ["WordNet.ifo", "wordnet.index"] { try own.write([], to: name) }
    for name in ["index.noun", "data.noun"] { try system.write([], to: name) }
    #expect(
      found([own.folder.path, system.folder.path]) == ["wordnet wordnet \(system.folder.path)"])
  }

  @Test(
    "folders in a folder are looked through, whatever their names; names that would steer a terminal are not"
  )
  func names() throws {
    let fixture = try DictionaryFixture()
    for folder in ["stardict-fr-2.4.2", "en.index", ".hidden", "a/b"] {
      try FileManager.default.createDirectory(
        atPath: fixture.path(folder), withIntermediateDirectories: true)
    }
    for name in [
      "stardict-fr-2.4.2/fr.ifo", "en.index/en.ifo", ".hidden/no.ifo", "a/b/deep.ifo",
      "e\u{1B}[2J.index",
      "o\u{202E}.index",
    ] { try fixture.write([], to: name) }
    #expect(
      found([fixture.folder.path]) == [
        "en stardict \(fixture.path("en.index/en.ifo"))",
        "fr stardict \(fixture.path("stardict-fr-2.4.2/fr.ifo"))",
      ])
  }
}
