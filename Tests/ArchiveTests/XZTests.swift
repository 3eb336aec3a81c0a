import Archive
import TestSupport
import Testing

@Suite("Data in the format of xz")
struct XZTests {
  /// Nil without liblzma.
  private static let packed = LemmaFixture.packed(Array(repeating: 7, count: 100_000))

  @Test("are decompressed", .enabled(if: packed != nil))
  func data() throws {
    let packed = try #require(XZTests.packed)
    #expect(packed.count < 1000)
    #expect(
      try XZData.bytes(of: packed, atMost: 100_000) == Array(repeating: 7, count: 100_000))
  }

  @Test("are refused if they are larger than allowed", .enabled(if: packed != nil))
  func large() throws {
    let packed = try #require(XZTests.packed)
    #expect(throws: ArchiveError.damaged) { try XZData.bytes(of: packed, atMost: 99_999) }
  }

  @Test("are refused if they are cut or damaged", .enabled(if: packed != nil))
  func damaged() throws {
    let packed = try #require(XZTests.packed)
    for count in 0..<packed.count {
      #expect(throws: ArchiveError.damaged, "\(count)") {
        try XZData.bytes(of: Array(packed[..<count]), atMost: 200_000)
      }
    }
    for place in packed.indices {
      var bytes = packed
      bytes[place] ^= 0x55
      #expect(throws: ArchiveError.damaged, "\(place)") {
        try XZData.bytes(of: bytes, atMost: 200_000)
      }
    }
    #expect(throws: ArchiveError.damaged) { try XZData.bytes(of: packed + [0], atMost: 200_000) }
  }
}
