/// A block of a document: a paragraph, a heading, a table. Blocks follow each other and do not nest.
package struct Block: Hashable, Sendable {
  /// The kind of content of a block.
  package enum Kind: Hashable, Sendable {
    case paragraph
    /// A heading; level 1 is the highest.
    case heading(level: Int)
    /// Lines of verse, separated by line feeds.
    case verse
    /// Text whose spaces and line feeds are kept.
    case preformatted
    /// A picture alone. Its number is an index of `BookDocument.pictures`; the text is its alternative text.
    case picture(Int)
    /// A table. Its number is an index of `BookDocument.tables`.
    case table(Int)
    /// A horizontal rule, or another separator of scenes. It has no text.
    case rule
  }

  /// The horizontal alignment of a block's lines.
  package enum Alignment: UInt8, Hashable, Sendable {
    case start, center, end
  }

  /// The kind of content.
  package var kind: Kind
  /// Its text, as a range of the document's text.
  package var range: Range<Int>
  /// The levels of indentation, 0 to 8: lists and quotations.
  package var indent = 0
  /// The bullet or number of a list item, which is not part of the text; else empty.
  package var marker = ""
  /// The alignment of its lines.
  package var alignment = Alignment.start
  /// Whether the block belongs to a quotation.
  package var isQuote = false
  /// Whether the block belongs to a footnote or endnote.
  package var isNote = false

  /// Whether it counts as a paragraph: it has text and is not a heading.
  var isParagraph: Bool {
    if case .heading = kind { false } else { !range.isEmpty }
  }

  /// The largest value of `indent`.
  static let deepest = 8

  init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
