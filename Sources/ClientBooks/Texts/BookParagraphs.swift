import Bookshelf
import ClientCore
import Kit
import Messages

/// The blocks of a book as paragraphs of plain text.
struct BookParagraphs {
  /// A block as plain text.
  struct Paragraph {
    let place: BookPlace
    let isHeading: Bool
    /// The lines. Each is wrapped on its own.
    let lines: [String]
    /// The indentation of each line in columns.
    let indent: Int
  }

  let book: Book
  /// The document and number of each block that contains text, in order.
  private let blocks: [(document: Int, block: Int)]
  private let messages: Messages

  init(_ book: Book, messages: Messages) {
    self.book = book
    self.messages = messages
    blocks = book.documents.enumerated().flatMap { number, document in
      document.blocks.indices.filter { !document.blocks[$0].range.isEmpty }.map { (number, $0) }
    }
  }

  var count: Int { blocks.count }

  /// The number of the paragraph that contains a place.
  func number(of place: BookPlace) -> Int {
    max(0, blocks.indices.partitioningIndex { start(of: $0) > place } - 1)
  }

  private func start(of number: Int) -> BookPlace {
    let (document, block) = blocks[number]
    return BookPlace(
      document: document, offset: book.documents[document].blocks[block].range.lowerBound)
  }

  subscript(number: Int) -> Paragraph {
    let (index, place) = blocks[number]
    let document = book.documents[index]
    let block = document.blocks[place]
    func text(_ range: Range<Int>) -> String { document.string(range) { "[\($0)]" } }
    var lines = [text(block.range)]
    var isHeading = false
    switch block.kind {
    case .heading: isHeading = true
    case .picture: lines = [messages("Picture: \(lines[0])")]
    case .table(let table) where document.tables.indices.contains(table):
      lines = document.tables[table].rows.map { row in
        row.map(text).joined(separator: " · ")
      }
    case .verse, .preformatted: lines = lines[0].split(separator: "\n").map(String.init)
    case .paragraph, .table, .rule:
      lines = lines[0].split(separator: "\n").map(String.init)
    }
    if !block.marker.isEmpty, let first = lines.first { lines[0] = "\(block.marker) \(first)" }
    return Paragraph(
      place: start(of: number), isHeading: isHeading, lines: lines, indent: 2 * block.indent)
  }

  /// The range of a paragraph's text.
  func range(of number: Int) -> BookRange {
    let (document, block) = blocks[number]
    return BookRange(
      document: document, range: book.documents[document].blocks[block].range)
  }

  /// The sentences of a paragraph, in order.
  func sentences(of number: Int) -> [BookRange] {
    let paragraph = range(of: number)
    return book.documents[paragraph.document].sentences(in: paragraph.range).map {
      BookRange(document: paragraph.document, range: $0)
    }
  }

  /// The words of a part of the book, in order.
  func words(in part: BookRange) -> [BookRange] {
    let document = book.documents[part.document]
    return document.words(in: part.range, without: nil, by: document.words(in:)).map {
      BookRange(document: part.document, range: $0)
    }
  }

  /// The word of a paragraph that is spelled like a text; nil if there is none.
  func word(_ text: String, in number: Int) -> BookRange? {
    let wanted = text.lowercased()
    return words(in: range(of: number)).first {
      book.documents[$0.document].string($0.range).lowercased() == wanted
    }
  }
}
