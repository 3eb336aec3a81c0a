/// A book as a list of results has it. Only ID and title are certain.
package struct FoundBook: Hashable, Sendable {
  /// How Open Library itself gives the book.
  package enum Access: String, Hashable, Sendable {
    /// Anyone may read it.
    case free = "public"
    /// After borrowing it there.
    case borrowable
    /// For people with print disabilities.
    case printDisabled = "printdisabled"
    /// It has no text, or says nothing about it.
    case unavailable = "no_ebook"
  }

  /// The ID of the work, such as `OL45804W`.
  package let id: String
  /// Its title.
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
  /// How readers rated it.
  package let rating: Rating?
  /// The languages of its editions, as MARC codes such as `eng`.
  package let languages: [String]
  /// Its subjects.
  package let subjects: [String]
  /// How Open Library gives it.
  package let access: Access
  /// The numbers of its texts at Project Gutenberg, which are free.
  package let gutenbergIDs: [String]
  /// The names of its texts at Standard Ebooks, which are free.
  package let standardEbooksIDs: [String]

  /// The ratings of a book.
  package struct Rating: Hashable, Sendable {
    /// From 1 to 5.
    package let average: Double
    /// The number of ratings; 0 if it is unknown.
    package let count: Int
  }
}
