import ClientCore
package import GameEngine

/// A book as the library lists it.
package struct LibraryEntry: Hashable, Sendable {
  /// Where the text of a book is.
  package enum Origin: Hashable, Sendable {
    /// It comes with the program, in this file.
    case program(String)
    /// In this file, which the player added.
    case file(String)
    /// On another device only.
    case elsewhere
  }

  /// The book.
  package internal(set) var book: LibraryBook
  /// Where its text is.
  package let origin: Origin
  /// How fast the player reads all books.
  var pace = ReadingPace()

  /// Its id.
  package var id: LibraryID { book.id }

  /// Its title; its id if it has none.
  package var title: String { book.title.isEmpty ? book.id.rawValue : book.title }

  /// The minutes that reading the rest takes; nil if its length is unknown.
  ///
  /// - Parameters:
  ///   - fraction: what was read, 0 to 1; nil for the place in the journal.
  ///   - latest: what was read and is not in the journal yet.
  package func minutesLeft(
    from fraction: Double? = nil, and latest: ReadingPace = ReadingPace()
  ) -> Int? {
    guard book.words > 0 else { return nil }
    let words = Double(book.words) * (1 - (fraction ?? book.progress))
    return Int((words / Double(wordsPerMinute(and: latest))).rounded(.up))
  }

  /// The words that the player reads in a minute: of this book if enough of it was read, else of all books, else a usual
  /// number.
  ///
  /// - Parameter latest: what was read and is not in the journal yet.
  package func wordsPerMinute(and latest: ReadingPace = ReadingPace()) -> Int {
    let paces = [book.pace, pace].map { pace in
      var pace = pace
      pace.add(latest)
      return pace.wordsPerMinute
    }
    return paces.lazy.compactMap(\.self).first ?? ReadingPace.usual
  }
}
