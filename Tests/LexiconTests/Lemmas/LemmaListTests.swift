import Foundation
import GameEngine
import TestSupport
import Testing

@testable import Lexicon

@Suite("Base forms in other languages")
struct LemmaListTests {
  private let fixture: DictionaryFixture

  init() throws { fixture = try DictionaryFixture() }

  private func write(_ bytes: [UInt8], _ tag: String) throws {
    let path = fixture.path(LemmaFixture.path(tag))
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try fixture.write(bytes, to: LemmaFixture.path(tag))
  }

  private var lists: LemmaLists {
    LemmaLists(folders: [fixture.path("none"), fixture.folder.path])
  }

  @Test("are found in every block of a list, in either direction", arguments: [false, true])
  func records(isReversed: Bool) throws {
    var lemmas: [String: String] = ["ging": "gehen", "gehst": "gehen", "шёл": "идти"]
    for number in 0..<1000 { lemmas["wort\(number)en"] = "wort\(number / 3)" }
    let records = LemmaFixture.records(lemmas, isReversed: isReversed)
    let list = try #require(LemmaList(records))
    #expect(list.count == lemmas.count)
    #expect(lemmas.allSatisfy { list.lemma(of: $0) == $1 })
    for missing in [
      "", "a", "ging ", "gin", "wort1000en", "zzz", String(repeating: "x", count: 2000),
    ] {
      #expect(list.lemma(of: missing) == nil)
    }
  }

  @Test("are not read from a list that is cut, or has other records than it says")
  func damage() {
    let records = LemmaFixture.records(["ging": "gehen", "geht": "gehen", "rief": "rufen"])
    for count in 0..<records.count {
      #expect(LemmaList(Array(records[..<count])) == nil, "\(count)")
    }
    #expect(LemmaList(records + [0]) == nil)
    // A prefix that is longer than the word before it, and an ending that is longer than the word.
    #expect(LemmaList(Array("SMFC1".utf8) + [0, 1, 5, 1, 97, 0, 0]) == nil)
    #expect(LemmaList(Array("SMFC1".utf8) + [0, 1, 0, 1, 97, 2, 0]) == nil)
    // A number without an end.
    #expect(LemmaList(Array("SMFC1".utf8) + [0, 1] + Array(repeating: 0xFF, count: 20)) == nil)
  }

  @Test("that cannot be shown are not used")
  func control() throws {
    let list = try #require(LemmaList(LemmaFixture.records(["ging": "ge\u{1B}[2Jhen"])))
    #expect(list.lemma(of: "ging") == nil)
  }

  @Test("are found in each case of a form; a base form is its own")
  func cases() throws {
    let lemmas = ["ging": "gehen", "Häuser": "Haus", "häuser": "hausen", "gehen": "gehen"]
    try write(try #require(LemmaFixture.file(lemmas)), "de")
    #expect(try lists.lemmas(of: "Ging", in: "deu") == ["gehen"])
    #expect(try lists.lemmas(of: "Häuser", in: "de-AT") == ["Haus", "hausen"])
    #expect(try lists.lemmas(of: "HÄUSER", in: "de") == ["hausen", "Haus"])
    #expect(try lists.lemmas(of: "gehen", in: "de") == ["gehen"])
    #expect(lists.languages == ["de"])
    #expect(try lists.lemmas(of: "ging", in: "fra") == [])
  }

  @Test("of languages without a list, or with a name that is no code, do not exist")
  func names() throws {
    try write(try #require(LemmaFixture.file(["kuće": "kuća"])), "hbs")
    #expect(try lists.lemmas(of: "kuće", in: "hrv") == ["kuća"])
    #expect(try lists.lemmas(of: "kuće", in: "../hbs") == [])
    #expect(try lists.list(of: "und") == nil)
  }

  @Test("of a damaged list are reported once, with one line")
  func damagedFile() throws {
    try fixture.dictd([("gehen", "to go\n")], named: "x-deu-eng")
    try write(Array("no such file".utf8), "de")
    let registry = DictionaryRegistry(
      DictionaryFinder(folders: [fixture.folder.path], cacheFolder: nil), lemmas: lists)
    var faults: [String] = []
    for _ in 0..<2 {
      let answer = registry.answer(
        "ging", from: registry.installed, faults: { faults.append("\($0.error)") })
      #expect(answer == nil)
    }
    #expect(faults == ["\(fixture.path(LemmaFixture.path("de"))): it is damaged"])
  }

  @Test("lead to the entries of dictionaries of their language only")
  func answers() throws {
    try fixture.dictd([("gehen", "to go\n")], named: "x-deu-eng")
    try fixture.dictd([("gehen", "nothing\n")], named: "a-fra-eng")
    try write(try #require(LemmaFixture.file(["ging": "gehen"])), "de")
    let registry = DictionaryRegistry(
      DictionaryFinder(folders: [fixture.folder.path], cacheFolder: nil), lemmas: lists)
    let answer = try #require(registry.answer("ging", from: registry.installed))
    #expect(answer.info.id == "x-deu-eng")
    #expect(answer.form == "gehen")
    #expect(registry.answer("ging", from: [registry.installed[0]]) == nil)
  }

  // MARK: - The real files

  private static let installed: LemmaLists? = {
    let folders = ProcessInfo.processInfo.environment["WORDHOARD_DATA"] ?? ""
    let lists = LemmaLists(folders: folders.split(separator: ":").map(String.init))
    return lists.languages.isEmpty ? nil : lists
  }()

  @Test(
    "of irregular forms are in the real lists",
    .enabled(if: installed != nil, "the Python package simplemma is not installed"))
  func real() throws {
    let lists = try #require(LemmaListTests.installed)
    #expect(lists.languages.count > 40)
    // The smaller ones: in a debug build, half a million records take a second.
    #expect(try lists.lemmas(of: "andarono", in: "ita") == ["andare"])
    #expect(try lists.lemmas(of: "furent", in: "fra") == ["être"])
  }
}
