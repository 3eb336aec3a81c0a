import Kit

/// A book that was read: its text in documents, and the ways into it.
package struct Book: Sendable {
  /// Identifies the book by its content.
  package let id: BookID
  /// The format of its file.
  package let format: BookFormat
  /// The metadata in the file, in bounded lengths.
  package let metadata: BookMetadata
  /// The documents in reading order.
  package private(set) var documents: [BookDocument]
  /// The table of contents; made from headings if the file contains none.
  package let contents: [ContentsEntry]
  /// The pages of the printed book, in order; empty if unknown.
  package let pages: [PrintedPage]
  /// The picture on the cover, for `BookFile.picture(_:)`; nil if there is none.
  package let cover: String?
  /// The faults that were found and repaired.
  package let repairs: [BookRepair]
  /// The chapters, in order; at least one.
  package let chapters: [Chapter]

  /// The length of all documents before each one, and of all.
  private let starts: [Int]

  init(
    id: BookID, format: BookFormat, metadata: BookMetadata, documents: [BookDocument],
    contents: [ContentsEntry], pages: [PrintedPage] = [], cover: String? = nil,
    repairs: [BookRepair] = []
  ) {
    self.id = id
    self.format = format
    self.metadata = metadata.bounded()
    self.documents = documents
    self.contents = contents
    self.pages = pages.sorted { $0.place < $1.place }
    self.cover = cover
    self.repairs = repairs
    chapters = Chapter.all(documents, contents, byPage: format == .pdf)
    starts = documents.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.text.count) }
  }

  /// The same book, in a language that has elided words or not.
  package func eliding(_ elides: Bool) -> Book {
    var book = self
    for place in documents.indices { book.documents[place].elides = elides }
    return book
  }

  /// The length of the text in bytes.
  package var length: Int { starts.last ?? 0 }

  /// The nearest place that exists, at the beginning of a character.
  package func valid(_ place: BookPlace) -> BookPlace {
    guard !documents.isEmpty else { return BookPlace(document: 0, offset: 0) }
    let document = min(max(place.document, 0), documents.count - 1)
    let text = documents[document].text
    return BookPlace(document: document, offset: text.scalarStart(place.offset))
  }

  /// The fraction of the text before a place, 0 to 1.
  package func fraction(of place: BookPlace) -> Double {
    guard length > 0 else { return 0 }
    let place = valid(place)
    return Double(starts[place.document] + place.offset) / Double(length)
  }

  /// The place before which there is this fraction of the text.
  package func place(atFraction fraction: Double) -> BookPlace {
    let fraction = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    let target = Int((Double(length) * fraction).rounded())
    let document = min(starts.partitioningIndex { $0 > target }, documents.count) - 1
    return valid(BookPlace(document: document, offset: target - starts[max(document, 0)]))
  }

  /// The printed page of a place; nil if the book has no list of them, or the place is before the first one.
  package func page(at place: BookPlace) -> PrintedPage? {
    let index = pages.partitioningIndex { $0.place > place }
    return index > 0 ? pages[index - 1] : nil
  }

  /// The place of a printed page.
  package func place(ofPage label: String) -> BookPlace? {
    pages.first { $0.label.lowercased() == label.lowercased() }?.place
  }

  /// The text of the note at a place: the text of the named element, or else of the block.
  package func note(at place: BookPlace) -> (document: Int, range: Range<Int>)? {
    guard documents.indices.contains(place.document) else { return nil }
    let document = documents[place.document]
    guard let index = document.block(at: place.offset) else { return nil }
    let extents = document.anchors.values.filter { $0.lowerBound == place.offset }
    let block = document.blocks[index].range
    // An element that contains a whole chapter is not a note.
    let longest = extents.filter { $0.count < 20_000 }.max { $0.count < $1.count }
    let end = max(longest?.upperBound ?? 0, block.upperBound)
    let start = min(place.offset, max(block.lowerBound, 0))
    return (place.document, start..<min(max(end, start), document.text.count))
  }
}
