import GameEngine
import Lexicon
import Synchronization

/// Finds our words by their folded texts, which are kept in a file.
final class WordSearch: Sendable {
  private let index: ContentIndex
  private let file: FoldedTextsFile
  private let texts = Mutex<FoldedTexts?>(nil)

  init(index: ContentIndex, file: FoldedTextsFile) {
    (self.index, self.file) = (index, file)
  }

  /// The best words for a query.
  func hits(for query: FoldedQuery, limit: Int) -> [(item: Item, hit: SearchHit)] {
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
