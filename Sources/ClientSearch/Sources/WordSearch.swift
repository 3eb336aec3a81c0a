package import ClientCore
import GameEngine
import Lexicon
import Synchronization

/// Searches our words, those of the player's course and English ones, by their folded texts, which are kept in files.
package final class WordSearch: SearchSource {
  private let library: WordLibrary
  private let preferences: Preferences
  private let cacheFolder: String
  private let texts = Mutex<[CourseID: FoldedTexts]>([:])

  /// - Parameters:
  ///   - preferences: tell the player's course.
  ///   - cacheFolder: the folder for folded texts.
  package init(library: WordLibrary, preferences: Preferences, cacheFolder: String) {
    (self.library, self.preferences, self.cacheFolder) = (library, preferences, cacheFolder)
  }

  package func matches(
    _ request: SearchRequest, _ query: FoldedQuery?, progress: (Int, Int) -> Void
  ) throws -> SearchMatches {
    guard let query, request.kinds.contains(.word) else { return SearchMatches() }
    let course = library.index(of: try preferences.current().course)
    let indexes = course === library.index ? [course] : [course, library.index]
    return SearchMatches(
      rows: indexes.flatMap { hits(for: query, in: $0, limit: request.limit) }.map { item, hit in
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
  private func hits(
    for query: FoldedQuery, in index: ContentIndex, limit: Int
  ) -> [(item: Item, hit: FoldedHit)] {
    guard let texts = texts(of: index) else { return [] }
    return texts.hits(for: query, limit: limit) { _, _ in true }.compactMap { hit in
      guard let place = Int(texts.key(hit.place)),
        (0..<index.countWithLookups).contains(place)
      else { return nil }
      return index[place].map { ($0, hit) }
    }
  }

  private func texts(of index: ContentIndex) -> FoldedTexts? {
    texts.withLock { known in
      if let texts = known[index.course.id] { return texts }
      let file = FoldedTextsFile(folder: cacheFolder, kind: "words", of: index.directory)
      if let kept = file.read(), kept.stamp == index.fingerprint {
        known[index.course.id] = kept
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
      let texts = builder.texts(stamp: index.fingerprint)
      if let texts { file.write(texts) }
      known[index.course.id] = texts
      return texts
    }
  }
}
