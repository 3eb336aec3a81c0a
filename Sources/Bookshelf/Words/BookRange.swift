/// A part of a book's text that is in one document, such as a sentence or a word.
package struct BookRange: Hashable, Sendable {
  /// The number of its document.
  package let document: Int
  /// Its text, as a range of the document's text.
  package let range: Range<Int>

  /// A part of a document.
  package init(document: Int, range: Range<Int>) {
    (self.document, self.range) = (document, range)
  }

  /// The place of its first character.
  package var place: BookPlace { BookPlace(document: document, offset: range.lowerBound) }
  /// The place after its last character.
  package var end: BookPlace { BookPlace(document: document, offset: range.upperBound) }
}

extension BookRange {
  /// The first sentence that ends after a place, in its document or a later one that belongs to the reading order; nil at
  /// the end of the book.
  package init?(sentenceFrom place: BookPlace, in book: Book) {
    var place = book.valid(place)
    while book.documents.indices.contains(place.document) {
      let document = book.documents[place.document]
      for block in document.blocks[(document.block(at: place.offset) ?? 0)...] {
        let sentences = document.sentences(in: block.range)
        if let found = sentences.first(where: { $0.upperBound > place.offset }) {
          self.init(document: place.document, range: found)
          return
        }
      }
      let next = book.documents[(place.document + 1)...].firstIndex(where: \.isLinear)
      guard let next else { return nil }
      place = BookPlace(document: next, offset: 0)
    }
    return nil
  }

  /// The text on one line, without marks of notes.
  package func text(in book: Book) -> String {
    book.documents[document].string(range) { _ in "" }
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
