extension FixedWidthInteger where Self: UnsignedInteger {
  /// The number in lowercase hexadecimal digits, with zeros in front of shorter ones.
  package func hexadecimal(digits: Int) -> String {
    let text = String(self, radix: 16)
    return String(repeating: "0", count: Swift.max(0, digits - text.count)) + text
  }
}

extension Sequence<UInt8> {
  /// Two lowercase hexadecimal digits for each byte.
  package var hexadecimal: String { map { $0.hexadecimal(digits: 2) }.joined() }
}
