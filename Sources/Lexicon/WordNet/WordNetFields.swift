/// The fields of a line of WordNet, separated by single spaces.
package struct WordNetFields {
  private let line: [UInt8]
  private var position = 0

  /// The fields of a line without its line feed.
  package init(_ line: [UInt8]) { self.line = line }

  /// The next field, or nil at the end of the line.
  package mutating func next() -> ArraySlice<UInt8>? {
    while position < line.count, line[position] == UInt8(ascii: " ") { position += 1 }
    let start = position
    while position < line.count, line[position] != UInt8(ascii: " ") { position += 1 }
    return start < position ? line[start..<position] : nil
  }

  /// The next field as a number of digits only, at most eight of them; nil for anything else.
  package mutating func nextNumber(radix: Int = 10) -> Int? {
    guard let field = next(), field.count <= 8 else { return nil }
    var number = 0
    for byte in field {
      let digit: Int
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = Int(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = Int(byte - UInt8(ascii: "a")) + 10
      default: return nil
      }
      guard digit < radix else { return nil }
      number = number * radix + digit
    }
    return number
  }
}
