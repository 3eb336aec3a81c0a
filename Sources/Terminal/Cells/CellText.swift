/// Measures and cleans text for the screen.
///
/// Terminals disagree about zero-width and joined characters, and some characters change the
/// writing direction or move the cursor. So text is cleaned before it is drawn. Its width is then
/// the sum of the widths of its scalars; termpaint, glibc and tmux agree on them for clean text.
package enum CellText {
  /// The width of a text in columns, after cleaning.
  package static func width(of text: String) -> Int {
    if isPlain(text) { return text.utf8.count }
    return clean(text).unicodeScalars.reduce(0) { $0 + width(of: $1) }
  }

  /// The width of a clean scalar in columns: 0, 1 or 2 (East Asian Width, UAX 11; emoji presentation, UTS 51).
  package static func width(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    if isMark(scalar) { return 0 }
    return isWide(scalar) ? 2 : 1
  }

  /// Texts on one line, by default with points between them: as many from the first on as fit. Nil if the first does
  /// not, so that no sentence is cut.
  package static func fitting(
    _ parts: [String], width: Int, separator: String = " · "
  ) -> String? {
    (1...max(1, parts.count)).reversed().lazy
      .map { parts.prefix($0).joined(separator: separator) }
      .first { !$0.isEmpty && CellText.width(of: $0) <= width }
  }

  /// Returns the text on one line, without characters that terminals could misinterpret.
  ///
  /// Control characters become spaces. Format characters (zero-width and bidi), variation
  /// selectors, skin tones and all but three marks on a letter are removed. Joiners stay only
  /// inside words of scripts that need them. Flags become letters, and characters too new for
  /// terminals become U+FFFD.
  package static func clean(_ text: String) -> String {
    if isPlain(text) { return text }
    var shown = String.UnicodeScalarView()
    var marks = 3
    let scalars = Array(text.unicodeScalars)
    for (place, scalar) in scalars.enumerated() {
      if joiners.contains(scalar) {
        let isInWord =
          shown.last.map(isJoined) == true && place + 1 < scalars.count
          && isJoined(scalars[place + 1]) && isKept(scalars[place + 1])
        if isInWord { shown.append(scalar) }
        continue
      }
      if scalar.isASCII {
        let isControl = scalar.value < 32 || scalar.value == 127
        shown.append(isControl ? " " : scalar)
        marks = isControl || scalar == " " ? 3 : 0
        continue
      }
      switch replacement(of: scalar) {
      case nil: continue
      case let scalar? where isMark(scalar):
        // A mark needs a base character.
        guard marks < 3 else { continue }
        marks += 1
        shown.append(scalar)
      case let scalar?:
        marks = scalar == " " ? 3 : 0
        shown.append(scalar)
      }
    }
    return String(shown)
  }

  /// The longest prefix that fits into `width` columns. Ends with `…` if the text was cut.
  package static func truncated(_ text: String, width: Int) -> String {
    let text = clean(text)
    guard self.width(of: text) > width else { return text }
    guard width > 0 else { return "" }
    return head(of: text, width: width - 1) + "…"
  }

  /// The longest prefix of a clean text that fits into `width` columns.
  static func head(of text: String, width: Int) -> String {
    var taken = ""
    var room = width
    for character in text {
      let needed = self.width(of: String(character))
      guard needed <= room else { break }
      room -= needed
      taken.append(character)
    }
    return taken
  }

  // MARK: - Kinds of characters

  /// The zero-width non-joiner and joiner. Without them, words of Persian, Hindi and other
  /// languages are misspelled.
  private static let joiners: [Unicode.Scalar] = ["\u{200C}", "\u{200D}"]

  /// Whether a scalar stays unchanged and is not a mark.
  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    !isMark(scalar) && replacement(of: scalar) == scalar
  }

  /// Whether a joiner next to a scalar can matter: in the scripts from Arabic to Myanmar, and in
  /// Khmer and Mongolian.
  private static func isJoined(_ scalar: Unicode.Scalar) -> Bool {
    (0x600...0x109F).contains(scalar.value) || (0x1780...0x18AF).contains(scalar.value)
  }

  /// Whether a text contains only printable ASCII.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 32 && $0 < 127 }
  }

  private static func replacement(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let value = scalar.value
    if (0x80...0x9F).contains(value) { return " " }
    // Latin letters, lines and blocks: the most frequent characters.
    if value < 0x300, value != 0xAD { return scalar }
    if (0x2500...0x25FF).contains(value) { return scalar }
    if (0x1F1E6...0x1F1FF).contains(value) { return Unicode.Scalar(value - 0x1F1E6 + 65) }
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint || properties.isEmojiModifier { return nil }
    switch properties.generalCategory {
    case .format: return nil
    // Old Hangul and one letter of Ahom, which only some terminals join.
    case _ where (0xD7B0...0xD7FB).contains(value) || value == 0x1171E: return "\u{FFFD}"
    case .lineSeparator, .paragraphSeparator: return " "
    case .spaceSeparator: return scalar == "\u{3000}" ? scalar : " "
    case .unassigned, .privateUse, .surrogate: return "\u{FFFD}"
    default:
      // Terminals of Debian 12 disagree about the width of newer characters.
      return (properties.age?.major ?? 99) > 12 ? "\u{FFFD}" : scalar
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    case .format: return joiners.contains(scalar)
    // The vowels and finals of Hangul letters join the preceding syllable.
    default: return (0x1160...0x11FF).contains(scalar.value)
    }
  }

  /// Blocks of wide characters (East_Asian_Width W and F of Unicode 15's EastAsianWidth.txt).
  private static let wideBlocks: [(first: UInt32, last: UInt32)] = [
    (0x1100, 0x115F), (0x2329, 0x232A), (0x2E80, 0x303E), (0x3041, 0x3247),
    (0x3250, 0x33FF), (0x3400, 0x4DBF), (0x4E00, 0xA4CF), (0xA960, 0xA97F),
    (0xAC00, 0xD7A3), (0xF900, 0xFAFF), (0xFE10, 0xFE19), (0xFE30, 0xFE6F),
    (0xFF00, 0xFF60), (0xFFE0, 0xFFE6), (0x16FE0, 0x16FFF), (0x17000, 0x18CFF),
    (0x1B000, 0x1B2FF), (0x1F200, 0x1F265), (0x20000, 0x3FFFD),
  ]

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x1100 else { return false }
    if wideBlocks.contains(where: { $0.first <= scalar.value && scalar.value <= $0.last }) {
      return true
    }
    return scalar.properties.isEmojiPresentation
  }
}

extension String {
  /// The same text with a capital at its beginning.
  package var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }
}
