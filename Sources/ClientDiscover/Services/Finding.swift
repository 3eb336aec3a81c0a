import ClientCore
package import Discovery
import Kit

/// A book found at a service, or a link to another page of a catalog.
package struct Finding: Hashable, Sendable {
  /// The service it was found at, with the service's data.
  package enum Origin: Hashable, Sendable {
    /// A work at Open Library.
    case openLibrary(FoundBook)
    /// An entry of a catalog.
    case catalog(CatalogEntry)
  }

  /// The data as the service sent it.
  package let origin: Origin
  /// The ID for commands: `OL…W` for a work at Open Library; for a catalog entry, `C` and 12
  /// hexadecimal digits of a hash.
  package let id: String
  /// The key of the stored answers: the tag, or the address of the catalog. Nil for a book that was
  /// requested by its ID.
  package let shelf: String?

  init(_ book: FoundBook, shelf: String?) {
    (origin, id, self.shelf) = (.openLibrary(book), book.id, shelf)
  }

  init(_ entry: CatalogEntry, in feed: CatalogFeed, shelf: String?) {
    (origin, self.shelf) = (.catalog(entry), shelf)
    let hash = "\(feed.address.host) \(entry.id)".utf8.fnv1a
    id = "C" + (hash >> 16).hexadecimal(digits: 12)
  }

  /// The title, with the subtitle for a book at Open Library.
  package var title: String {
    switch origin {
    case .openLibrary(let book): book.subtitle.map { "\(book.title): \($0)" } ?? book.title
    case .catalog(let entry): entry.title
    }
  }

  /// The names of the authors; empty if unknown.
  package var authors: [String] {
    switch origin {
    case .openLibrary(let book): book.authors
    case .catalog(let entry): entry.authors
    }
  }

  /// The year of the first publication; nil if unknown.
  package var year: Int? {
    switch origin {
    case .openLibrary(let book): book.year
    case .catalog(let entry): entry.year
    }
  }

  /// Whether a service has a cover.
  package var hasCover: Bool {
    switch origin {
    case .openLibrary(let book): book.coverID != nil
    case .catalog(let entry): entry.cover != nil
    }
  }

  /// Whether it can be fetched into the library. For Open Library, this follows from its IDs at
  /// Project Gutenberg and Standard Ebooks.
  package var isFree: Bool {
    switch origin {
    case .openLibrary(let book):
      !book.gutenbergIDs.isEmpty || !book.standardEbooksIDs.isEmpty
    case .catalog(let entry): !entry.files.isEmpty
    }
  }

  /// The catalog page to which it links; nil for a book.
  package var page: ServiceAddress? {
    if case .catalog(let entry) = origin, entry.files.isEmpty { entry.page } else { nil }
  }
}
