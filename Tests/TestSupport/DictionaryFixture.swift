package import Foundation

/// Dictionaries written as other programs write them, in a folder that goes with the value.
package final class DictionaryFixture {
  /// The folder.
  package let folder: URL

  /// An empty folder.
  package init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("wordhoard-dictionaries-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The path of a file in it.
  package func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// Makes a file in it.
  package func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
  }

  /// A dictionary of dictd; the entries in this order.
  package func dictd(
    _ entries: [(head: String, text: String)], chunk: Int? = nil, named name: String = "test"
  ) throws {
    var (index, body) = ("", [UInt8]())
    for (head, text) in entries {
      let bytes = Array(text.utf8)
      index += "\(head)\t\(base64(body.count))\t\(base64(bytes.count))\n"
      body += bytes
    }
    try write(index.utf8, to: "\(name).index")
    if let chunk {
      try write(DictionaryFixture.dictzipped(body, chunk: chunk), to: "\(name).dict.dz")
    } else {
      try write(body, to: "\(name).dict")
    }
  }

  /// A dictionary of StarDict.
  package func stardict(
    _ entries: [(head: String, bytes: [UInt8])], types: String? = "m", offsetBits: Int = 32
  ) throws {
    var (index, body) = ([UInt8](), [UInt8]())
    for (head, bytes) in entries {
      index +=
        Array(head.utf8) + [0] + big(body.count, bytes: offsetBits / 8) + big(bytes.count, bytes: 4)
      body += bytes
    }
    let kinds = types.map { "sametypesequence=\($0)\n" } ?? ""
    let info =
      "StarDict's dict ifo file\nversion=3.0.0\nbookname=A test\nidxoffsetbits=\(offsetBits)\n"
    try write((info + kinds).utf8, to: "test.ifo")
    try write(index, to: "test.idx")
    try write(body, to: "test.dict")
  }

  /// Bytes packed as dictzip does, but stored as they are within each chunk.
  package static func dictzipped(_ bytes: [UInt8], chunk: Int) -> [UInt8] {
    let pieces = stride(from: 0, to: bytes.count, by: chunk).map { start -> [UInt8] in
      let piece = Array(bytes[start..<min(start + chunk, bytes.count)])
      return [0] + small(piece.count) + small(piece.count ^ 0xFFFF) + piece
    }
    let extra =
      small(1) + small(chunk) + small(pieces.count) + pieces.flatMap { small($0.count) }
    return [0x1F, 0x8B, 8, 0b0000_1100, 0, 0, 0, 0, 2, 3] + small(4 + extra.count)
      + Array("RA".utf8) + small(extra.count) + extra + Array("test.dict".utf8) + [0]
      + pieces.joined() + [1, 0, 0, 0xFF, 0xFF] + Array(repeating: 0, count: 8)
  }

  private static func small(_ number: Int) -> [UInt8] {
    [UInt8(number & 0xFF), UInt8(number >> 8 & 0xFF)]
  }

  private func big(_ number: Int, bytes: Int) -> [UInt8] {
    (0..<bytes).reversed().map { UInt8(number >> (8 * $0) & 0xFF) }
  }

  private func base64(_ number: Int) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    return number < 64 ? String(digits[number]) : base64(number / 64) + String(digits[number % 64])
  }
}
