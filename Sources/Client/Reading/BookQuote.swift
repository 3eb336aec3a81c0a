package import Bookshelf

/// A word in a book with its sentence: what a card for the word begins with.
package struct BookQuote: Hashable, Sendable {
  /// Its sentence, in which the word is in braces.
  package let sentence: String
  /// The book and the place.
  package let source: String

  /// The quote of a word.
  ///
  /// - Parameters:
  ///   - word: a range of the document's text.
  ///   - number: the number of the document.
  package init(_ word: Range<Int>, in number: Int, of book: Book) {
    let document = book.documents[number]
    let range = document.sentence(at: word.lowerBound)
    let start = min(range.lowerBound, word.lowerBound)
    let end = max(range.upperBound, word.upperBound)
    let before = BookQuote.line(start..<word.lowerBound, of: document)
    let after = BookQuote.line(word.upperBound..<end, of: document)
    sentence = "\(before){\(document.string(word))}\(after)"
    let place = book.written(BookPlace(document: number, offset: word.lowerBound))
    let title = book.metadata.title
    source = title.isEmpty ? place : "\(title), \(place)"
  }

  /// A text on one line, without marks of notes, and without braces, which would mark another word.
  private static func line(_ range: Range<Int>, of document: BookDocument) -> String {
    let text = document.string(range) { _ in "" }
    return String(text.map { $0.isWhitespace ? " " : $0 }.filter { $0 != "{" && $0 != "}" })
  }
}
