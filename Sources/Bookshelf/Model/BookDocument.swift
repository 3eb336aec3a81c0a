import Kit

/// A document of a book's spine: its text, and the ranges in it that have a meaning.
///
/// The text is UTF-8 with single spaces. Blocks are separated by line feeds, cells of a table by tabs.
package struct BookDocument: Hashable, Sendable {
  /// Its name in the book.
  package var name: String
  /// Whether it belongs to the reading order; other documents are reached by links.
  package var isLinear = true
  /// The text of all blocks as UTF-8.
  package var text: [UInt8] = []
  /// The blocks, in the order of their ranges.
  package var blocks: [Block] = []
  /// The spans, ordered by their beginning.
  package var spans: [Span] = []
  /// The links that spans refer to.
  package var links: [BookLink] = []
  /// The pictures that blocks and spans refer to.
  package var pictures: [BookPicture] = []
  /// The tables that blocks refer to.
  package var tables: [BookTable] = []
  /// The readings that spans refer to.
  package var readings: [String] = []
  /// The named places, each with the extent of its element.
  package var anchors: [String: Range<Int>] = [:]
  /// The keys of a work, in order.
  package var keys: [KeyMark] = []
  /// Whether its language has elided words, such as `l'`.
  var elides = false

  init(name: String) { self.name = name }

  /// The text in a range of bytes.
  package func string(_ range: Range<Int>) -> String {
    String(decoding: text[range.clamped(to: 0..<text.count)], as: UTF8.self)
  }

  /// The text in a range of bytes, with other marks of its notes.
  ///
  /// - Parameter mark: makes the text of a mark from the one in the book.
  package func string(_ range: Range<Int>, noteMarks mark: (String) -> String) -> String {
    let range = range.clamped(to: 0..<text.count)
    var shown = ""
    var start = range.lowerBound
    for span in spans(in: range) {
      guard case .noteReference = span.style, span.range.lowerBound >= start else { continue }
      let end = min(span.range.upperBound, range.upperBound)
      shown += string(start..<span.range.lowerBound) + mark(string(span.range.lowerBound..<end))
      start = end
    }
    return shown + string(start..<range.upperBound)
  }

  /// The number of the block at an offset: the last one that begins there or before; nil if there is no block.
  package func block(at offset: Int) -> Int? {
    guard !blocks.isEmpty else { return nil }
    return max(0, blocks.partitioningIndex { $0.range.lowerBound > offset } - 1)
  }

  /// The spans that overlap a range, in order. Takes O(log n + the number of spans of the block).
  package func spans(in range: Range<Int>) -> [Span] {
    // Spans never cross blocks, so none that begins before the block reaches into it.
    let start = block(at: range.lowerBound).map { blocks[$0].range.lowerBound } ?? 0
    let first = spans.partitioningIndex { $0.range.lowerBound >= start }
    return spans[first...].prefix { $0.range.lowerBound < range.upperBound }.filter {
      $0.range.upperBound > range.lowerBound
    }
  }
}
