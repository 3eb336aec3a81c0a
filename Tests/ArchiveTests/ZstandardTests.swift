import Archive
import Testing

@Suite("Zstandard")
struct ZstandardTests {
  private static let isInstalled =
    (try? ZstandardStream(limit: OutputLimit(bytes: 0))) != nil
  private let limit = OutputLimit(bytes: 1 << 20)

  /// A frame without the size of its content: a block as it is, or one byte repeated.
  private func frame(_ blocks: [(kind: Int, size: Int, content: [UInt8])]) -> [UInt8] {
    // The window has 128 KiB, the largest size of a block.
    var bytes: [UInt8] = [0x28, 0xB5, 0x2F, 0xFD, 0, 7 << 3]
    for (place, block) in blocks.enumerated() {
      let header = block.size << 3 | block.kind << 1 | (place == blocks.count - 1 ? 1 : 0)
      bytes += [0, 8, 16].map { UInt8(truncatingIfNeeded: header >> $0) } + block.content
    }
    return bytes
  }

  @Test("frames without a size are read, one after another", .enabled(if: isInstalled))
  func frames() throws {
    let bytes = frame([(0, 5, Array("Hello".utf8)), (1, 3, [0x21])]) + frame([(0, 1, [0x0A])])
    #expect(try ZstandardStream.bytes(of: bytes, limit: limit) == Array("Hello!!!\n".utf8))
    let stream = try ZstandardStream(limit: limit)
    var text: [UInt8] = []
    for byte in bytes {
      try [byte].withUnsafeBytes { try stream.take($0) { text.append(contentsOf: $0) } }
    }
    try stream.finish()
    #expect(text == Array("Hello!!!\n".utf8))
  }

  @Test("more than a buffer is read", .enabled(if: isInstalled))
  func large() throws {
    let bytes = frame(Array(repeating: (1, 100_000, [7]), count: 10))
    #expect(
      try ZstandardStream.bytes(of: bytes, limit: limit) == Array(repeating: 7, count: 1_000_000))
  }

  @Test("cut and damaged data are refused", .enabled(if: isInstalled))
  func faults() throws {
    let bytes = frame([(0, 5, Array("Hello".utf8))])
    for count in 0..<bytes.count {
      #expect(throws: ArchiveError.truncated, "\(count)") {
        try ZstandardStream.bytes(of: Array(bytes[..<count]), limit: limit)
      }
    }
    #expect(throws: ArchiveError.damaged) {
      try ZstandardStream.bytes(of: Array("no zstd at all".utf8), limit: limit)
    }
  }

  @Test("a bomb is refused before it fills the memory", .enabled(if: isInstalled))
  func bomb() throws {
    // 2 GiB in 64 KiB.
    let bytes = frame(Array(repeating: (1, 131_072, [0]), count: 16_384))
    let stream = try ZstandardStream(limit: OutputLimit(bytes: 4 << 30))
    var size = 0
    #expect(throws: ArchiveError.tooLarge) {
      try bytes.withUnsafeBytes { try stream.take($0) { size += $0.count } }
    }
    #expect(size < 14 << 20)
  }

  @Test("a window that needs much memory is refused", .enabled(if: isInstalled))
  func window() throws {
    var bytes = frame([(0, 1, [1])])
    bytes[5] = 18 << 3
    #expect(throws: ArchiveError.damaged) {
      try ZstandardStream.bytes(of: bytes, limit: limit)
    }
  }
}
