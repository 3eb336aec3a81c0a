import Kit

/// Reads the output of a `CheckpointWriter`, and accepts nothing else.
///
/// It reads from a buffer: each access to an array would count a reference, and the checkpoint of
/// some years has a hundred thousand values.
struct CheckpointReader: CheckpointCoder {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Reads bytes with a closure, which must not let the reader escape.
  ///
  /// - Throws: the error that the closure throws.
  static func read<Result>(
    _ bytes: ArraySlice<UInt8>,
    by body: (inout CheckpointReader) throws(CheckpointError) -> Result
  ) throws(CheckpointError) -> Result {
    try bytes.withUnsafeBufferPointer { bytes throws(CheckpointError) in
      var reader = CheckpointReader(bytes: bytes)
      return try body(&reader)
    }
  }

  static var isReading: Bool { true }

  /// Whether all bytes were read.
  var isAtEnd: Bool { place == bytes.count }

  private var left: Int { bytes.count - place }

  mutating func byte(_ value: inout UInt8) throws(CheckpointError) {
    guard place < bytes.count else { throw CheckpointError() }
    value = bytes[place]
    place += 1
  }

  mutating func bits(_ value: inout UInt64) throws(CheckpointError) {
    guard left >= 8 else { throw CheckpointError() }
    value = UnsafeRawBufferPointer(bytes).number(at: place)
    place += 8
  }

  mutating func number(_ value: inout Int) throws(CheckpointError) {
    // Most numbers are this small.
    if place < bytes.count, bytes[place] < 0x80 {
      let byte = Int(bytes[place])
      place += 1
      value = byte >> 1 ^ -(byte & 1)
      return
    }
    var rest: UInt64 = 0
    var shift: UInt64 = 0
    var at = place
    // The tenth byte contains one bit of the number.
    while at < bytes.count, shift <= 63 {
      let byte = UInt64(bytes[at])
      at &+= 1
      rest |= (byte & 0x7F) &<< shift
      if byte < 0x80 {
        // Encodings must be as short as possible.
        guard byte != 0, shift < 63 || byte == 1 else { break }
        place = at
        value = Int(truncatingIfNeeded: rest >> 1) ^ -Int(truncatingIfNeeded: rest & 1)
        return
      }
      shift &+= 7
    }
    throw CheckpointError()
  }

  mutating func text(_ value: inout String) throws(CheckpointError) {
    var length = 0
    try count(&length)
    // Most texts are ASCII, for which this is twice as fast.
    let text = UnsafeBufferPointer(rebasing: bytes[place..<place + length])
    if text.allSatisfy({ $0 < 0x80 }) {
      value = String(decoding: text, as: UTF8.self)
    } else {
      guard let text = String(validating: text, as: UTF8.self) else { throw CheckpointError() }
      value = text
    }
    place += length
  }

  mutating func count(_ value: inout Int) throws(CheckpointError) {
    try number(&value)
    guard (0...left).contains(value) else { throw CheckpointError() }
  }
}
