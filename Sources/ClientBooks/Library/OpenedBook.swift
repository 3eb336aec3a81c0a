package import Bookshelf
package import ClientCore
package import GameEngine
import Messages

/// An open book: its text, the place that was reached, and its marks.
package struct OpenedBook: Sendable {
  /// A mark with its place in the text.
  package struct Mark: Hashable, Sendable {
    /// The mark as stored in the journal.
    package let mark: LibraryMark
    /// The place at which it begins.
    package let start: BookPlace
    /// The place at which it ends; nil for a bookmark.
    package let end: BookPlace?
  }

  /// The book in the library.
  package let entry: LibraryEntry
  /// The text of the book.
  package let book: Book
  /// The last place that was reached; nil if the book was never opened.
  package let place: BookPlace?
  /// The marks, ordered by place.
  package let marks: [Mark]

  init(entry: LibraryEntry, book: Book, marks: [LibraryMark]) {
    (self.entry, self.book) = (entry, book)
    place = entry.book.position.map { book.place(of: BookPosition($0)) }
    self.marks = OpenedBook.placed(marks, in: book)
  }

  /// The index of the chapter with a number, counted from 1.
  ///
  /// - Throws: `ClientError` if there is no such chapter.
  package func chapter(_ number: Int) throws(ClientError) -> Int {
    guard book.chapters.indices.contains(number - 1) else {
      throw ClientError(
        .unknownChapter, "\"\(shortened(entry.title))\" has no chapter \(number)",
        remedy: "its chapters are 1 to \(book.chapters.count)", exit: .usage)
    }
    return number - 1
  }

  /// The text of a chapter with its source, for sharing.
  ///
  /// - Parameter chapter: the index of the chapter, from 0.
  package func chapterText(_ chapter: Int) -> String {
    book.text(ofChapter: chapter) + "\n\n" + entry.title.onOneLine + "\n"
  }

  /// Marks with their places in the text, ordered by place.
  static func placed(_ marks: [LibraryMark], in book: Book) -> [Mark] {
    marks.compactMap { mark in
      mark.start.map {
        Mark(
          mark: mark, start: book.place(of: BookPosition($0)),
          end: mark.end.map { book.place(of: BookPosition($0)) })
      }
    }.sorted { ($0.start, $0.mark.id) < ($1.start, $1.mark.id) }
  }
}

extension BookPosition {
  /// Converts a position of the journal.
  package init(_ position: ReadingPosition) {
    self.init(
      document: position.document, offset: position.offset, before: position.before,
      after: position.after, fraction: position.fraction)
  }
}

extension ReadingPosition {
  /// Converts a position for the journal.
  package init(_ position: BookPosition) {
    self.init(
      document: position.document, offset: position.offset, before: position.before,
      after: position.after, fraction: position.fraction)
  }
}
