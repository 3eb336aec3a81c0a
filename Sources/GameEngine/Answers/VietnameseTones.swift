import Kit

/// The tones of Vietnamese, which are written on a vowel: on which one of several, spellings differ
/// (`hoà`, `hòa`).
enum VietnameseTones {
  private static let tones: Set<Unicode.Scalar> = [
    "\u{300}", "\u{301}", "\u{303}", "\u{309}", "\u{323}",
  ]

  /// A folded text with the tone of each syllable after its letters, and all marks decomposed.
  static func atEnds(of text: String) -> String {
    canonicalDecomposition(of: text).split(separator: " ").map { syllable in
      let marks = syllable.unicodeScalars.filter(tones.contains)
      let letters = syllable.unicodeScalars.filter { !tones.contains($0) }
      return String(String.UnicodeScalarView(letters)) + String(String.UnicodeScalarView(marks))
    }.joined(separator: " ")
  }

  /// Whether a text differs from the expected one only in marks that it lacks. Both as made by
  /// `atEnds`. A wrong mark is another letter or tone.
  static func onlyLacksMarks(_ typed: String, of expected: String) -> Bool {
    var rest = typed.unicodeScalars[...]
    for scalar in expected.unicodeScalars {
      if rest.first == scalar || (scalar == "đ" && rest.first == "d") {
        rest = rest.dropFirst()
      } else if !(0x300...0x36F).contains(scalar.value) {
        return false
      }
    }
    return rest.isEmpty
  }
}
