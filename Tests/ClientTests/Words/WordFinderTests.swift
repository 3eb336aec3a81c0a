@testable import Client
@testable import FrontEnds
import GameEngine
import TestSupport
import Testing

@Suite("Words by how they begin")
struct WordFinderTests {
  private let finder = WordFinder(FixturePool.pool.items)

  @Test("every word is found by each of its beginnings, and by every form of it")
  func complete() {
    for word in FixturePool.pool.items {
      for length in 1...word.term.count {
        let finds = finder.beginning(with: String(word.term.prefix(length)))
        #expect(finds.contains { $0.headword == word.term })
      }
      for form in word.inflectedForms {
        #expect(finder.beginning(with: form.uppercased()).contains { $0.headword == word.term })
      }
    }
  }

  @Test("what is meant by all of the text stands first, and nothing stands there twice")
  func order() {
    for word in FixturePool.pool.items {
      let finds = finder.beginning(with: word.term)
      #expect(finds.first?.headword == word.term)
      #expect(Set(finds.map(\.headword)).count == finds.count)
      #expect(finds.allSatisfy { ($0.form ?? $0.headword).hasPrefix(word.term) })
    }
  }

  @Test("nothing is found by nothing, nor by what no word begins with")
  func nothing() {
    for text in ["", " ", "zzz", "\u{0}", "a b c"] { #expect(finder.beginning(with: text).isEmpty) }
  }
}
