import Kit

/// Makes texts of files harmless: no control characters, a bounded length, and few marks on a letter.
enum CleanText {
  /// The longest text of a field in bytes.
  static let longest = 64 << 10
  /// The longest tag in bytes.
  static let longestTag = 256

  /// A text without control characters other than line feeds, and without white space at its ends.
  ///
  /// - Returns: the text, and whether it was too long and lost its end.
  static func clean(_ text: String, to limit: Int = longest) -> (text: String, isCut: Bool) {
    var (text, isCut) = cut(text, to: limit)
    if text.utf8.contains(where: { $0 < 0x20 && $0 != 0x0A || $0 == 0x7F || $0 >= 0x80 }) {
      text = scrubbed(text)
    }
    let isTrimmed =
      text.utf8.first != 0x20 && text.utf8.first != 0x0A
      && text.utf8.last != 0x20 && text.utf8.last != 0x0A
    if !isTrimmed { text = String(text.trimming { $0.isWhitespace }) }
    return (text, isCut)
  }

  /// The beginning of a text, at most `limit` bytes, without a part of a letter at its end.
  static func cut(_ text: String, to limit: Int) -> (text: String, isCut: Bool) {
    guard text.utf8.count > limit else { return (text, false) }
    var end = text.utf8.index(text.utf8.startIndex, offsetBy: limit)
    while end > text.startIndex, String.Index(end, within: text.unicodeScalars) == nil {
      end = text.utf8.index(before: end)
    }
    return (String(text[..<end]), true)
  }

  private static func scrubbed(_ text: String) -> String {
    var clean = String.UnicodeScalarView()
    var marks = 0
    var wasReturn = false
    for scalar in text.unicodeScalars {
      defer { wasReturn = scalar == "\r" }
      switch scalar {
      case "\n": if !wasReturn { clean.append(scalar) }
      case "\r", "\u{85}", "\u{2028}", "\u{2029}": clean.append("\n")
      case "\t", "\u{A0}": clean.append(" ")
      case "\u{FEFF}", "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": break
      // Overrides of the direction would change how the text around the card is drawn.
      case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": break
      default:
        let isMark =
          scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered
        marks = isMark ? marks + 1 : 0
        if marks <= StreamSafety.mostMarks { clean.append(scalar) }
      }
    }
    return String(clean)
  }
}
