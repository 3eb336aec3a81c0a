/// Reads what `SnapshotWriter` wrote.
struct SnapshotReader {
  /// The bytes are not what a writer wrote.
  struct Malformed: Error {}

  private let bytes: ArraySlice<UInt8>
  private var place: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  /// Whether all was read.
  var isAtEnd: Bool { place == bytes.endIndex }

  mutating func byte() throws(Malformed) -> UInt8 {
    guard place < bytes.endIndex else { throw Malformed() }
    defer { place += 1 }
    return bytes[place]
  }

  /// Numbers that a fold may come to. Counting on from them overflows nothing.
  static let numbers = -(1 << 53)...(1 << 53)

  mutating func int(in range: ClosedRange<Int> = SnapshotReader.numbers) throws(Malformed) -> Int {
    let number = try anyInt()
    guard range.contains(number) else { throw Malformed() }
    return number
  }

  /// A number that nobody counts with.
  mutating func anyInt() throws(Malformed) -> Int {
    var rest: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = try byte()
      guard shift < 64 else { throw Malformed() }
      rest |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { break }
      shift += 7
    }
    return Int(truncatingIfNeeded: Int64(bitPattern: rest >> 1) ^ -Int64(bitPattern: rest & 1))
  }

  mutating func bool() throws(Malformed) -> Bool { try byte() != 0 }

  mutating func bits() throws(Malformed) -> UInt64 {
    guard bytes.endIndex - place >= 8 else { throw Malformed() }
    var bits: UInt64 = 0
    for offset in 0..<8 { bits |= UInt64(bytes[place + offset]) << UInt64(8 * offset) }
    place += 8
    return bits
  }

  mutating func double(in range: ClosedRange<Double>) throws(Malformed) -> Double {
    let number = Double(bitPattern: try bits())
    guard range.contains(number) else { throw Malformed() }
    return number
  }

  mutating func string() throws(Malformed) -> String {
    let length = try int()
    guard length >= 0, length <= bytes.endIndex - place else { throw Malformed() }
    defer { place += length }
    return String(decoding: bytes[place..<place + length], as: UTF8.self)
  }

  mutating func id() throws(Malformed) -> EventID {
    EventID(high: try bits(), low: try bits())
  }

  /// A date of the years 1 to 9999, as events have them.
  mutating func date() throws(Malformed) -> CalendarDate {
    CalendarDate(dayNumber: try int(in: -719_162...2_932_896))
  }

  mutating func optional<Value>(
    _ body: (inout SnapshotReader) throws(Malformed) -> Value
  ) throws(Malformed) -> Value? {
    try bool() ? try body(&self) : nil
  }

  /// How many values follow; each takes one byte at the least.
  mutating func count() throws(Malformed) -> Int {
    let count = try int()
    guard count >= 0, count <= bytes.endIndex - place else { throw Malformed() }
    return count
  }
}
