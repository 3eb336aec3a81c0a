import GameEngine

/// An instant on the wire: UTC with milliseconds, `2026-11-21T12:00:00.000Z` (RFC 3339).
package struct Timestamp: Hashable, Sendable, Comparable {
  /// Milliseconds since 1970-01-01 UTC.
  package let millis: Int64

  /// Creates an instant, limited to the years 1970 to 9999.
  package init(millis: Int64) { self.millis = min(max(0, millis), 253_402_300_799_999) }

  /// Parses an instant with exactly 24 characters; nil for any other text.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 24, bytes[10] == UInt8(ascii: "T"), bytes[13] == UInt8(ascii: ":"),
      bytes[16] == UInt8(ascii: ":"), bytes[19] == UInt8(ascii: "."),
      bytes[23] == UInt8(ascii: "Z"),
      let date = CalendarDate(String(decoding: bytes[0..<10], as: UTF8.self)), date.dayNumber >= 0
    else { return nil }
    func number(_ range: Range<Int>, below bound: Int64) -> Int64? {
      guard bytes[range].allSatisfy({ (48...57).contains($0) }) else { return nil }
      let value = bytes[range].reduce(Int64(0)) { $0 * 10 + Int64($1 - 48) }
      return value < bound ? value : nil
    }
    guard let hour = number(11..<13, below: 24), let minute = number(14..<16, below: 60),
      let second = number(17..<19, below: 60), let milli = number(20..<23, below: 1000)
    else { return nil }
    millis =
      Int64(date.dayNumber) * 86_400_000 + hour * 3_600_000 + minute * 60_000
      + second * 1000 + milli
  }

  /// Whether it is earlier.
  package static func < (left: Timestamp, right: Timestamp) -> Bool { left.millis < right.millis }
}

extension Timestamp: TextCodable {
  /// The written form, always 24 characters.
  package var description: String {
    let date = CalendarDate(utc: millis)
    let rest = Int(millis % 86_400_000)
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(date)T\(padded(rest / 3_600_000, 2)):\(padded(rest / 60_000 % 60, 2)):"
      + "\(padded(rest / 1000 % 60, 2)).\(padded(rest % 1000, 3))Z"
  }
}
