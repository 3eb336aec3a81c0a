import ClientCore
package import Discovery
import Kit

/// A book that was found at a service, or another page of a catalog.
package struct Finding: Hashable, Sendable {
  /// Where it was found.
  package enum Origin: Hashable, Sendable {
    /// At Open Library.
    case openLibrary(FoundBook)
    /// In a catalog.
    case catalog(CatalogEntry)
  }

  /// What the service says about it.
  package let origin: Origin
  /// The name by which commands know it: that of the work at Open Library, or one of ours.
  package let id: String
  /// What it is stored under: the tag, or the address of the catalog.
  package let shelf: String?

  init(_ book: FoundBook, shelf: String?) {
    (origin, id, self.shelf) = (.openLibrary(book), book.id, shelf)
  }

  init(_ entry: CatalogEntry, in feed: CatalogFeed, shelf: String?) {
    (origin, self.shelf) = (.catalog(entry), shelf)
    let hash = "\(feed.address.host) \(entry.id)".utf8.fnv1a
    id = "C" + (hash >> 16).hexadecimal(digits: 12)
  }

  /// Its title.
  package var title: String {
    switch origin {
    case .openLibrary(let book): book.subtitle.map { "\(book.title): \($0)" } ?? book.title
    case .catalog(let entry): entry.title
    }
  }

  /// The names of its authors.
  package var authors: [String] {
    switch origin {
    case .openLibrary(let book): book.authors
    case .catalog(let entry): entry.authors
    }
  }

  /// The year in which it appeared.
  package var year: Int? {
    switch origin {
    case .openLibrary(let book): book.year
    case .catalog(let entry): entry.year
    }
  }

  /// Whether a service has a cover of it.
  package var hasCover: Bool {
    switch origin {
    case .openLibrary(let book): book.coverID != nil
    case .catalog(let entry): entry.cover != nil
    }
  }

  /// Whether it can be fetched into the library.
  package var isFree: Bool {
    switch origin {
    case .openLibrary(let book):
      !book.gutenbergIDs.isEmpty || !book.standardEbooksIDs.isEmpty
    case .catalog(let entry): !entry.files.isEmpty
    }
  }

  /// The page of a catalog to which it leads; nil for a book.
  package var page: ServiceAddress? {
    if case .catalog(let entry) = origin, entry.files.isEmpty { entry.page } else { nil }
  }
}
