import Foundation
import TestSupport
import Testing

@testable import Lexicon

@Suite("The registry of dictionaries")
struct DictionaryRegistryTests {
  private let fixture: DictionaryFixture

  init() throws {
    fixture = try DictionaryFixture()
    try fixture.dictd([("haus", "house\n"), ("boot", "boat\n")], named: "x-deu-eng")
    try fixture.dictd([("Boot", "a shoe\n"), ("bootlace", "a cord\n")], named: "x-eng-eng")
    try fixture.dictd([("boot", "chaussure\n"), ("bottle", "bouteille\n")], named: "x-eng-fra")
  }

  private func shelf(_ folders: String...) -> DictionaryRegistry {
    DictionaryRegistry(
      DictionaryFinder(folders: [fixture.folder.path] + folders, cacheFolder: nil))
  }

  @Test("searches preferred ones first, and lists the others that contain the word, the next first")
  func order() throws {
    let shelf = shelf()
    #expect(shelf.installed.map(\.id) == ["x-deu-eng", "x-eng-eng", "x-eng-fra"])
    let preferred = shelf.installed(preferring: ["x-eng-eng", "nowhere"])
    #expect(preferred.map(\.id) == ["x-eng-eng", "x-deu-eng", "x-eng-fra"])
    let first = try #require(shelf.answer("BOOT", from: preferred))
    #expect(first.dictionary.id == "x-eng-eng")
    #expect(first.others == ["x-deu-eng", "x-eng-fra"])
    let one = try #require(shelf.answer("boot", from: [shelf.installed[2]]))
    #expect(one.entries.map(\.text) == ["chaussure"])
    #expect(one.others == ["x-deu-eng", "x-eng-eng"])
    #expect(shelf.answer("xyzzy", from: shelf.installed) == nil)
    #expect(shelf.answer(" ", from: shelf.installed) == nil)
  }

  @Test("finds the base of a form in dictionaries of English only")
  func forms() throws {
    let shelf = shelf(WordNet.defaultDirectory)
    let english = shelf.installed.filter { $0.id != "wordnet" }
    let answer = try #require(shelf.answer("boots", from: english))
    #expect((answer.form, answer.dictionary.id) == ("boot", "x-eng-eng"))
    #expect(answer.others.contains("wordnet"))
    #expect(shelf.answer("boots", from: [shelf.installed[1]]) == nil)
    // The part of speech of the form comes first, else the noun.
    let wordNet = shelf.installed.filter { $0.id == "wordnet" }
    #expect(shelf.answer("ran", from: wordNet)?.entries.map(\.grammar) == ["verb", "noun"])
    #expect(shelf.answer("run", from: wordNet)?.entries.map(\.grammar) == ["noun", "verb"])
  }

  @Test("reports those that cannot be read, and continues with the rest")
  func faults() throws {
    try fixture.write("boot\tBB\tBBB\n".utf8, to: "a.index")
    try fixture.write("short".utf8, to: "a.dict")
    try fixture.write("boot\tA\tB\n".utf8, to: "b.index")
    var faults: [String] = []
    let answer = shelf().answer("haus", from: shelf().installed, faults: { faults.append($0.id) })
    #expect(answer?.entries.map(\.text) == ["house"])
    #expect(faults == ["b"])
    faults = []
    #expect(
      shelf().answer("boot", from: shelf().installed, faults: { faults.append($0.id) }) != nil)
    #expect(faults == ["a", "b"])
  }

  @Test("completes a beginning from all dictionaries, each headword once")
  func completed() {
    let shelf = shelf()
    let found = shelf.headwords(beginning: "bo", limit: 9, in: shelf.installed)
    #expect(found.map(\.headword) == ["boot", "bootlace", "bottle"])
    #expect(found.map(\.id) == ["x-deu-eng", "x-eng-eng", "x-eng-fra"])
    #expect(shelf.headwords(beginning: "bo", limit: 2, in: shelf.installed).count == 2)
    #expect(shelf.headwords(beginning: "", limit: 9, in: shelf.installed).isEmpty)
  }
}
