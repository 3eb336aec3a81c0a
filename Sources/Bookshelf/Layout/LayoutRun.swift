/// A part of a line with one style.
package struct LayoutRun: Hashable, Sendable {
  /// The text, which has the same styles throughout.
  package var text: String
  /// Its text in the document; empty for a marker.
  package var range: Range<Int>
  /// How it differs from the rest of the block.
  package var styles: [Span.Style]
  /// The column of its first character if it does not follow the run before it; else nil.
  package var column: Int?
  /// Whether it is a list item's marker, or repeats the name of a column.
  package var isLabel: Bool
}

extension Layout {
  /// A line as texts with their styles, from left to right.
  ///
  /// - Parameter book: the book that was laid out.
  package func runs(ofLine number: Int, in book: Book) -> [LayoutRun] {
    guard lines.indices.contains(number) else { return [] }
    let line = lines[number]
    let document = book.documents[Int(line.document)]
    switch line.kind {
    case .empty, .rule: return []
    case .text:
      var runs = Layout.runs(line.range, document, column: Int(line.column), isLabel: false)
      let marker = document.blocks[Int(line.block)].marker
      if line.isFirst, !marker.isEmpty {
        let column = max(0, Int(line.column) - marker.unicodeScalars.count - 1)
        runs.insert(
          LayoutRun(text: marker, range: 0..<0, styles: [], column: column, isLabel: true), at: 0)
      }
      return runs
    case .cells:
      return pieces(of: number).flatMap {
        Layout.runs($0.range, document, column: $0.column, isLabel: $0.isLabel)
      }
    }
  }

  private static func runs(
    _ range: Range<Int>, _ document: BookDocument, column: Int, isLabel: Bool
  ) -> [LayoutRun] {
    let spans = document.spans(in: range)
    let edges = Set(spans.flatMap { [$0.range.lowerBound, $0.range.upperBound] })
      .filter { range.contains($0) && $0 > range.lowerBound }.sorted()
    let places = [range.lowerBound] + edges + [range.upperBound]
    return zip(places, places.dropFirst()).enumerated().compactMap { number, ends in
      let part = ends.0..<ends.1
      guard !part.isEmpty else { return nil }
      let styles = spans.filter { $0.range.overlaps(part) }.map(\.style)
      return LayoutRun(
        text: document.string(part), range: part, styles: styles,
        column: number == 0 ? column : nil,
        isLabel: isLabel)
    }
  }
}
