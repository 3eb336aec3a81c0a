/// The header of a file that dictzip compressed (`man 1 dictzip`).
struct DictzipFile {
  private let bytes: [UInt8]
  /// The number of bytes of text in each chunk.
  let chunk: Int
  /// The sizes of the compressed chunks, in bytes.
  let sizes: [Int]
  /// The offset of the first chunk in the file.
  private let start: Int

  /// The offset of the chunk sizes if only the fixed part of the header is before them, as in files
  /// of dictzip.
  private static let sizesStart = 22

  /// Parses a file; nil if its header is not of the form that dictzip writes.
  init?(_ bytes: [UInt8]) {
    func number(at place: Int) -> Int { Int(bytes[place]) | Int(bytes[place + 1]) << 8 }
    guard bytes.count >= DictzipFile.sizesStart, bytes[0] == 0x1F, bytes[1] == 0x8B,
      bytes[3] & ~8 == 4, bytes[12] == UInt8(ascii: "R"), bytes[13] == UInt8(ascii: "A")
    else { return nil }
    let count = number(at: 20)
    let head = DictzipFile.sizesStart + 2 * count
    guard count > 0, head <= bytes.count else { return nil }
    var start = head
    if bytes[3] & 8 != 0 {
      guard let end = bytes[head...].firstIndex(of: 0) else { return nil }
      start = end + 1
    }
    self.bytes = bytes
    self.start = start
    chunk = number(at: 18)
    sizes = (0..<count).map { number(at: DictzipFile.sizesStart + 2 * $0) }
  }

  /// The file, with only its first chunk.
  var firstChunk: [UInt8] {
    DictzipFile.file(
      chunk: chunk, pieces: [Array(bytes[start..<min(start + sizes[0], bytes.count)])])
  }

  /// The file with the size of its last chunk set to the rest of the file.
  var mended: [UInt8] {
    var mended = bytes
    let rest = bytes.count - start - sizes.dropLast().reduce(0, +)
    let size = DictzipFile.small(min(max(0, rest), 0xFFFF))
    let place = DictzipFile.sizesStart + 2 * (sizes.count - 1)
    mended.replaceSubrange(place..<place + 2, with: size)
    return mended
  }

  /// Bytes in the format of dictzip, with each chunk stored uncompressed.
  ///
  /// - Parameter chunk: 1 to 65,535; increased if there would be more than 10,000 chunks.
  static func packed(_ bytes: [UInt8], chunk: Int) -> [UInt8] {
    let chunk = max(chunk, bytes.count / 10_000)
    let pieces = stride(from: 0, to: bytes.count, by: chunk).map { start -> [UInt8] in
      let piece = Array(bytes[start..<min(start + chunk, bytes.count)])
      return [0] + small(piece.count) + small(piece.count ^ 0xFFFF) + piece
    }
    return file(chunk: chunk, pieces: pieces)
  }

  private static func file(chunk: Int, pieces: [[UInt8]]) -> [UInt8] {
    let sizes = pieces.flatMap { small($0.count) }
    return [0x1F, 0x8B, 8, 4, 0, 0, 0, 0, 2, 3] + small(10 + sizes.count) + Array("RA".utf8)
      + small(6 + sizes.count) + small(1) + small(chunk) + small(pieces.count) + sizes
      + pieces.joined()
  }

  private static func small(_ number: Int) -> [UInt8] {
    [UInt8(number & 0xFF), UInt8(number >> 8 & 0xFF)]
  }
}
