/// A book in a list of results. Only ID and title are certain.
package struct FoundBook: Hashable, Sendable {
  /// The way in which Open Library itself gives the book. The raw values are its own.
  package enum Access: String, Hashable, Sendable {
    /// Anyone may read it.
    case free = "public"
    /// It can be read after it is borrowed there.
    case borrowable
    /// For people with print disabilities.
    case printDisabled = "printdisabled"
    /// It has no text, or says nothing about it.
    case unavailable = "no_ebook"
  }

  /// The ID of the work, such as `OL45804W`.
  package let id: String
  /// The title of the work.
  package let title: String
  /// Its subtitle, if it has one.
  package let subtitle: String?
  /// The names of its authors.
  package let authors: [String]
  /// The year in which it first appeared.
  package let year: Int?
  /// The number of its cover; nil if it has none.
  package let coverID: Int?
  /// The median of the pages of its editions.
  package let pages: Int?
  /// The ISBN of ten digits of an edition.
  package let isbn10: String?
  /// The ISBN of thirteen digits of an edition.
  package let isbn13: String?
  /// The ratings by readers; nil if there are none.
  package let rating: Rating?
  /// The languages of its editions, as MARC codes such as `eng`.
  package let languages: [String]
  /// The subjects, in the words of Open Library.
  package let subjects: [String]
  /// How Open Library gives it.
  package let access: Access
  /// The numbers of its texts at Project Gutenberg, which are free.
  package let gutenbergIDs: [String]
  /// The names of its texts at Standard Ebooks, which are free.
  package let standardEbooksIDs: [String]

  /// The ratings of a book.
  package struct Rating: Hashable, Sendable {
    /// The mean rating, from 1 to 5.
    package let average: Double
    /// The number of ratings; 0 if it is unknown.
    package let count: Int
  }
}
