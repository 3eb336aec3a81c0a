import Bookshelf
import ClientCore
import Terminal

/// The text of a page in pieces, each with its column, ink and place in the book.
struct StyledPage {
  /// A piece of a line, in one ink.
  struct Piece {
    let text: String
    /// Its range in the document's text; empty for characters that are not in the text.
    let range: Range<Int>
    let x: Int
    let ink: Ink
    /// The index in `words` of the word that contains it; nil if it is not in a word.
    var word: Int?
  }

  /// A line of the page, as a list of pieces.
  struct Line {
    let document: Int
    var pieces: [Piece]
    /// Whether the line is a horizontal rule.
    var isRule = false
    /// The column at which a rule begins.
    var column = 0
    /// Whether it is the first line of a picture's alternative text.
    var hasPicture = false
  }

  private(set) var lines: [Line] = []
  /// The words and references to notes, in order.
  private(set) var words: [PageWord] = []

  /// - Parameters:
  ///   - marked: ranges to show in another ink, such as hits.
  ///   - lexicon: determines which words were looked up, and cuts Chinese and Japanese text into
  ///     words.
  init(
    _ pages: BookPages, marked: [(document: Int, range: Range<Int>, ink: Ink)] = [],
    lookedUp lexicon: BookLexicon? = nil
  ) {
    words = PageWord.all(on: pages, cutter: lexicon?.cutter)
    let marked = marked + StyledPage.lookedUp(words, in: pages.book, lexicon)
    for number in pages.lines { lines.append(line(number, of: pages, marked)) }
  }

  /// The ranges of the words that were looked up, with their ink.
  private static func lookedUp(
    _ words: [PageWord], in book: Book, _ lexicon: BookLexicon?
  ) -> [(document: Int, range: Range<Int>, ink: Ink)] {
    guard let lexicon, !lexicon.looks.isEmpty else { return [] }
    let words = words.filter { $0.kind == .word }
    let found = lexicon.areLookedUp(words.map { book.documents[$0.document].string($0.range) })
    return zip(words, found).compactMap { $1 ? ($0.document, $0.range, Ink(.lookedUp)) : nil }
  }

  private func line(
    _ number: Int, of pages: BookPages, _ marked: [(document: Int, range: Range<Int>, ink: Ink)]
  ) -> Line {
    let line = pages.layout.lines[number]
    let index = Int(line.document)
    let document = pages.book.documents[index]
    if line.kind == .rule {
      return Line(document: index, pieces: [], isRule: true, column: Int(line.column))
    }
    let marked = marked.filter { $0.document == index && $0.range.overlaps(line.range) }
    let here = words.indices.filter {
      words[$0].document == index && words[$0].range.overlaps(line.range)
    }
    let ends =
      marked.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
      + here.flatMap { [words[$0].range.lowerBound, words[$0].range.upperBound] }
    let cuts = Set(ends).sorted()
    let block = document.blocks[Int(line.block)]
    var pieces: [Piece] = []
    var x = 0
    for run in pages.layout.runs(ofLine: number, in: pages.book) {
      x = run.column ?? x
      let ink = StyledPage.ink(of: run, in: block, isHeading: line.isHeading)
      let inner = cuts.filter { run.range.lowerBound < $0 && $0 < run.range.upperBound }
      let places = [run.range.lowerBound] + inner + [run.range.upperBound]
      if run.range.isEmpty {
        pieces.append(Piece(text: run.text, range: run.range, x: x, ink: ink))
        x += CellText.width(of: run.text)
        continue
      }
      for (start, end) in zip(places, places.dropFirst()) {
        let text = inner.isEmpty ? run.text : document.string(start..<end)
        let mark = marked.first { $0.range.overlaps(start..<end) }
        let word = run.isLabel ? nil : here.first { words[$0].range.overlaps(start..<end) }
        pieces.append(
          Piece(text: text, range: start..<end, x: x, ink: mark?.ink ?? ink, word: word))
        x += CellText.width(of: text)
      }
    }
    var hasPicture = false
    if case .picture = block.kind { hasPicture = line.isFirst }
    return Line(document: index, pieces: pieces, hasPicture: hasPicture)
  }

  /// The ink of a run, by its style.
  static func ink(of run: LayoutRun, in block: Block, isHeading: Bool) -> Ink {
    if run.isLabel { return .dim }
    if isHeading { return .heading }
    var ink = Ink.text
    switch block.kind {
    case .picture, .preformatted: ink = .dim
    default: break
    }
    for style in run.styles {
      switch style {
      case .noteReference: return .key
      case .strong: ink = .strong
      case .emphasis, .underlined: if ink != .strong { ink = .emphasis }
      case .code, .struck, .picture: if ink == .text { ink = .dim }
      case .link(_): if ink == .text { ink = .link }
      case .superscript, .subscript, .reading: break
      }
    }
    return ink
  }

  /// The row and column at which a word begins; nil if it is not on the page.
  func position(of word: PageWord) -> (x: Int, y: Int)? {
    for (y, line) in lines.enumerated() where line.document == word.document {
      if let piece = line.pieces.first(where: {
        word.range.contains($0.range.lowerBound) && !$0.range.isEmpty
      }) {
        return (piece.x, y)
      }
    }
    return nil
  }
}

/// A word, a reference to a note, or a picture on a page.
struct PageWord: Hashable, Sendable {
  /// The effect of Enter.
  enum Kind: Hashable, Sendable {
    /// Looks the word up.
    case word
    /// Opens the note of a link, by the link's number in the document.
    case note(Int)
    /// Opens a picture, by its number in the document. The range is its alternative text.
    case picture(Int)
  }

  let document: Int
  /// The range in the document's text.
  let range: Range<Int>
  let kind: Kind
  /// The number of its link in the document; nil outside of links.
  var link: Int?

  var place: BookPlace { BookPlace(document: document, offset: range.lowerBound) }

  /// All words, references and pictures on the open page, in order.
  static func all(on pages: BookPages, cutter: HeadwordCutter? = nil) -> [PageWord] {
    var words: [PageWord] = []
    var number = pages.lines.lowerBound
    while number < pages.lines.upperBound {
      let line = pages.layout.lines[number]
      switch line.kind {
      case .empty, .rule: number += 1
      case .cells:
        for piece in pages.layout.pieces(of: number) where !piece.isLabel {
          words += all(in: piece.range, Int(line.document), pages.book, cutter)
        }
        number += 1
      case .text:
        // A hyphenated word may continue on the next line.
        var end = number + 1
        while end < pages.lines.upperBound, pages.layout.lines[end].kind == .text,
          pages.layout.lines[end].block == line.block,
          pages.layout.lines[end].document == line.document
        {
          end += 1
        }
        let document = Int(line.document)
        let block = pages.book.documents[document].blocks[Int(line.block)]
        if case .picture(let picture) = block.kind {
          words.append(PageWord(document: document, range: block.range, kind: .picture(picture)))
        } else {
          let range = Int(line.start)..<Int(pages.layout.lines[end - 1].end)
          words += all(in: range, document, pages.book, cutter)
        }
        number = end
      }
    }
    return words
  }

  private static func all(
    in range: Range<Int>, _ number: Int, _ book: Book, _ cutter: HeadwordCutter?
  ) -> [PageWord] {
    let document = book.documents[number]
    var notes: [PageWord] = []
    var links: [(range: Range<Int>, link: Int)] = []
    for span in document.spans(in: range) {
      switch span.style {
      case .noteReference(let link):
        notes.append(PageWord(document: number, range: span.range, kind: .note(link)))
      case .picture(let picture) where !span.range.isEmpty:
        notes.append(PageWord(document: number, range: span.range, kind: .picture(picture)))
      case .link(let link): links.append((span.range, link))
      default: break
      }
    }
    let words = document.words(in: range, without: notes.map(\.range)) {
      cutter?.words(in: $0, of: document) ?? document.words(in: $0)
    }.map { word in
      let link = links.first { $0.range.overlaps(word) }?.link
      return PageWord(document: number, range: word, kind: .word, link: link)
    }
    return notes.isEmpty
      ? words : (words + notes).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
