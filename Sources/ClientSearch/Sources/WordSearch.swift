package import ClientCore
import GameEngine
import Lexicon
import Synchronization

/// Searches our words by their folded texts, which are kept in a file.
package final class WordSearch: SearchSource {
  private let index: ContentIndex
  private let file: FoldedTextsFile
  private let texts = Mutex<FoldedTexts?>(nil)

  /// - Parameter cacheFolder: the folder for folded texts.
  package init(library: WordLibrary, cacheFolder: String) {
    index = library.index
    file = FoldedTextsFile(folder: cacheFolder, kind: "words", of: index.directory)
  }

  package func matches(
    _ request: SearchRequest, _ query: FoldedQuery?, progress: (Int, Int) -> Void
  ) throws -> SearchMatches {
    guard let query, request.kinds.contains(.word) else { return SearchMatches() }
    return SearchMatches(
      rows: hits(for: query, limit: request.limit).map { item, hit in
        SearchMatch(hit: hit, kind: .word) {
          SearchResult(
            kind: .word, target: .item(item.id), title: item.term,
            excerpt: query.excerpt(
              of: item.senses.map(\.definition)
                + item.senses.flatMap { $0.synonyms + $0.examples.map(\.text) }, hit.tier),
            place: item.category ?? "")
        }
      })
  }

  /// The best words for a query.
  private func hits(for query: FoldedQuery, limit: Int) -> [(item: Item, hit: FoldedHit)] {
    guard let texts = current() else { return [] }
    return texts.hits(for: query, limit: limit) { _, _ in true }.compactMap { hit in
      guard let place = Int(texts.key(hit.place)),
        (0..<index.countWithLookups).contains(place)
      else { return nil }
      return index[place].map { ($0, hit) }
    }
  }

  private func current() -> FoldedTexts? {
    texts.withLock { texts in
      if let texts { return texts }
      if let kept = file.read(), kept.stamp == index.fingerprint {
        texts = kept
        return kept
      }
      var builder = FoldedTextsBuilder()
      for place in 0..<index.countWithLookups {
        guard let item = index[place] else { continue }
        builder.add(
          key: String(place), titles: [item.term] + item.inflectedForms,
          body: item.senses.flatMap { sense in
            [sense.definition] + sense.synonyms + sense.examples.map(\.text)
          })
      }
      texts = builder.texts(stamp: index.fingerprint)
      if let texts { file.write(texts) }
      return texts
    }
  }
}
