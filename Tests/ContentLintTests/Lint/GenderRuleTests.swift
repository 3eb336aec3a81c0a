import Foundation
import GameEngine
import Lexicon
import TestSupport
import Testing

@testable import ContentLint

@Suite("Genders of German nouns")
struct GenderRuleTests {
  @Test("contradict no installed dictionary, unless the noun is used in the plural alone")
  func genders() throws {
    let fixture = try DictionaryFixture()
    try fixture.dictd(
      [
        ("See", "See /zeː/ <masc, n, sg>\nlake\n"), ("Haus", "Haus <neut, n, sg>\nhouse\n"),
        ("Möbel", "Möbel <neut, n, sg>\nfurniture\n"),
      ], named: "freedict-deu-eng")
    let rule = GenderRule(
      dictionary: try DictdDictionary(
        index: "\(fixture.folder.path)/freedict-deu-eng.index", cacheFolder: nil))
    func faults(_ article: String, _ term: String, _ grammar: String) -> Int {
      let word = Item(
        id: ItemID("de/\(term)/noun"), term: term, language: "de", partOfSpeech: .noun,
        article: article, grammar: grammar,
        senses: [Sense(translations: ["a meaning"], language: "en")])
      return rule.faults(in: word).count
    }
    #expect(faults("das", "Haus", "Häuser") == 0)
    #expect(faults("der", "Haus", "Häuser") == 1)
    #expect(faults("die", "Möbel", "-") == 0)
    #expect(faults("die", "See", "Seen") == 1)
    #expect(faults("die", "Unbekannte", "-") == 0)
  }
}
