/// Decides which texts from outside may be compared and hashed.
///
/// Comparing texts sorts the marks after each letter, in quadratic time: 60 KB of accents on one
/// letter take seconds. A text with more than 30 in a row is refused, as in Unicode's Stream-Safe
/// Text Format (UAX 15, section 13); no language needs more than a few.
package enum StreamSafety {
  /// The longest run of combining marks that is allowed.
  package static let mostMarks = 30

  /// Whether no run of marks in a text exceeds the limit.
  package static func allows(_ text: String) -> Bool {
    guard text.utf8.count > 2 * mostMarks else { return true }
    var marks = MarkCount()
    return text.unicodeScalars.allSatisfy { marks.take($0) }
  }

  /// Whether no run of marks in a UTF-8 text exceeds the limit. Inspects few bytes: a mark is not
  /// ASCII and takes at least two bytes.
  package static func allows(utf8 bytes: [UInt8]) -> Bool {
    let span = 2 * (mostMarks + 1)
    var end = span
    while end <= bytes.count {
      guard let plain = bytes[(end - span)..<end].lastIndex(where: { $0 < 0x80 }) else {
        return allows(String(decoding: bytes, as: UTF8.self))
      }
      end = plain + 1 + span
    }
    return true
  }

  /// Whether no run of marks in the texts of a JSON line exceeds the limit, with escapes resolved.
  package static func allows(json line: some Collection<UInt8>) -> Bool {
    guard line.contains(where: { $0 >= 0x80 || $0 == UInt8(ascii: "\\") }) else { return true }
    var marks = MarkCount()
    var rest = String(decoding: line, as: UTF8.self).unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard marks.take(scalar == "\\" ? unescaped(&rest) : scalar) else { return false }
    }
    return true
  }

  /// Reads the escape after a backslash: `u0301`, or a surrogate pair. Any other escape counts as a
  /// space.
  private static func unescaped(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar {
    guard let first = unit(&rest) else { return " " }
    if let scalar = Unicode.Scalar(first) { return scalar }
    var ahead = rest
    guard first < 0xDC00, ahead.popFirst() == "\\", let second = unit(&ahead),
      (0xDC00..<0xE000).contains(second)
    else { return " " }
    rest = ahead
    return Unicode.Scalar(0x10000 + ((first - 0xD800) << 10 | (second - 0xDC00))) ?? " "
  }

  private static func unit(_ rest: inout Substring.UnicodeScalarView) -> UInt32? {
    guard rest.popFirst() == "u" else { return nil }
    let digits = rest.prefix(4)
    rest = rest.dropFirst(digits.count)
    return UInt32(String(digits), radix: 16)
  }
}

/// Counts consecutive marks.
private struct MarkCount {
  private var count = 0

  /// Adds the next scalar.
  ///
  /// - Returns: false if it exceeds the limit of marks in a row.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    // No mark lies below U+0300.
    let isMark =
      scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered
    count = isMark ? count + 1 : 0
    return count <= StreamSafety.mostMarks
  }
}
