import GameEngine
import LexiconTestSupport
import Synchronization
import TestSupport
import Testing

@testable import Lexicon

@Suite("Sources of items")
struct ItemSourceTests {
  private func source() throws -> PackSource {
    PackSource(try ContentIndex(directory: ShippedContent.directory, cacheFolder: nil))
  }

  @Test("our words conform to the rules for sources")
  func ours() throws {
    #expect(try SourceConformance.faults(of: source()) == [])
    #expect(try source().pool().items == ShippedContent.pool.get().items)
  }

  @Test("WordNet's words conform to the rules for sources, installed or not")
  func wordNet() throws {
    let levels = try WordLevels(path: "\(ShippedContent.directory)/\(LevelFile.name)")
    let installed = WordNetSource(
      own: try source(), levels: { levels }, words: { try InstalledWords.words.get() })
    #expect(try SourceConformance.faults(of: installed, sample: 8) == [])
    let answered = try #require(InstalledWords.all.get().first { installed.item($0.id) == $0 })
    let outline = installed.outline(
      candidates: [answered.id], besides: [], category: nil)
    #expect(outline.contains(answered))
    let new = try source().outline(candidates: [], besides: [], category: nil)
    #expect(outline.count == new.count + 1)

    let missing = WordNetSource(
      own: try source(), levels: { levels },
      words: { throw WordNetError.missing(file: "index.noun") })
    #expect(throws: WordNetError.self) { try missing.pool() }
    #expect(missing.item(answered.id)?.mainSense.definition.contains("not installed") == true)
    #expect(missing.categories == installed.categories)
  }

  @Test("WordNet is not opened for a card")
  func cards() throws {
    let opened = Mutex(0)
    let wordNet = WordNetSource(
      own: try source(), levels: { nil },
      words: {
        opened.withLock { $0 += 1 }
        return try InstalledWords.words.get()
      })
    #expect(wordNet.unknown(of: [.card("a"), .card("b")]) == [.card("a"), .card("b")])
    #expect(opened.withLock { $0 } == 0)
    #expect(wordNet.item(ItemID("en/zzz/noun")) == nil)
    #expect(opened.withLock { $0 } == 1)
  }
}
