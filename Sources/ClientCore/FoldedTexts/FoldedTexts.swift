import CSearch
package import FoundationEssentials
import Kit

/// Texts that were folded for search. A search reads all of them, which takes 5 ms for 100,000
/// cards.
///
/// The bytes are in the format of a file: a header, a stamp of the source's state, the names of
/// groups, and for each text its key, its title and its body. Earlier texts are preferred. In a
/// damaged file less is found, but nothing fails.
package struct FoldedTexts: Sendable {
  /// The ranges of the parts in the bytes.
  package struct Layout {
    static let magic = Array("whfold01".utf8)
    static let headerLength = magic.count + 6 * 4
    /// The ends of key, title and body, and the group.
    static let recordLength = 4 * 4

    var stamp = 0..<0
    var groups = 0..<0
    var records = 0..<0
    var keys = 0..<0
    var titles = 0..<0
    var bodies = 0..<0
    var count: Int { records.count / Layout.recordLength }

    package init() {}
  }

  package let data: Data
  package let layout: Layout
  /// The state of the source from which the texts were made, such as its fingerprint. If it
  /// differs, they are outdated.
  package let stamp: String
  /// The names of the groups, to which the records refer by number.
  package let groups: [String]

  /// Reads the bytes of a file; nil if it has another format.
  package init?(_ data: Data) {
    guard data.count >= Layout.headerLength, data.starts(with: Layout.magic) else { return nil }
    var (layout, end) = (Layout(), Layout.headerLength)
    let lengths = data.withUnsafeBytes { bytes in
      (0..<6).map { Int(bytes.number(at: Layout.magic.count + 4 * $0) as UInt32) }
    }
    func next(_ length: Int) -> Range<Int> {
      defer { end += length }
      return end..<end + length
    }
    layout.stamp = next(lengths[0])
    layout.groups = next(lengths[1])
    layout.records = next(lengths[2])
    layout.keys = next(lengths[3])
    layout.titles = next(lengths[4])
    layout.bodies = next(lengths[5])
    guard end == data.count, layout.records.count % Layout.recordLength == 0 else { return nil }
    self.data = data
    self.layout = layout
    func text(_ range: Range<Int>) -> String {
      data.withUnsafeBytes { String(decoding: $0[range], as: UTF8.self) }
    }
    stamp = text(layout.stamp)
    groups = text(layout.groups).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// The number of texts.
  package var count: Int { layout.count }

  /// The key with which the text at an index was added.
  package func key(_ place: Int) -> String {
    withReader { String(decoding: $0.bytes[$0.key(place)], as: UTF8.self) }
  }

  /// Calls `body` with a reader, which is valid only during the call.
  func withReader<Result>(_ body: (FoldedReader) throws -> Result) rethrows -> Result {
    try data.withUnsafeBytes { try body(FoldedReader(bytes: $0, layout: layout)) }
  }
}

/// Reads texts in bytes that it does not own: valid only in `FoldedTexts.withReader`.
package struct FoldedReader {
  package let bytes: UnsafeRawBufferPointer
  package let layout: FoldedTexts.Layout

  package init(bytes: UnsafeRawBufferPointer, layout: FoldedTexts.Layout) {
    self.bytes = bytes
    self.layout = layout
  }

  private func number(_ place: Int, _ column: Int) -> Int {
    let offset = layout.records.lowerBound + place * FoldedTexts.Layout.recordLength + 4 * column
    return Int(bytes.number(at: offset) as UInt32)
  }

  /// The range of a text in a part, clamped to the part if the stored numbers are wrong.
  private func range(_ place: Int, _ column: Int, _ part: Range<Int>) -> Range<Int> {
    let start = place == 0 ? 0 : min(number(place - 1, column), part.count)
    let end = min(max(start, number(place, column)), part.count)
    return part.lowerBound + start..<part.lowerBound + end
  }

  package func key(_ place: Int) -> Range<Int> { range(place, 0, layout.keys) }
  package func title(_ place: Int) -> Range<Int> { range(place, 1, layout.titles) }
  package func body(_ place: Int) -> Range<Int> { range(place, 2, layout.bodies) }
  package func group(_ place: Int) -> Int { number(place, 3) }

  /// The first occurrence of `needle` in a range; nil if there is none.
  package func first(_ needle: [UInt8], in range: Range<Int>) -> Int? {
    guard let base = bytes.baseAddress, !range.isEmpty,
      let found = search_bytes(base + range.lowerBound, range.count, needle, needle.count)
    else { return nil }
    return base.distance(to: UnsafeRawPointer(found))
  }

  /// Visits the texts in which some bytes occur, each once, until the visit returns false.
  ///
  /// - Parameter range: the range of a text in the part that is searched, `title` or `body`.
  package func forEach(
    containing needle: [UInt8], in part: Range<Int>, _ range: (Int) -> Range<Int>,
    _ visit: (Int) -> Bool
  ) {
    var (start, place) = (part.lowerBound, 0)
    while let found = first(needle, in: start..<part.upperBound) {
      while place < layout.count, range(place).upperBound <= found { place += 1 }
      guard place < layout.count, visit(place) else { return }
      start = max(range(place).upperBound, found + 1)
      guard start < part.upperBound else { return }
    }
  }
}
