/// Bytes with the checksum that makes a checkpoint of them.
enum CheckpointBytes {
  /// The bytes and their checksum: FNV-1a of 64 bits over eight bytes at a time, the lowest first, each
  /// followed by a fold of the upper half into the lower, and over single bytes at the end.
  static func whole(_ body: [UInt8]) -> [UInt8] {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    let words = body.count / 8
    for word in 0..<words {
      let bits = (0..<8).reduce(UInt64(0)) { $0 | UInt64(body[8 * word + $1]) << (8 * UInt64($1)) }
      sum = (sum ^ bits) &* 0x100_0000_01B3
      sum ^= sum >> 32
    }
    for byte in body[(8 * words)...] { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return body + (0..<8).map { UInt8(truncatingIfNeeded: sum >> (8 * UInt64($0))) }
  }
}
