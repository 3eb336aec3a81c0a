/// Reads what a `CheckpointWriter` wrote, and accepts nothing else.
struct CheckpointReader: CheckpointCoder {
  private let bytes: ArraySlice<UInt8>
  private var place: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  static var isReading: Bool { true }

  /// Whether all bytes were read.
  var isAtEnd: Bool { place == bytes.endIndex }

  private var left: Int { bytes.endIndex - place }

  mutating func byte(_ value: inout UInt8) throws(CheckpointError) {
    guard place < bytes.endIndex else { throw CheckpointError() }
    value = bytes[place]
    place += 1
  }

  mutating func bits(_ value: inout UInt64) throws(CheckpointError) {
    guard left >= 8 else { throw CheckpointError() }
    let pattern = bytes[place..<place + 8].withUnsafeBytes {
      $0.loadUnaligned(as: UInt64.self)
    }
    value = UInt64(littleEndian: pattern)
    place += 8
  }

  mutating func number(_ value: inout Int) throws(CheckpointError) {
    // Most numbers are this small.
    if place < bytes.endIndex, bytes[place] < 0x80 {
      let byte = Int(bytes[place])
      place += 1
      value = byte >> 1 ^ -(byte & 1)
      return
    }
    var rest: UInt64 = 0
    var shift: UInt64 = 0
    var byte: UInt8 = 0
    repeat {
      try self.byte(&byte)
      // The tenth byte contains one bit of the number, and encodings must be as short as possible.
      guard shift < 63 || (shift == 63 && byte == 1), byte != 0 || shift == 0 else {
        throw CheckpointError()
      }
      rest |= UInt64(byte & 0x7F) << shift
      shift += 7
    } while byte >= 0x80
    value = Int(truncatingIfNeeded: Int64(bitPattern: rest >> 1) ^ -Int64(bitPattern: rest & 1))
  }

  mutating func text(_ value: inout String) throws(CheckpointError) {
    var length = 0
    try count(&length)
    // Most texts are ASCII, for which this is twice as fast.
    let text = bytes[place..<place + length].withUnsafeBufferPointer { text in
      text.allSatisfy { $0 < 0x80 }
        ? String(decoding: text, as: UTF8.self) : String(validating: text, as: UTF8.self)
    }
    guard let text else { throw CheckpointError() }
    value = text
    place += length
  }

  mutating func count(_ value: inout Int) throws(CheckpointError) {
    try number(&value)
    guard (0...left).contains(value) else { throw CheckpointError() }
  }
}
