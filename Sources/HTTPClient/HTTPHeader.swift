/// A field of the header of a request or a response.
package struct HTTPHeader: Hashable, Sendable {
  /// The name; in a response in lower case.
  package let name: String
  /// The value without spaces at its ends.
  package let value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// The field in a line of a response; nil for any other line.
  init?(line: some Collection<UInt8>) {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let name = line[..<colon]
    guard HTTPHeader.isName(name) else { return nil }
    let value = line[line.index(after: colon)...].drop { HTTPHeader.isBlank($0) }
    let end = value.indices.reversed().first { !HTTPHeader.isBlank(value[$0]) }
    self.name = String(decoding: name, as: UTF8.self).lowercased()
    self.value = end.map { String(decoding: value[...$0], as: UTF8.self) } ?? ""
  }

  /// The line of a request, as libcurl takes it; nil if name or value contain characters that would end it.
  var line: String? {
    let isText = value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }
    guard HTTPHeader.isName(name.utf8), isText else { return nil }
    // Without the semicolon libcurl omits a field without a value.
    return value.utf8.allSatisfy(HTTPHeader.isBlank) ? "\(name);" : "\(name): \(value)"
  }

  /// Whether bytes are a token of RFC 9110.
  static func isName(_ bytes: some Collection<UInt8>) -> Bool {
    !bytes.isEmpty
      && bytes.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
      }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    [UInt8(ascii: " "), 0x09, 0x0D, 0x0A].contains(byte)
  }
}
