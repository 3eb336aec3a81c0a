import Bookshelf
import ClientCore
import GameEngine

extension BookQuote {
  /// Quotes a word with its sentence.
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
    let start = BookPlace(document: number, offset: word.lowerBound)
    let (title, place) = (book.metadata.title, book.written(start))
    self.init(
      sentence: "\(before){\(document.string(word))}\(after)",
      source: title.isEmpty ? place : "\(title), \(place)",
      look: LookPlace(
        book: opened.entry.id, position: ReadingPosition(book.position(of: start))))
  }

  /// A text on one line, without the marks of notes, and without braces, which would mark another
  /// word.
  private static func line(_ range: Range<Int>, of document: BookDocument) -> String {
    let text = document.string(range) { _ in "" }
    return String(text.map { $0.isWhitespace ? " " : $0 }.filter { $0 != "{" && $0 != "}" })
  }
}
