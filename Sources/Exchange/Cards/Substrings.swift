// The standard library's own functions for this belong to its regular expressions, which would make the program larger.

extension StringProtocol {
  /// The parts between the occurrences of a text, which must not be empty.
  func parts(separatedBy separator: String) -> [String] {
    var parts: [String] = []
    let (bytes, sign) = (Array(utf8), Array(separator.utf8))
    var (start, place) = (0, 0)
    while place + sign.count <= bytes.count {
      if bytes[place] == sign[0], bytes[place..<place + sign.count].elementsEqual(sign) {
        parts.append(String(decoding: bytes[start..<place], as: UTF8.self))
        place += sign.count
        start = place
      } else {
        place += 1
      }
    }
    parts.append(String(decoding: bytes[start...], as: UTF8.self))
    return parts
  }

  /// The text with another in place of each occurrence of a text.
  func replaced(_ old: String, by new: String) -> String {
    parts(separatedBy: old).joined(separator: new)
  }
}
