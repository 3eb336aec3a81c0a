/// A block of a book, as a search in many books finds it.
package struct SearchParagraph: Hashable, Sendable {
  /// The range of its text.
  package var range: BookRange
  /// Its place, as `Book.place(written:)` reads it.
  package var place: String

  /// Creates a paragraph that was stored.
  package init(range: BookRange, place: String) { (self.range, self.place) = (range, place) }
}

extension SearchParagraph {
  /// The blocks of a book with text, in order. Takes O(length of the book).
  package static func all(in book: Book) -> [SearchParagraph] {
    book.hasKeys ? allByKey(book) : allByChapter(book)
  }

  private static func allByChapter(_ book: Book) -> [SearchParagraph] {
    book.chapters.indices.flatMap { chapter in
      var paragraphs: [SearchParagraph] = []
      var count = 0
      for (document, range) in book.extent(ofChapter: chapter) {
        for block in book.documents[document].blocks
        where range.contains(block.range.lowerBound) && !block.range.isEmpty {
          if block.isParagraph { count += 1 }
          let place = count > 0 ? "\(chapter + 1).\(count)" : "\(chapter + 1)"
          let range = BookRange(document: document, range: block.range)
          paragraphs.append(SearchParagraph(range: range, place: place))
        }
      }
      return paragraphs
    }
  }

  /// Computes the same places as `Book.written(_:)`, but in less time.
  private static func allByKey(_ book: Book) -> [SearchParagraph] {
    let known = Set(book.documents.flatMap { $0.keys.map(\.key) })
    var paragraphs: [SearchParagraph] = []
    var (key, count): (String?, Int) = (nil, 0)
    for (number, document) in book.documents.enumerated() {
      var next = 0
      for block in document.blocks where !block.range.isEmpty {
        while next < document.keys.count, document.keys[next].offset <= block.range.lowerBound {
          (key, count) = (document.keys[next].key, 0)
          next += 1
        }
        if block.isParagraph { count += 1 }
        let start = BookPlace(document: number, offset: block.range.lowerBound)
        let place = key.map { key in
          let paragraph = "\(key).\(count)"
          return count > 1 && !known.contains(paragraph) ? paragraph : key
        }
        paragraphs.append(
          SearchParagraph(
            range: BookRange(document: number, range: block.range),
            place: place ?? book.written(start)))
      }
    }
    return paragraphs
  }
}
