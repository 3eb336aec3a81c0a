import Kit

/// Writes values in order.
struct CheckpointWriter: CheckpointCoder {
  /// The bytes written so far.
  private(set) var bytes: [UInt8] = []

  static var isReading: Bool { false }

  mutating func byte(_ value: inout UInt8) { bytes.append(value) }

  mutating func bits(_ value: inout UInt64) { bytes.append(number: value) }

  mutating func number(_ value: inout Int) {
    // Most numbers are this small.
    if -64...63 ~= value {
      bytes.append(UInt8(truncatingIfNeeded: value << 1 ^ value >> 63))
      return
    }
    var rest = UInt64(bitPattern: Int64(value << 1) ^ Int64(value >> 63))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func text(_ value: inout String) {
    var length = value.utf8.count
    number(&length)
    bytes.append(contentsOf: value.utf8)
  }

  mutating func count(_ value: inout Int) { number(&value) }
}
