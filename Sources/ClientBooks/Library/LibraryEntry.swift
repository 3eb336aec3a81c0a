import ClientCore
package import GameEngine

/// A book as the library lists it.
package struct LibraryEntry: Hashable, Sendable {
  /// The origin of a book's text.
  package enum Origin: Hashable, Sendable {
    /// A file that comes with the program.
    case program(String)
    /// A file that the player added.
    case file(String)
    /// No file on this device; the book was added on another one.
    case elsewhere
  }

  /// The book as the journal knows it.
  package internal(set) var book: LibraryBook
  /// The origin of its text.
  package let origin: Origin
  /// The player's pace over all books.
  var pace = ReadingPace()

  /// The id of the book, for commands.
  package var id: LibraryID { book.id }

  /// The ID of the content of its file; see `LibraryBook.contentID(_:encoding:)`.
  var contentID: LibraryID { LibraryBook.contentID(id, encoding: book.encoding) }

  /// The title; the id if there is none.
  package var title: String { book.title.isEmpty ? book.id.rawValue : book.title }

  /// The number of minutes for the rest of the book; nil if its length is unknown.
  ///
  /// - Parameters:
  ///   - fraction: the fraction read, 0 to 1; nil for the place in the journal.
  ///   - latest: the pace of reading that is not in the journal yet.
  package func minutesLeft(
    from fraction: Double? = nil, and latest: ReadingPace = ReadingPace()
  ) -> Int? {
    guard book.words > 0 else { return nil }
    let words = Double(book.words) * (1 - (fraction ?? book.progress))
    return Int((words / Double(wordsPerMinute(and: latest))).rounded(.up))
  }

  /// The player's words per minute: in this book if enough of it was read, else in all books, else
  /// a default.
  ///
  /// - Parameter latest: the pace of reading that is not in the journal yet.
  package func wordsPerMinute(and latest: ReadingPace = ReadingPace()) -> Int {
    let paces = [book.pace, pace].map { pace in
      var pace = pace
      pace.add(latest)
      return pace.wordsPerMinute
    }
    return paces.lazy.compactMap(\.self).first ?? ReadingPace.usual
  }
}
