import Bookshelf
import ClientCore
import GameEngine
import Messages

/// A change of the marks in a book.
enum MarkChange: Sendable {
  case bookmark(BookPlace)
  case highlight(document: Int, Range<Int>)
  case note(String, document: Int, Range<Int>)
  case remove(OpenedBook.Mark)

  /// The change for a key; nil if there is nothing to change.
  init?(_ message: ReaderScreen.Message, _ reading: BookReading, _ pane: ReaderPane?) {
    switch (message, pane) {
    case (.bookmark, _):
      self = reading.bookmark.map { .remove($0) } ?? .bookmark(reading.pages.place)
    case (.highlight, _):
      guard let (document, range) = reading.sentence else { return nil }
      self = .highlight(document: document, range)
    case (.removeMark, .marks(let list)):
      guard let mark = list.mark(ofRow: -1) else { return nil }
      self = .remove(mark)
    default: return nil
    }
  }

  /// Writes the change to the journal.
  ///
  /// - Returns: the marks of the book afterwards.
  /// - Throws: `ClientError`.
  func write(to library: Library, in book: OpenedBook) throws -> [OpenedBook.Mark] {
    switch self {
    case .bookmark(let place): try library.mark(place, in: book)
    case .highlight(let document, let range): try mark(document, range, "", library, book)
    case .note(let text, let document, let range): try mark(document, range, text, library, book)
    case .remove(let mark): try library.removeMark(mark.mark.id)
    }
    return try library.marks(in: book)
  }

  private func mark(
    _ document: Int, _ range: Range<Int>, _ note: String, _ library: Library, _ book: OpenedBook
  ) throws {
    try library.mark(
      BookPlace(document: document, offset: range.lowerBound),
      to: BookPlace(document: document, offset: range.upperBound), note: note, in: book)
  }

  /// A sentence that reports the change.
  func text(in messages: Messages) -> String {
    switch self {
    case .bookmark: messages("The page has a bookmark.")
    case .highlight: messages("The sentence is highlighted.")
    case .note: messages("The note is kept.")
    case .remove: messages("The mark is removed.")
    }
  }
}
