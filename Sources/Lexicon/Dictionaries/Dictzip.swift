import Archive
import FoundationEssentials

/// A file compressed by dictzip: gzip (RFC 1952) with the sizes of its chunks in the header, so that any part
/// can be read without the parts before it (`man 1 dictzip`).
struct Dictzip: Sendable {
  private let file: MappedFile
  /// The number of bytes of text in each chunk.
  private let chunkLength: Int
  /// The compressed sizes of the chunks, two bytes each. They are added up when a part is read; to add them
  /// when a dictionary is opened would slow down every start.
  private let sizes: Range<Int>
  /// The offset of the first chunk.
  private let start: Int

  /// Reads the header; chunks are checked when they are read.
  ///
  /// - Throws: `DictionaryError` if it is not such a file.
  init(_ path: String) throws(DictionaryError) {
    file = try MappedFile(path)
    func fault(_ reason: String) -> DictionaryError {
      DictionaryError(.malformed, file: path, reason)
    }
    let bytes = file.data.span
    func number(at place: Int) -> Int? {
      place + 1 < bytes.count ? Int(bytes[place]) | Int(bytes[place + 1]) << 8 : nil
    }
    guard bytes.count > 12, bytes[0] == 0x1F, bytes[1] == 0x8B, bytes[2] == 8 else {
      throw fault("it is no gzip file")
    }
    let flags = bytes[3]
    guard flags & 4 != 0, let extraLength = number(at: 10) else {
      throw fault("it was packed by gzip, which leaves no way to read a part; pack it with dictzip")
    }
    let extraEnd = 12 + extraLength
    guard extraEnd <= bytes.count else { throw fault("it is cut off") }
    var (length, sizes) = (0, 0..<0)
    var place = 12
    while place + 4 <= extraEnd, let fieldLength = number(at: place + 2) {
      // `RA`, version 1: length and number of the chunks, and the compressed size of each.
      if bytes[place] == UInt8(ascii: "R"), bytes[place + 1] == UInt8(ascii: "A"),
        number(at: place + 4) == 1, let chunk = number(at: place + 6),
        let count = number(at: place + 8), 6 + 2 * count <= fieldLength,
        place + 10 + 2 * count <= extraEnd
      {
        length = chunk
        sizes = (place + 10)..<(place + 10 + 2 * count)
      }
      place += 4 + fieldLength
    }
    guard length > 0, !sizes.isEmpty else { throw fault("the list of its chunks is missing") }
    // A name and a comment, each to a zero, and a checksum of the head.
    var start = extraEnd
    for flag in [8, 16] as [UInt8] where flags & flag != 0 {
      guard start < bytes.count, let end = file.firstIndex(of: 0, in: start..<bytes.count)
      else { throw fault("it is cut off") }
      start = end + 1
    }
    if flags & 2 != 0 { start += 2 }
    chunkLength = length
    self.sizes = sizes
    self.start = start
  }

  /// The path of the file.
  var path: String { file.path }

  /// The size of the compressed file in bytes.
  var byteCount: Int { file.data.count }

  /// The bytes in a range of the text.
  ///
  /// - Throws: `DictionaryError` if the range is incomplete, or a chunk is damaged.
  func bytes(_ range: Range<Int>) throws(DictionaryError) -> [UInt8] {
    guard !range.isEmpty else { return [] }
    let first = range.lowerBound / chunkLength
    let chunks = first...((range.upperBound - 1) / chunkLength)
    guard chunks.upperBound < sizes.count / 2 else {
      throw DictionaryError(.malformed, file: file.path, "a part of it is missing")
    }
    var place = (0..<first).reduce(start) { $0 + size(ofChunk: $1) }
    var text: [UInt8] = []
    for chunk in chunks {
      let end = place + size(ofChunk: chunk)
      text += try piece(place..<end)
      place = end
    }
    let before = range.lowerBound - first * chunkLength
    guard before + range.count <= text.count else {
      throw DictionaryError(.malformed, file: file.path, "a part of it is missing")
    }
    return Array(text[before..<before + range.count])
  }

  /// Visits the whole text, a chunk at a time.
  ///
  /// - Throws: `DictionaryError` if a chunk is damaged.
  func eachPiece(_ visit: ([UInt8]) -> Void) throws(DictionaryError) {
    var place = start
    for chunk in 0..<sizes.count / 2 {
      let end = place + size(ofChunk: chunk)
      visit(try piece(place..<end))
      place = end
    }
  }

  /// The text of a chunk.
  private func piece(_ range: Range<Int>) throws(DictionaryError) -> [UInt8] {
    guard range.upperBound <= file.data.count,
      let piece = Inflater.inflated(file.bytes(range), atMost: chunkLength)
    else { throw DictionaryError(.malformed, file: file.path, "a part of it is damaged") }
    return piece
  }

  /// The compressed size of a chunk in bytes.
  private func size(ofChunk chunk: Int) -> Int {
    let bytes = file.data.span
    let place = sizes.lowerBound + 2 * chunk
    return Int(bytes[place]) | Int(bytes[place + 1]) << 8
  }
}
