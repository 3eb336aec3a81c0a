/// An address that opens a mail program with a letter in it (RFC 6068): lines are parted by CR LF, and all
/// that is no letter, digit or one of `-._~` stands as percent signs with two digits.
package func mailtoURL(subject: String, body: String) -> String {
  "mailto:?subject=\(percentEncoded(subject))&body=\(percentEncoded(body))"
}

private func percentEncoded(_ text: String) -> String {
  var encoded = ""
  for character in text {
    for byte in character.isNewline ? [13, 10] : Array(character.utf8) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
  }
  return encoded
}
