import GameEngine
import TestSupport
import Testing

@testable import ClientCore
@testable import ClientDiscover
@testable import ClientWords

@Suite("Finding words by their first letters")
struct WordFinderTests {
  private let finder = WordFinder(FixturePool.pool.items)

  @Test("every word is found by each of its prefixes and by each of its forms")
  func complete() {
    for word in FixturePool.pool.items {
      for length in 1...word.term.count {
        let matches = finder.beginning(with: String(word.term.prefix(length)))
        #expect(matches.contains { $0.headword == word.term })
      }
      for form in word.inflectedForms {
        #expect(finder.beginning(with: form.uppercased()).contains { $0.headword == word.term })
      }
    }
  }

  @Test("exact matches come first, and no headword appears twice")
  func order() {
    for word in FixturePool.pool.items {
      let matches = finder.beginning(with: word.term)
      #expect(matches.first?.headword == word.term)
      #expect(Set(matches.map(\.headword)).count == matches.count)
      #expect(matches.allSatisfy { ($0.form ?? $0.headword).hasPrefix(word.term) })
    }
  }

  @Test("a possessive and a British spelling lead to the word, before longer ones")
  func respelled() {
    let finder = WordFinder(
      ["color", "colorful", "colour-blind"].flatMap {
        FixtureParser.words(of: "\($0)  noun  1  4  x\n  = a thing\n  > A {\($0)}.\n")
      })
    for text in ["colour", "Color’s", "colour's", "col\u{AD}our"] {
      let match = finder.beginning(with: text).first
      #expect(match?.headword == "color", "\(text)")
      #expect(match?.isExact(text) == true)
    }
    #expect(
      finder.beginning(with: "colour").map(\.headword) == ["color", "colour-blind"])
  }

  @Test("a word of a course is found without its accents, and by its translation")
  func accents() {
    let song = Item(
      id: ItemID(language: "es", term: "canción", partOfSpeech: .noun), term: "canción",
      language: "es", partOfSpeech: .noun, article: "la",
      senses: [Sense(translations: ["song"], language: "en")])
    let finder = WordFinder([song])
    for text in ["canción", "cancion", "canci", "canciones"] {
      #expect(finder.beginning(with: text).map(\.headword) == ["canción"], "\(text)")
    }
    #expect(finder.beginning(with: "cancion").first?.isExact("cancion") == true)
    #expect(finder.beginning(with: "la cancion").first?.isExact("la cancion") == true)
    #expect(finder.beginning(with: "song").first?.isExact("song") == true)
  }

  @Test("an empty text and one that no word begins with find nothing")
  func nothing() {
    for text in ["", " ", "zzz", "\u{0}", "a b c"] { #expect(finder.beginning(with: text).isEmpty) }
  }
}
