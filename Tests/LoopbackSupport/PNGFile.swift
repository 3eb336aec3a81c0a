/// A PNG, written without compression.
package enum PNGFile {
  /// The bytes of a picture of one color, or of one that the rows contain.
  ///
  /// - Parameter rows: the rows in red, green, blue and alpha; fewer than the height make a file that is cut.
  package static func bytes(width: Int, height: Int, rows: [[UInt8]]) -> [UInt8] {
    let pixels: [UInt8] = rows.flatMap { row -> [UInt8] in [0] + row }
    var packed: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: pixels.count, by: 60_000) {
      let piece = pixels[start..<min(start + 60_000, pixels.count)]
      let count = UInt16(piece.count)
      packed += [start + 60_000 >= pixels.count ? 1 : 0]
      packed += [UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)]
      packed += piece
    }
    var (low, high) = (1 as UInt32, 0 as UInt32)
    for byte in pixels {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    packed += big(high << 16 | low)
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", big(UInt32(width)) + big(UInt32(height)) + [8, 6, 0, 0, 0])
      + chunk("IDAT", packed) + chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    var check = ~(0 as UInt32)
    for byte in body {
      check ^= UInt32(byte)
      for _ in 0..<8 { check = check & 1 == 1 ? check >> 1 ^ 0xEDB8_8320 : check >> 1 }
    }
    return big(UInt32(content.count)) + body + big(~check)
  }

  private static func big(_ number: UInt32) -> [UInt8] {
    [UInt8(number >> 24), UInt8(number >> 16 & 255), UInt8(number >> 8 & 255), UInt8(number & 255)]
  }
}
