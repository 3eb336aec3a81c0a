/// Reads MessagePack (<https://github.com/msgpack/msgpack/blob/master/spec.md>) sequentially: arrays, maps,
/// texts and whole numbers that are not negative, which is enough for a list of frequencies.
struct MessagePackReader: Sendable {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether everything has been read.
  var isAtEnd: Bool { position == bytes.count }

  /// The number of items of the next value, an array; nil if it is not one. Each item has at least one byte,
  /// so a number larger than the rest of the data is refused.
  mutating func array() -> Int? { length(short: 0x90...0x9F, sizes: [0xDC: 2, 0xDD: 4]) }

  /// The number of pairs of the next value, a map; nil if it is not one.
  mutating func map() -> Int? { length(short: 0x80...0x8F, sizes: [0xDE: 2, 0xDF: 4]) }

  /// The bytes of the next value, a text; nil if it is not one.
  mutating func text() -> ArraySlice<UInt8>? {
    guard let count = length(short: 0xA0...0xBF, sizes: [0xD9: 1, 0xDA: 2, 0xDB: 4]) else {
      return nil
    }
    defer { position += count }
    return bytes[position..<position + count]
  }

  /// The next value, a number; nil if it is not one, or has more than four bytes.
  mutating func number() -> Int? {
    guard position < bytes.count else { return nil }
    let type = bytes[position]
    position += 1
    switch type {
    case 0x00...0x7F: return Int(type)
    case 0xCC: return bigEndian(size: 1)
    case 0xCD: return bigEndian(size: 2)
    case 0xCE: return bigEndian(size: 4)
    default: return nil
    }
  }

  /// A length, from the type's own byte or from the bytes after it, whose number depends on the type.
  private mutating func length(short: ClosedRange<UInt8>, sizes: [UInt8: Int]) -> Int? {
    guard position < bytes.count else { return nil }
    let type = bytes[position]
    position += 1
    let length: Int?
    if short.contains(type) {
      length = Int(type - short.lowerBound)
    } else {
      length = sizes[type].flatMap { bigEndian(size: $0) }
    }
    guard let length, length <= bytes.count - position else { return nil }
    return length
  }

  private mutating func bigEndian(size: Int) -> Int? {
    guard size <= bytes.count - position else { return nil }
    defer { position += size }
    return bytes[position..<position + size].reduce(0) { $0 << 8 | Int($1) }
  }
}
