/// The ID of a journal event: 128 bits, written as a UUID in lowercase.
package struct EventID: Hashable, Sendable, Comparable {
  /// The first 64 bits: the first 16 hexadecimal digits of the written form.
  package let high: UInt64
  /// The last 64 bits: the last 16 hexadecimal digits of the written form.
  package let low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Derives an ID from a text, a UUID of version 8 (RFC 9562). The same action done twice becomes
  /// one event.
  package init(derivedFrom text: String) {
    high = stableHash(text, salt: 1) & 0xFFFF_FFFF_FFFF_0FFF | 0x8000
    low = stableHash(text, salt: 2) & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
  }

  /// Parses the written form, in either case; nil for any other text.
  package init?(_ text: String) {
    var high: UInt64 = 0
    var low: UInt64 = 0
    var digits = 0
    guard text.utf8.count == 36 else { return nil }
    for (place, byte) in text.utf8.enumerated() {
      if [8, 13, 18, 23].contains(place) {
        guard byte == UInt8(ascii: "-") else { return nil }
        continue
      }
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      if digits < 16 { high = high << 4 | UInt64(digit) } else { low = low << 4 | UInt64(digit) }
      digits += 1
    }
    self.init(high: high, low: low)
  }

  package static func < (left: EventID, right: EventID) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }
}

extension EventID: TextCodable {
  package var description: String {
    String(unsafeUninitializedCapacity: 36) { text in
      var place = 0
      for digit in 0..<32 {
        if [8, 12, 16, 20].contains(digit) {
          text[place] = UInt8(ascii: "-")
          place += 1
        }
        let half = digit < 16 ? high : low
        let value = UInt8(truncatingIfNeeded: half >> UInt64(60 - digit % 16 * 4)) & 15
        text[place] = value < 10 ? value + 48 : value + 87
        place += 1
      }
      return place
    }
  }
}
