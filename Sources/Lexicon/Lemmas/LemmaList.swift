import Kit

/// The base forms of a language's inflected forms, from a file of the Python package `simplemma`.
///
/// Its bytes are `SMFC1`, a byte of flags, the number of records, and the records, ordered by their keys. A
/// record contains the number of bytes that its key shares with the key before it, the rest of the key, and
/// the value: 254 for the value before it, 255 and a text, or the number of bytes to remove from the end of the
/// key and the text to add there. Numbers have 7 bits in each byte, the lowest first; texts begin with their
/// length. With the lowest flag, keys and values are reversed.
///
/// The content is not trusted: in a file that is not ordered, forms are not found.
package struct LemmaList: Sendable {
  /// A key with its value, and the offset of the next record.
  private struct Record {
    var key: [UInt8] = []
    var value: [UInt8] = []
    var end = 0
  }

  /// The longest key and the longest value.
  private static let mostBytes = 1 << 10
  /// The number of records that are read to find one.
  private static let recordsPerBlock = 128
  private static let magic = Array("SMFC1".utf8)
  private static let isReversedFlag: UInt8 = 1
  // Special values of the byte that otherwise counts the bytes to remove.
  private static let asBefore = 254
  private static let asText = 255

  private let bytes: [UInt8]
  private let isReversed: Bool
  /// The first record of each block.
  private let blocks: [Record]
  /// The number of inflected forms in the list.
  package let count: Int

  /// The list in the bytes of a file, decompressed; nil if they are damaged. Takes O(number of bytes).
  package init?(_ bytes: [UInt8]) {
    let start = LemmaList.magic.count
    guard bytes.count > start, bytes.starts(with: LemmaList.magic) else { return nil }
    var reader = RecordReader(bytes, at: start + 1)
    guard let count = reader.number() else { return nil }
    var blocks: [Record] = []
    var read = 0
    while !reader.isAtEnd {
      guard reader.readRecord() else { return nil }
      if read % LemmaList.recordsPerBlock == 0 {
        blocks.append(Record(key: reader.key, value: reader.value, end: reader.place))
      }
      read += 1
    }
    guard read == count else { return nil }
    self.bytes = bytes
    isReversed = bytes[start] & LemmaList.isReversedFlag != 0
    self.blocks = blocks
    self.count = count
  }

  /// The base form of a form, in the same case; nil if the list does not contain it.
  package func lemma(of form: String) -> String? {
    let wanted = isReversed ? form.utf8.reversed() : Array(form.utf8)
    guard !wanted.isEmpty, wanted.count <= LemmaList.mostBytes else { return nil }
    let next = blocks.partitioningIndex { wanted.lexicographicallyPrecedes($0.key) }
    guard next > 0 else { return nil }
    let block = blocks[next - 1]
    var reader = RecordReader(bytes, at: block.end, key: block.key, value: block.value)
    for _ in 0..<LemmaList.recordsPerBlock {
      if reader.key == wanted {
        return LemmaList.text(isReversed ? reader.value.reversed() : reader.value)
      }
      guard reader.readRecord() else { return nil }
    }
    return nil
  }

  /// A text that can be shown and compared; nil for any other.
  private static func text(_ bytes: [UInt8]) -> String? {
    guard !bytes.isEmpty, bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }),
      StreamSafety.allows(utf8: bytes)
    else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Reads records one after another.
  private struct RecordReader {
    private let bytes: [UInt8]
    private(set) var place: Int
    private(set) var key: [UInt8]
    private(set) var value: [UInt8]

    init(_ bytes: [UInt8], at place: Int, key: [UInt8] = [], value: [UInt8] = []) {
      (self.bytes, self.place, self.key, self.value) = (bytes, place, key, value)
    }

    var isAtEnd: Bool { place >= bytes.count }

    /// Reads a number with 7 bits per byte, the lowest first.
    ///
    /// - Returns: nil if the bytes end, or if the number has more than four bytes.
    mutating func number() -> Int? {
      var number = 0
      for shift in [0, 7, 14, 21] {
        guard place < bytes.count else { return nil }
        let byte = bytes[place]
        place += 1
        number |= Int(byte & 0x7F) << shift
        if byte < 0x80 { return number }
      }
      return nil
    }

    /// Reads the next record into `key` and `value`.
    ///
    /// - Returns: false at the end, or if the record is damaged.
    mutating func readRecord() -> Bool {
      guard let shared = number(), shared <= key.count, let rest = text(after: shared) else {
        return false
      }
      key.removeLast(key.count - shared)
      key.append(contentsOf: rest)
      guard place < bytes.count else { return false }
      let trim = Int(bytes[place])
      place += 1
      if trim == LemmaList.asBefore { return true }
      let kept = trim == LemmaList.asText ? 0 : key.count - trim
      guard kept >= 0, let rest = text(after: kept) else { return false }
      value.removeAll(keepingCapacity: true)
      value.append(contentsOf: key[..<kept])
      value.append(contentsOf: rest)
      return true
    }

    /// Reads a text after its length; nil if the bytes end, or if the text and `kept` bytes before
    /// it are too long.
    private mutating func text(after kept: Int) -> ArraySlice<UInt8>? {
      guard let length = number(), length <= bytes.count - place,
        kept + length <= LemmaList.mostBytes
      else { return nil }
      place += length
      return bytes[place - length..<place]
    }
  }
}
