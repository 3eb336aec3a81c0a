package import FoundationEssentials

/// A page of a catalog in OPDS: books, and links to other pages.
package struct CatalogFeed: Hashable, Sendable {
  /// The address of the page.
  package let address: ServiceAddress
  /// The title; nil if the catalog states none.
  package let title: String?
  /// Its books and links, at most 500.
  package var entries: [CatalogEntry] = []
  /// The page that continues this one, on the same host.
  package var next: ServiceAddress?
  /// How the catalog is searched; nil if it cannot be.
  package var search: CatalogSearch?
}

/// A way to search a catalog.
package enum CatalogSearch: Hashable, Sendable {
  /// An address with a place for the words.
  case template(SearchTemplate)
  /// A form that has to be read first.
  case form(ServiceAddress)
}

/// A book of a catalog, or a link to another page.
package struct CatalogEntry: Hashable, Sendable {
  /// The identifier that the catalog gives it, else its title.
  package var id: String
  /// The title of the book, or of the page that the entry leads to.
  package var title: String
  /// The names of its authors.
  package var authors: [String] = []
  /// Its language, as the catalog writes it.
  package var language: String?
  /// The year in which it appeared.
  package var year: Int?
  /// Plain text in paragraphs, separated by line ends.
  package var summary: String?
  /// The page that this entry leads to, if it is not a book.
  package var page: ServiceAddress?
  /// The cover; nil if the catalog names none.
  package var cover: CatalogCover?
  /// The files of the book that are free, the best format first.
  package var files: [CatalogFile] = []
  /// Other ways to get the book, which are named and not offered.
  package var conditions: Set<Condition> = []

  /// Why a file of a book is not offered.
  package enum Condition: String, Hashable, Sendable, CaseIterable {
    /// It has to be paid for.
    case bought
    /// It has to be borrowed, or needs a subscription.
    case borrowed
    /// It is locked for certain readers.
    case locked
    /// It has a format that cannot be read here.
    case otherFormat
  }
}

/// A cover of a catalog's entry.
package enum CatalogCover: Hashable, Sendable {
  /// The address of the picture.
  case address(ServiceAddress)
  /// The picture itself, which was part of the feed.
  case bytes(Data)
}

/// A free file of a book.
package struct CatalogFile: Hashable, Sendable {
  /// The address to download it from.
  package let address: ServiceAddress
  /// The format according to the catalog.
  package let format: Format

  /// The format that the catalog promises; the best ones come first.
  package enum Format: Int, Hashable, Sendable, Comparable {
    case epub, kepub, text

    /// The format with a media type; nil if it cannot be read here.
    init?(mediaType: String) {
      switch mediaType {
      case "application/epub+zip": self = .epub
      case "application/kepub+zip": self = .kepub
      case "text/plain": self = .text
      default: return nil
      }
    }

    /// Whether the left one is better.
    package static func < (left: Format, right: Format) -> Bool { left.rawValue < right.rawValue }
  }
}
