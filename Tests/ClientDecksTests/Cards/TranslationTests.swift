import ClientTestSupport
import Foundation
import GameEngine
import TestSupport
import Testing

@testable import ClientCore
@testable import ClientDecks

@Suite("Proposals of dictionaries")
struct TranslationTests {
  private let fixture: DictionaryFixture
  private let spanish = LanguagePair(term: "spa", definition: "eng")
  private let english = LanguagePair(term: "eng", definition: "spa")

  init() throws { fixture = try DictionaryFixture() }

  /// Calls a function with the proposals of the dictionaries in the folder.
  private func proposing<Value>(_ body: (Translations) throws -> Value) throws -> Value {
    var player = try Player()
    player.options.dictionaryFolders = [fixture.folder.path]
    return try body(player.program().decks.translations)
  }

  @Test("a dictionary of the other direction is enough, and all its translations count")
  func reverse() throws {
    try fixture.dictd(
      [
        ("crescent", "crescent\n1. creciente\n2. media, luna\n"), ("moon", "moon /mun/\nluna\n"),
        ("moonlight", "moonlight\nluz de luna\n"), ("tree", "tree\nÁrbol\n"),
      ], chunk: 16, named: "freedict-eng-spa")
    try proposing { translations in
      #expect(translations.covers(spanish))
      #expect(translations.definitions(of: "luna", spanish) == ["moon", "crescent"])
      #expect(translations.definitions(of: "árbol", spanish) == ["tree"])
      #expect(translations.definitions(of: "Luna", spanish) == ["moon", "crescent"])
      #expect(translations.definitions(of: "lun", spanish) == [])
      #expect(translations.definitions(of: "", spanish) == [])
      #expect(translations.terms(meaning: "luna", english) == ["moon", "crescent"])
    }
  }

  @Test("translations that lead back to the word come first, and each term is proposed alone")
  func mutual() throws {
    try fixture.dictd(
      [("water", "water\n1. acuarela\n2. agua\n3. regar, mojar\n")], named: "freedict-eng-spa")
    try fixture.dictd(
      [("acuarela", "acuarela\nwatercolor\n"), ("agua", "agua\nwater\n")],
      named: "freedict-spa-eng")
    try proposing { translations in
      #expect(
        translations.definitions(of: "water", english) == ["agua", "acuarela", "regar, mojar"])
      #expect(
        translations.terms(meaning: "water", spanish) == ["agua", "acuarela", "regar", "mojar"])
    }
  }

  @Test("a pair is confirmed by the way back or by a second dictionary, else it is left out")
  func confirmed() throws {
    try fixture.dictd(
      [
        ("night", "night\ncamisón\n"), ("often", "often\namenudo\n"),
        ("water", "water\nacuarela, agua\n"), ("eat", "eat\n1. comer\n2. roer; corroer\n"),
      ], named: "freedict-eng-spa")
    try proposing { #expect($0.confirmed("water", from: "eng", to: "spa").isEmpty) }
    try fixture.dictd(
      [
        ("acuarela", "acuarela\nwatercolor\n"), ("agua", "agua\nwater\n"),
        ("camisón", "camisón\nnightgown\n"), ("comer", "comer\nto eat, dine\n"),
      ], named: "freedict-spa-eng")
    try proposing { translations in
      func found(_ word: String) -> [String] {
        translations.confirmed(word, from: "eng", to: "spa").map { "\($0.text) \($0.dictionaries)" }
      }
      #expect(found("water") == ["agua 2"])
      #expect(found("eat") == ["comer 2"])
      #expect(found("night").isEmpty && found("often").isEmpty)
      #expect(
        translations.confirmed("agua", from: "spa", to: "eng").map(\.text) == ["water"])
    }
    try fixture.dictd(
      [("night", "night\nnoche\n"), ("often", "often\namenudo\n"), ("eat", "eat\ncomer\n")],
      named: "other-eng-spa")
    try proposing { translations in
      func found(_ word: String) -> [String] {
        translations.confirmed(word, from: "eng", to: "spa").map { "\($0.text) \($0.dictionaries)" }
      }
      #expect(found("often") == ["amenudo 2"])
      #expect(found("eat") == ["comer 3"])
    }
  }

  @Test("a term is proposed as its entry writes it, though the list has it in small letters")
  func capitals() throws {
    try fixture.dictd(
      [("leuchtturm", "Leuchtturm /x/ <masc>\nlighthouse <n>\n")], named: "freedict-deu-eng")
    let german = LanguagePair(term: "deu", definition: "eng")
    try proposing { #expect($0.terms(meaning: "lighthouse", german) == ["Leuchtturm"]) }
  }

  @Test("a dictionary of the other direction that is damaged proposes nothing")
  func damaged() throws {
    try fixture.dictd([("moon", "moon\nluna\n")], chunk: 16, named: "freedict-eng-spa")
    try fixture.write([0x1F, 0x8B, 8], to: "freedict-eng-spa.dict.dz")
    try proposing { #expect($0.definitions(of: "luna", spanish) == []) }
  }
}
