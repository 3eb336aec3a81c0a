/// The ranges of the documents' texts in the bytes of a kept book.
package struct KeptTexts: Sendable {
  /// The most bytes at the beginning of a kept book that contain the lengths of the texts.
  package static let headLength = KeptBook.mark.count + 4 + 200_000

  /// The range of each document's text in the bytes.
  package let ranges: [Range<Int>]

  /// The length of all texts.
  package var length: Int { ranges.reduce(0) { $0 + $1.count } }

  /// - Parameter head: the first `headLength` bytes of a kept book; the result is nil for other
  ///   bytes.
  package init?(_ head: [UInt8]) {
    let start = KeptBook.mark.count + 4
    guard head.count > start, head.starts(with: KeptBook.mark) else { return nil }
    var reader = ByteReader(head, start..<head.count)
    guard
      let lengths = try? reader.list({ (reader) throws(ByteReader.Damage) in try reader.count() })
    else { return nil }
    var end = reader.place
    ranges = lengths.map { length in
      defer { end += length }
      return end..<end + length
    }
  }
}
