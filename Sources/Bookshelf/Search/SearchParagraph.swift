/// A block of a book, as a search in many books finds it.
package struct SearchParagraph: Hashable, Sendable {
  /// A range of the text of one document.
  package struct TextRange: Hashable, Sendable {
    /// The number of its document.
    package var document: Int
    /// The range of the document's text.
    package var bytes: Range<Int>
  }

  /// The range of its text.
  package var range: TextRange
  /// Its place, as `Book.place(written:)` reads it.
  package var place: String

  /// Encodes paragraphs, to be stored.
  package static func bytes(of paragraphs: [SearchParagraph]) -> [UInt8] {
    var writer = ByteWriter()
    writer.add(paragraphs) { writer, paragraph in
      writer.add(paragraph.range.document)
      writer.add(paragraph.range.bytes)
      writer.add(paragraph.place)
    }
    return writer.bytes
  }

  /// A paragraph in such bytes, by its number. Takes O(number); nil if there is none, or the bytes are damaged.
  package static func paragraph(_ number: Int, in bytes: [UInt8]) -> SearchParagraph? {
    var reader = ByteReader(bytes, 0..<bytes.count)
    do {
      guard number >= 0, number < (try reader.count()) else { return nil }
      for _ in 0..<number {
        _ = try reader.textRange()
        try reader.skip(reader.count())
      }
      return SearchParagraph(range: try reader.textRange(), place: try reader.string())
    } catch {
      return nil
    }
  }
}

extension ByteReader {
  fileprivate mutating func textRange() throws(Damage) -> SearchParagraph.TextRange {
    let (document, start, length) = (try count(), try count(), try count())
    return SearchParagraph.TextRange(document: document, bytes: start..<start + length)
  }
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
          let range = TextRange(document: document, bytes: block.range)
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
            range: TextRange(document: number, bytes: block.range),
            place: place ?? book.written(start)))
      }
    }
    return paragraphs
  }
}
