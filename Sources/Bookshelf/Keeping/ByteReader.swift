/// Reads the bytes of a `ByteWriter`. They are not trusted.
struct ByteReader {
  /// The bytes end early, or do not have the expected form.
  struct Damage: Error {}

  private let bytes: [UInt8]
  private(set) var place: Int
  private let end: Int

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    place = range.lowerBound
    end = range.upperBound
  }

  mutating func byte() throws(Damage) -> UInt8 {
    guard place < end else { throw Damage() }
    defer { place += 1 }
    return bytes[place]
  }

  mutating func int() throws(Damage) -> Int {
    var (value, shift): (UInt, UInt) = (0, 0)
    while true {
      let next = try byte()
      guard shift < 64 else { throw Damage() }
      value |= UInt(next & 0x7F) << shift
      if next < 0x80 { return Int(bitPattern: value) }
      shift += 7
    }
  }

  /// A number that counts or measures something in these bytes.
  mutating func count() throws(Damage) -> Int {
    let value = try int()
    guard value >= 0, value <= Int32.max else { throw Damage() }
    return value
  }

  mutating func bool() throws(Damage) -> Bool { try byte() != 0 }

  mutating func bytes(_ length: Int) throws(Damage) -> [UInt8] {
    let start = place
    try skip(length)
    return Array(bytes[start..<place])
  }

  mutating func data() throws(Damage) -> [UInt8] { try bytes(count()) }

  mutating func skip(_ length: Int) throws(Damage) {
    guard length <= end - place else { throw Damage() }
    place += length
  }

  mutating func string() throws(Damage) -> String {
    String(decoding: try data(), as: UTF8.self)
  }

  /// Reads a range of a text of `length` bytes.
  mutating func range(in length: Int) throws(Damage) -> Range<Int> {
    let (start, count) = (try self.count(), try self.count())
    guard start + count <= length else { throw Damage() }
    return start..<start + count
  }

  mutating func bookPlace() throws(Damage) -> BookPlace {
    BookPlace(document: try count(), offset: try count())
  }

  mutating func list<Item>(
    _ read: (inout ByteReader) throws(Damage) -> Item
  ) throws(Damage) -> [Item] {
    let length = try count()
    // Each item takes a byte at least.
    guard length <= end - place else { throw Damage() }
    var items: [Item] = []
    items.reserveCapacity(length)
    for _ in 0..<length { items.append(try read(&self)) }
    return items
  }
}
