import Bookshelf
package import ClientCore
import GameEngine

/// Searches the titles and texts of the player's books for the global search.
package struct BookSearch: SearchSource {
  private let books: Library
  private let texts: BookTextSearch

  package init(books: Library) {
    self.books = books
    texts = BookTextSearch(library: books)
  }

  package func matches(
    _ request: SearchRequest, _ query: FoldedQuery?, progress: (Int, Int) -> Void
  ) throws -> SearchMatches {
    guard let query, request.kinds.contains(.book) else { return SearchMatches() }
    let entries = try books.list()
    var matches = SearchMatches()
    matches.rows = titles(of: entries, for: query, request.limit)
    do {
      matches.rows += try texts(of: entries, for: request, progress)
    } catch let error as ClientError {
      matches.missing = error
    }
    return matches
  }

  private func titles(
    of entries: [LibraryEntry], for query: FoldedQuery, _ limit: Int
  ) -> [SearchMatch] {
    var builder = FoldedTextsBuilder()
    for entry in entries {
      builder.add(
        key: "", titles: [entry.title], body: entry.book.authors + entry.book.tags)
    }
    let hits = builder.texts(stamp: "")?.hits(for: query, limit: limit) { _, _ in true } ?? []
    return hits.map { hit in
      let entry = entries[hit.place]
      return SearchMatch(hit: hit, kind: .book) {
        SearchResult(
          kind: .book, target: .book(entry.id), title: entry.title,
          excerpt: entry.book.tags.joined(separator: ", "),
          place: entry.book.authors.joined(separator: ", "))
      }
    }
  }

  /// Hits in texts. They rank below all other hits with the words.
  private func texts(
    of entries: [LibraryEntry], for request: SearchRequest, _ progress: (Int, Int) -> Void
  ) throws -> [SearchMatch] {
    guard let query = TextQuery(request.query) else { return [] }
    let hits = try texts.hits(
      for: query, in: entries, limit: request.limit, progress: progress)
    let reader = BookTextSearch.ExcerptReader()
    return hits.enumerated().map { place, hit in
      SearchMatch(hit: FoldedHit(tier: .anywhere, rank: 1 + hit.rank, place: place), kind: .book) {
        texts.excerpt(of: hit, for: query, reader).map {
          SearchResult(
            kind: .book, target: .place(hit.entry.id, hit.place), title: hit.entry.title,
            excerpt: $0, place: hit.place)
        }
      }
    }
  }
}
