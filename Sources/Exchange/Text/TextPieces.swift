import Archive
import Kit

/// The bytes of a text in UTF-8, piece by piece, without a byte order mark, and with few marks on a letter. UTF-16 is converted if
/// it has a byte order mark.
struct TextPieces {
  private enum Encoding { case utf8, utf16(isLittle: Bool) }

  private static let pieceLength = 1 << 16

  private let source: ByteSource
  private let encoding: Encoding
  private var place: Int
  /// The first half of a UTF-16 pair whose second half is in the next piece.
  private var half: UInt16?
  /// Readers compare and hash texts before they are cleaned.
  private var marks = MarkRuns()

  init(_ source: ByteSource) throws(ArchiveError) {
    self.source = source
    switch try source.prefix(3) {
    case [0xEF, 0xBB, 0xBF]: (encoding, place) = (.utf8, 3)
    case let start where start.starts(with: [0xFF, 0xFE]):
      (encoding, place) = (.utf16(isLittle: true), 2)
    case let start where start.starts(with: [0xFE, 0xFF]):
      (encoding, place) = (.utf16(isLittle: false), 2)
    default: (encoding, place) = (.utf8, 0)
    }
  }

  /// The next piece; nil at the end.
  mutating func next() throws(ArchiveError) -> [UInt8]? {
    guard place < source.count else { return nil }
    let end = min(place + TextPieces.pieceLength, source.count)
    let bytes = try source.bytes(place..<end)
    place = end
    guard case .utf16(let isLittle) = encoding else { return marks.bounded(bytes) }
    var units: [UInt16] = half.map { [$0] } ?? []
    half = nil
    for pair in stride(from: 0, to: bytes.count - 1, by: 2) {
      let (low, high) = isLittle ? (pair, pair + 1) : (pair + 1, pair)
      units.append(UInt16(bytes[low]) | UInt16(bytes[high]) << 8)
    }
    if place < source.count, let last = units.last, UTF16.isLeadSurrogate(last) {
      half = units.removeLast()
    }
    return marks.bounded(Array(String(decoding: units, as: UTF16.self).utf8))
  }
}
