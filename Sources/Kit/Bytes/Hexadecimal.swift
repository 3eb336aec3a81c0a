extension FixedWidthInteger where Self: UnsignedInteger {
  /// The number in lowercase hexadecimal, padded with zeros to `digits`. A longer number is not cut.
  package func hexadecimal(digits: Int) -> String {
    let text = String(self, radix: 16)
    let missing = digits - text.count
    return String(repeating: "0", count: missing > 0 ? missing : 0) + text
  }
}

extension Sequence<UInt8> {
  /// The bytes in lowercase hexadecimal, two digits each.
  package var hexadecimal: String { map { $0.hexadecimal(digits: 2) }.joined() }
}
