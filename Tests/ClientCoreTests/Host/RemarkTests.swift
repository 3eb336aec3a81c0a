import ClientCore
import Foundation
import Testing

@Suite("Remarks and errors")
struct RemarkTests {
  private static let text = """
    the words of the pack cannot be read; install Wordhoard again, or set WORDHOARD_CONTENT to \
    the folder of the words
    """

  /// What a terminal of 30 columns receives.
  private func written(_ body: (DescriptorSink) -> Void) throws -> String {
    var size = winsize(ws_row: 24, ws_col: 30, ws_xpixel: 0, ws_ypixel: 0)
    var (ours, its): (Int32, Int32) = (-1, -1)
    #expect(openpty(&ours, &its, nil, nil, &size) == 0)
    defer { close(ours) }
    body(DescriptorSink(descriptor: its))
    close(its)
    // A terminal hands out what it has, which may be a part; a closed one ends with an error.
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while case let count = read(ours, &piece, piece.count), count > 0 { bytes += piece[..<count] }
    return String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
  }

  @Test("break at spaces at a terminal, never in a word")
  func terminal() throws {
    let lines = try written { $0.remark(Self.text) }.split(separator: "\n")
    #expect(lines.count > 3 && lines.allSatisfy { $0.count <= 30 })
    let words = lines.flatMap { $0.split(separator: " ") }
    #expect(words.joined(separator: " ") == "wordhoard: \(Self.text)")
  }

  @Test("are one line elsewhere, for programs")
  func file() throws {
    let pipe = Pipe()
    DescriptorSink(descriptor: pipe.fileHandleForWriting.fileDescriptor).remark(Self.text)
    try pipe.fileHandleForWriting.close()
    let data = try #require(try pipe.fileHandleForReading.readToEnd())
    #expect(String(decoding: data, as: UTF8.self) == "wordhoard: \(Self.text)\n")
  }
}
