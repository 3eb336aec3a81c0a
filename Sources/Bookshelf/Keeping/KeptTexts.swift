/// Where the texts of a kept book's documents are in its bytes.
package struct KeptTexts: Sendable {
  /// The number of bytes at the beginning that say so at most.
  package static let headLength = KeptBook.mark.count + 4 + 200_000

  /// The range of each document's text in the bytes.
  package let ranges: [Range<Int>]

  /// The length of all texts.
  package var length: Int { ranges.reduce(0) { $0 + $1.count } }

  /// - Parameter head: the first `headLength` bytes of a kept book; nil if they are those of no such book.
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
