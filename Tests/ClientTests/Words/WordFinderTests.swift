@testable import Client
@testable import FrontEnds
import GameEngine
import TestSupport
import Testing

@Suite("Words by how they begin")
struct WordFinderTests {
  private let finder = WordFinder(FixturePool.pool.words)

  @Test("every word is found by each of its beginnings, and by every form of it")
  func complete() {
    for word in FixturePool.pool.words {
      for length in 1...word.headword.count {
        let finds = finder.beginning(with: String(word.headword.prefix(length)))
        #expect(finds.contains { $0.headword == word.headword })
      }
      for form in word.inflectedForms {
        #expect(finder.beginning(with: form.uppercased()).contains { $0.headword == word.headword })
      }
    }
  }

  @Test("what is meant by all of the text stands first, and nothing stands there twice")
  func order() {
    for word in FixturePool.pool.words {
      let finds = finder.beginning(with: word.headword)
      #expect(finds.first?.headword == word.headword)
      #expect(Set(finds.map(\.headword)).count == finds.count)
      #expect(finds.allSatisfy { ($0.form ?? $0.headword).hasPrefix(word.headword) })
    }
  }

  @Test("nothing is found by nothing, nor by what no word begins with")
  func nothing() {
    for text in ["", " ", "zzz", "\u{0}", "a b c"] { #expect(finder.beginning(with: text).isEmpty) }
  }
}
