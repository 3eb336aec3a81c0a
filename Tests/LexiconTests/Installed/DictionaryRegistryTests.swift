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
    #expect(shelf.answer("run", from: wordNet)?.entries.map(\.grammar) == ["verb", "noun"])
    #expect(shelf.answer("better", from: wordNet)?.entries.first?.grammar == "adjective")
    #expect(shelf.answer("does", from: wordNet)?.form == "do")
  }

  @Test("an irregular form leads to its base form first, whatever the dictionary has of its own")
  func irregularForms() throws {
    try fixture.dictd(
      [
        ("Went", "imp. of Wend\n"), ("go", "to move\n"), ("left", "not right\n"),
        ("leave", "to go\n"),
      ],
      named: "y-eng-eng")
    let shelf = shelf(WordNet.defaultDirectory)
    let one = shelf.installed.filter { $0.id == "y-eng-eng" }
    let went = try #require(shelf.answer("went", from: one))
    #expect(went.form == "go")
    #expect(went.entries.map(\.text) == ["to move", "imp. of Wend"])
    // A word of its own stays first.
    #expect(shelf.answer("left", from: one)?.entries.map(\.text) == ["not right"])
    #expect(shelf.bases(of: "went", in: one).map(\.headword) == ["go"])
    #expect(shelf.bases(of: "LEFT", in: shelf.installed).map(\.headword).contains("leave"))
    #expect(shelf.bases(of: "go", in: one).isEmpty)
    #expect(shelf.bases(of: "", in: one).isEmpty)
  }

  @Test(
    "a form that the list of its language does not have as a base form leads to its base form first"
  )
  func formsOfOtherLanguages() throws {
    let lemmas = ["ging": "gehen", "reise": "reisen", "Reise": "Reise", "gehen": "gehen"]
    guard let file = LemmaFixture.file(lemmas) else { return }
    let path = fixture.folder.appendingPathComponent(LemmaFixture.path("de"))
    try FileManager.default.createDirectory(
      at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(file).write(to: path)
    try fixture.dictd(
      [
        ("gehen", "gehen\nto go\n"), ("ging", "ging\nwent\n"), ("reise", "Reise\njourney\n"),
        ("reisen", "reisen\nto travel\n"),
      ], named: "y-deu-eng")
    let shelf = DictionaryRegistry(
      DictionaryFinder(folders: [fixture.folder.path], cacheFolder: nil),
      lemmas: LemmaLists(folders: [fixture.folder.path]))
    let one = shelf.installed.filter { $0.id == "y-deu-eng" }
    #expect(
      shelf.answer("Ging", from: one)?.entries.map(\.headword) == ["gehen", "ging"])
    #expect(shelf.bases(of: "ging", in: one).map(\.isOnly) == [true])
    #expect(shelf.answer("reise", from: one)?.entries.map(\.headword) == ["Reise"])
    #expect(shelf.bases(of: "reise", in: one).map(\.isOnly) == [false])
  }

  @Test("a fault is reported once, also to the next process")
  func faultsOnce() throws {
    try fixture.write("boot\tA\tB\n".utf8, to: "b.index")
    func registry(_ cache: String?) -> DictionaryRegistry {
      DictionaryRegistry(DictionaryFinder(folders: [fixture.folder.path], cacheFolder: cache))
    }
    func reports(_ registry: DictionaryRegistry) -> Int {
      var count = 0
      _ = registry.answer(
        "haus", from: registry.installed,
        faults: {
          if registry.isFirstReport(of: $0) { count += 1 }
        })
      return count
    }
    let one = registry(nil)
    #expect((reports(one), reports(one)) == (1, 0))
    let cache = fixture.path("cache")
    #expect((reports(registry(cache)), reports(registry(cache))) == (1, 0))
  }

  @Test(
    "possessives, spaces for hyphens, and the other English spelling are found",
    arguments: [
      ("boot's", "boot"), ("boots'", "boot"), ("Boot’s", "boot"), ("colour", "color"),
      ("colours", "color"), ("apologise", "apologize"), ("apologised", "apologize"),
      ("gray", "grey"), ("ice-cream", "ice cream"), ("neighbourhood's", "neighborhood"),
    ])
  func respelled(text: String, form: String) throws {
    try fixture.dictd(
      ["boot", "color", "apologize", "grey", "ice cream", "neighborhood"]
        .map { (head: $0, text: "\($0)\n") }, named: "y-eng-eng")
    let shelf = shelf(WordNet.defaultDirectory)
    let one = shelf.installed.filter { $0.id == "y-eng-eng" }
    #expect(shelf.answer(text, from: one)?.form == form)
  }

  @Test(
    "ligatures may be typed as single letters, and the other way round",
    arguments: [("coeur", "cœur"), ("aether", "æther"), ("œuvre", "oeuvre"), ("grosse", "große")])
  func ligatures(text: String, form: String) throws {
    try fixture.dictd([(form, "\(form)\n")], named: "y-fra-eng")
    let shelf = shelf()
    let one = shelf.installed.filter { $0.id == "y-fra-eng" }
    #expect(shelf.answer(text, from: one)?.entries.isEmpty == false)
  }

  @Test("the other English spelling is not searched in dictionaries of other languages")
  func otherLanguages() throws {
    try fixture.dictd([("color", "rouge\n")], named: "y-fra-eng")
    let shelf = shelf(WordNet.defaultDirectory)
    #expect(shelf.answer("colour", from: shelf.installed.filter { $0.id == "y-fra-eng" }) == nil)
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
