/// Writes values one after another, as `SnapshotReader` reads them: whole numbers in groups of seven bits,
/// the lowest first, with the sign in the lowest bit.
struct SnapshotWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number << 1) ^ Int64(number >> 63))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func write(_ bits: UInt64) {
    withUnsafeBytes(of: bits.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ number: Double) { write(number.bitPattern) }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  mutating func write(_ id: EventID) {
    write(id.high)
    write(id.low)
  }

  mutating func write(_ date: CalendarDate) { write(date.dayNumber) }

  mutating func write<Value>(_ value: Value?, _ body: (inout SnapshotWriter, Value) -> Void) {
    write(value != nil)
    if let value { body(&self, value) }
  }

  mutating func write<Values: Collection>(
    _ values: Values, _ body: (inout SnapshotWriter, Values.Element) -> Void
  ) {
    write(values.count)
    for value in values { body(&self, value) }
  }
}
