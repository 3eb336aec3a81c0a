/// Decompresses data in the format of gzip, in memory and with limits.
package enum GzipData {
  /// Whether data begin like a gzip file.
  package static func recognizes(_ beginning: [UInt8]) -> Bool {
    beginning.starts(with: [0x1F, 0x8B, 8])
  }

  /// Decompresses the first member.
  ///
  /// - Throws: `ArchiveError`.
  package static func bytes(of packed: [UInt8], limit: OutputLimit) throws -> [UInt8] {
    guard recognizes(packed), packed.count >= 18 else { throw ArchiveError.truncated }
    let flags = packed[3]
    var place = 10
    if flags & 4 != 0 { place += 2 + packed.number16(at: place) }
    // The name and a comment end with zero.
    for flag in [8, 16] as [UInt8] where flags & flag != 0 {
      guard place < packed.count, let end = packed[place...].firstIndex(of: 0) else {
        throw ArchiveError.truncated
      }
      place = end + 1
    }
    if flags & 2 != 0 { place += 2 }
    guard place <= packed.count - 8 else { throw ArchiveError.truncated }
    var bytes: [UInt8] = []
    let stream = try InflateStream(limit: limit)
    try packed[place...].withUnsafeBytes { piece in
      try stream.take(piece) { bytes.append(contentsOf: $0) }
    }
    try stream.finish()
    return bytes
  }
}
