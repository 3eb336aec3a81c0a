/// A line of a laid out book.
package struct LayoutLine: Hashable, Sendable {
  /// The kind of content of a line.
  package enum Kind: UInt8, Hashable, Sendable {
    /// A part of a block's text.
    case text
    /// An empty line, such as between paragraphs.
    case empty
    /// A rule: the block itself, or below the first row of a table.
    case rule
    /// Parts of a table: `Layout.pieces(of:)`.
    case cells
  }

  /// The kind of content.
  package let kind: Kind
  /// Whether it is the first line of its block; a list item's marker is to the left of it.
  package let isFirst: Bool
  /// Whether it belongs to a heading.
  package let isHeading: Bool
  /// The column of its first character.
  package let column: Int32
  /// The number of the document.
  package let document: Int32
  /// The number of the block.
  package let block: Int32
  /// Its text in the document; empty for lines without text. A table's line has the range of its row.
  package let start: Int32
  package let end: Int32
  /// The first of its pieces, and their number.
  let firstPiece: Int32
  let pieceCount: Int32

  /// Its text, as a range of the document's text.
  package var range: Range<Int> { Int(start)..<Int(end) }
}

/// A part of a table's line.
package struct LayoutPiece: Hashable, Sendable {
  /// The column of its first character.
  package let column: Int
  /// Its text in the document.
  package let range: Range<Int>
  /// Whether it repeats the name of a column before a value.
  package let isLabel: Bool
}
