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

  /// How many words are read in a minute.
  package static let wordsPerMinute = 200

  /// The book.
  package let book: LibraryBook
  /// Where its text is.
  package let origin: Origin

  /// Its id.
  package var id: LibraryID { book.id }

  /// Its title; its id if it has none.
  package var title: String { book.title.isEmpty ? book.id.rawValue : book.title }

  /// The minutes that reading the rest takes; nil if its length is unknown.
  package var minutesLeft: Int? {
    guard book.words > 0 else { return nil }
    let words = Double(book.words) * (1 - book.progress)
    return Int((words / Double(LibraryEntry.wordsPerMinute)).rounded(.up))
  }
}
