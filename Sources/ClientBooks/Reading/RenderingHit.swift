import Bookshelf
import ClientCore
package import GameEngine

/// A part of a work in which a text was found, in all its renderings.
package struct RenderingHit: Sendable {
  /// The part in one of the renderings.
  package struct Part: Sendable {
    /// The book with the rendering.
    package let entry: LibraryEntry
    /// The text of the part in this rendering.
    package let text: String
    /// Whether this text contains the query.
    package let isHit: Bool
  }

  /// The key of the part, which all renderings share.
  package let key: String
  /// The part in each rendering that contains it.
  package let parts: [Part]
}

extension Renderings {
  /// The parts of a work that contain a text in any rendering, in the order of the work. Renderings
  /// that cannot be opened on this computer are left out.
  ///
  /// - Parameter limit: the maximum number of hits in each rendering.
  /// - Throws: `ClientError`.
  package func search(
    _ query: String, in book: LibraryBook, limit: Int = 1000
  ) throws -> [RenderingHit] {
    let books = try all(of: book).compactMap { try? library.open($0) }
    let found = books.map { opened in
      Set(
        opened.book.search(query, limit: limit).compactMap {
          opened.book.workPlace(of: $0.place)?.key
        })
    }
    var known: Set<String> = []
    let all = found.reduce(into: Set<String>()) { $0.formUnion($1) }
    let keys = books.flatMap { $0.book.keys.map(\.key) }
      .filter { all.contains($0) && known.insert($0).inserted }
    return keys.map { key in
      let parts = zip(books, found).compactMap { opened, found in
        opened.book.text(ofKey: key).map {
          RenderingHit.Part(entry: opened.entry, text: $0, isHit: found.contains(key))
        }
      }
      return RenderingHit(key: key, parts: parts)
    }
  }
}
