import CZlib

/// Makes changed zip archives acceptable to the reader.
enum ZipMending {
  /// Corrects the checksums of stored members, so that their changed content is read.
  static func mended(_ input: [UInt8]) -> [UInt8] {
    var bytes = input
    func number(_ place: Int) -> Int {
      (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
    for place in bytes.indices.dropLast(46)
    where bytes[place] == 0x50 && bytes[place...].starts(with: [0x50, 0x4B, 1, 2]) {
      let (size, offset) = (number(place + 20), number(place + 42))
      guard bytes[place + 10] == 0, offset + 30 < bytes.count else { continue }
      let lengths = number(offset + 26)
      let start = offset + 30 + (lengths & 0xFFFF) + lengths >> 16
      guard start + size <= bytes.count else { continue }
      let checksum = bytes[start..<start + size].withUnsafeBytes {
        crc32(0, $0.bindMemory(to: UInt8.self).baseAddress, UInt32(size))
      }
      for byte in 0..<4 {
        bytes[place + 16 + byte] = UInt8(truncatingIfNeeded: checksum >> (8 * byte))
      }
    }
    return bytes
  }
}
