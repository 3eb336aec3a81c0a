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

  @Test("an empty text and one that no word begins with find nothing")
  func nothing() {
    for text in ["", " ", "zzz", "\u{0}", "a b c"] { #expect(finder.beginning(with: text).isEmpty) }
  }
}
