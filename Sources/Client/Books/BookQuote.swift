import Bookshelf
package import GameEngine

/// A word in a book with its sentence: what a card for the word begins with, and what a look at it notes.
package struct BookQuote: Hashable, Sendable {
  /// Its sentence, in which the word is in braces.
  package let sentence: String
  /// The book and the place.
  package let source: String
  /// The book and the position, for the journal.
  package let look: LookPlace

  /// The quote of a word.
  ///
  /// - Parameters:
  ///   - word: a range of the document's text.
  ///   - number: the number of the document.
  package init(_ word: Range<Int>, in number: Int, of opened: OpenedBook) {
    let book = opened.book
    let document = book.documents[number]
    let range = document.sentence(at: word.lowerBound)
    let first = min(range.lowerBound, word.lowerBound)
    let end = max(range.upperBound, word.upperBound)
    let before = BookQuote.line(first..<word.lowerBound, of: document)
    let after = BookQuote.line(word.upperBound..<end, of: document)
    sentence = "\(before){\(document.string(word))}\(after)"
    let start = BookPlace(document: number, offset: word.lowerBound)
    look = LookPlace(
      book: opened.entry.id, position: ReadingPosition(book.position(of: start)))
    let place = book.written(start)
    let title = book.metadata.title
    source = title.isEmpty ? place : "\(title), \(place)"
  }

  /// A text on one line, without marks of notes, and without braces, which would mark another word.
  private static func line(_ range: Range<Int>, of document: BookDocument) -> String {
    let text = document.string(range) { _ in "" }
    return String(text.map { $0.isWhitespace ? " " : $0 }.filter { $0 != "{" && $0 != "}" })
  }
}
