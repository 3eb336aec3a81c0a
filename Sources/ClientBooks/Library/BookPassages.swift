import Bookshelf
import GameEngine

/// The passages of a book in order: whole paragraphs of a chapter that are together long enough, or the beginning of a long one.
///
/// A passage begins with a paragraph. Paragraphs that are left over at the end of a chapter belong to none.
struct BookPassages: Sequence, IteratorProtocol {
  /// The number of words from which no further paragraph is added.
  private static let enough = 80

  private let book: Book
  /// The place before which all passages begin; nil for the end of the book.
  private let end: BookPlace?
  private var chapter: Int
  /// The blocks of the chapter that are left.
  private var blocks: ArraySlice<(document: Int, block: Block)>

  /// - Parameters:
  ///   - start: the place from which passages begin.
  ///   - end: the place before which they begin; nil for the end of the book.
  init(
    _ book: Book, from start: BookPlace = BookPlace(document: 0, offset: 0),
    until end: BookPlace? = nil
  ) {
    (self.book, self.end) = (book, end)
    chapter = book.chapter(at: start)
    blocks = BookPassages.blocks(ofChapter: chapter, of: book).drop { document, block in
      BookPlace(document: document, offset: block.range.lowerBound) < start
    }
  }

  private static func blocks(
    ofChapter chapter: Int, of book: Book
  ) -> ArraySlice<(document: Int, block: Block)> {
    book.extent(ofChapter: chapter).flatMap { document, range in
      book.documents[document].blocks.lazy.filter { range.contains($0.range.lowerBound) }
        .map { (document, $0) }
    }[...]
  }

  mutating func next() -> Passage? {
    while !isOver {
      if let (document, block) = blocks.first {
        if let end, BookPlace(document: document, offset: block.range.lowerBound) >= end {
          return nil
        }
        if let passage = passage() { return passage }
      } else {
        chapter += 1
        blocks = BookPassages.blocks(ofChapter: chapter, of: book)
      }
    }
    return nil
  }

  private var isOver: Bool { blocks.isEmpty && chapter + 1 >= book.chapters.count }

  /// The passage that begins with the next block; nil if none does. At least one block is used up.
  private mutating func passage() -> Passage? {
    let lengths = Passage.lengths
    var sentences: [String] = []
    var count = 0
    while count < BookPassages.enough, let (document, block) = blocks.first, block.isProse {
      let found = BookPassages.sentences(in: block.range, of: book.documents[document])
      let length = found.reduce(0) { $0 + $1.words }
      guard count + length > lengths.upperBound else {
        blocks.removeFirst()
        sentences += found.map(\.text)
        count += length
        continue
      }
      guard count < lengths.lowerBound else { break }
      blocks.removeFirst()
      for sentence in found {
        guard count + sentence.words <= lengths.upperBound else { break }
        sentences.append(sentence.text)
        count += sentence.words
      }
      break
    }
    if sentences.isEmpty, blocks.first?.block.isProse == false { blocks.removeFirst() }
    return lengths.contains(count) ? Passage(sentences: sentences) : nil
  }

  /// The sentences in a range, each on one line and without marks of notes, with their numbers of words.
  private static func sentences(
    in range: Range<Int>, of document: BookDocument
  ) -> [(text: String, words: Int)] {
    document.sentences(in: range).map { sentence in
      let text = document.string(sentence, noteMarks: { _ in "" })
      return (
        text.split(whereSeparator: \.isWhitespace).joined(separator: " "),
        document.words(in: sentence, without: nil, by: document.words(in:)).count
      )
    }
  }
}

extension Block {
  /// Whether it is running text of the book.
  fileprivate var isProse: Bool {
    switch kind {
    case .paragraph, .verse: !isNote && !range.isEmpty
    case .heading, .preformatted, .picture, .table, .rule: false
    }
  }
}
