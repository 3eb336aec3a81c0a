import Archive
import Testing

@testable import Exchange

@Suite("Pieces of a text")
struct TextPiecesTests {
  @Test(
    "have few marks on a letter, since readers compare and hash texts", arguments: [false, true])
  func marks(isUTF16: Bool) throws {
    let text = "e" + String(repeating: "\u{301}", count: 100_000) + "x"
    let bytes =
      isUTF16
      ? [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      : Array(text.utf8)
    var pieces = try TextPieces(ByteSource(bytes))
    var (read, count): ([UInt8], Int) = ([], 0)
    while let piece = try pieces.next() {
      read += piece
      count += 1
    }
    // A run may begin again where a piece ends within a mark.
    let scalars = String(decoding: read, as: UTF8.self).unicodeScalars
    #expect(scalars.first == "e" && scalars.last == "x")
    #expect(scalars.count <= 2 + 31 * count)
  }
}
