/// A part of a block's text that differs from the rest. Spans may overlap, but never cross blocks.
package struct Span: Hashable, Sendable {
  /// The difference from the rest of the block.
  package enum Style: Hashable, Sendable {
    case emphasis, strong, code, superscript, `subscript`, struck, underlined
    /// A link; the number is an index of `BookDocument.links`.
    case link(Int)
    /// The mark of a footnote; the number is an index of `BookDocument.links`.
    case noteReference(Int)
    /// A picture in the text; the span covers its alternative text. The number is an index of
    /// `BookDocument.pictures`.
    case picture(Int)
    /// Text with a reading, such as furigana; the number is an index of `BookDocument.readings`.
    case reading(Int)

    /// The number of the link, if it is one or the mark of a note.
    var link: Int? {
      switch self {
      case .link(let number), .noteReference(let number): number
      default: nil
      }
    }
  }

  /// Its text, as a range of the document's text.
  package var range: Range<Int>
  /// The difference from the rest of the block.
  package var style: Style
}
