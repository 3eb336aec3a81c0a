/// A file that dictzip has packed (`man 1 dictzip`), as far as its head tells.
struct DictzipFile {
  private let bytes: [UInt8]
  /// How many bytes of the text are in each chunk.
  let chunk: Int
  /// How many bytes of the file each chunk takes.
  let sizes: [Int]
  /// Where the first chunk begins.
  private let start: Int

  /// The byte at which the sizes of the chunks begin, where the head has nothing else before them,
  /// as dictzip writes it.
  private static let sizesStart = 22

  /// A file; nil where its head is another than dictzip writes.
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

  /// A file with the first chunk alone.
  var firstChunk: [UInt8] {
    DictzipFile.file(
      chunk: chunk, pieces: [Array(bytes[start..<min(start + sizes[0], bytes.count)])])
  }

  /// The file with the size of the last chunk as large as what is left.
  var mended: [UInt8] {
    var mended = bytes
    let rest = bytes.count - start - sizes.dropLast().reduce(0, +)
    let size = DictzipFile.small(min(max(0, rest), 0xFFFF))
    let place = DictzipFile.sizesStart + 2 * (sizes.count - 1)
    mended.replaceSubrange(place..<place + 2, with: size)
    return mended
  }

  /// Bytes packed as dictzip does, but each chunk stored as it is.
  ///
  /// - Parameter chunk: 1 to 65,535; where that makes more than 10,000 chunks, they are longer.
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
