/// Writes values one after the other: numbers with 7 bits a byte, texts with their length.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func append(_ text: some Collection<UInt8>) { bytes.append(contentsOf: text) }

  mutating func add(_ text: some Collection<UInt8>) {
    add(text.count)
    append(text)
  }

  mutating func add(_ text: String) { add(text.utf8) }

  mutating func add(_ range: Range<Int>) {
    add(range.lowerBound)
    add(range.count)
  }

  mutating func add(_ place: BookPlace) {
    add(place.document)
    add(place.offset)
  }

  mutating func add<Item>(_ items: [Item], _ write: (inout ByteWriter, Item) -> Void) {
    add(items.count)
    for item in items { write(&self, item) }
  }
}
