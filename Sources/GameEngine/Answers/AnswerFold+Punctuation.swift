import Kit

extension AnswerFold {
  /// Folds a text in any case and composition to the form in which answers are compared. Both an
  /// expected answer and a typed one go through it, so what is expected is always right.
  ///
  /// Punctuation does not count, except between digits; a hyphen or slash is a space. A text of
  /// punctuation only stays as it is.
  func folded(_ text: String) -> String {
    var text = normalizedAnswer(text)
    // The dot that the lowercase of İ leaves may not be in order with other marks.
    if text.unicodeScalars.contains("\u{307}") { text = normalizedAnswer(text) }
    if text.utf8.allSatisfy({ 0x61...0x7A ~= $0 }) { return text }
    let folded = withoutPunctuation(hard(canonical(text)))
    if folded.isEmpty { return text }
    return language == "vi" ? VietnameseTones.atEnds(of: folded) : folded
  }

  // MARK: - Several characters that are one letter

  /// The text with one spelling for letters that can be written as different sequences.
  private func canonical(_ text: String) -> String {
    let isAdorning = { (character: Character) in
      character.isWhitespace || "~〜～・".contains(character)
    }
    let scalars = Array(text.trimming(while: isAdorning).unicodeScalars)
    var plain = String.UnicodeScalarView()
    var place = 0
    while place < scalars.count {
      let (scalar, next) = (scalars[place], place + 1 < scalars.count ? scalars[place + 1] : nil)
      if let next, let both = AnswerFold.pair(scalar, next) {
        plain.append(contentsOf: both)
        place += 2
        continue
      }
      let third = place + 2 < scalars.count ? scalars[place + 2] : nil
      if let next, let third, let anusvara = AnswerFold.anusvara(scalar, next, third) {
        plain.append(anusvara)
        place += 2
        continue
      }
      if scalar == ":", language == "zh", plain.last == "u" {
        plain.removeLast()
        plain.append("ü")
      } else if scalar == "-" || scalar == "~", let last = plain.last, AnswerFold.isKana(last) {
        plain.append("ー")
      } else if AnswerFold.apostrophes.contains(scalar) {
        plain.append("'")
      } else {
        plain.append(scalar)
      }
      place += 1
    }
    return String(plain)
  }

  /// Apostrophes besides those of `LetterRules`: letters such as the okina, and primes.
  private static let apostrophes: Set<Unicode.Scalar> = [
    "\u{2BB}", "\u{2BD}", "\u{2BE}", "\u{2BF}", "\u{2C8}", "\u{2CB}", "\u{201B}", "\u{2032}",
    "\u{2035}", "\u{A78C}",
  ]

  /// The usual spelling of two characters that are often written in another way; nil for all others.
  private static func pair(
    _ first: Unicode.Scalar, _ second: Unicode.Scalar
  ) -> [Unicode.Scalar]? {
    switch (first.value, second.value) {
    // NFKC turns ´ into a space with an accent.
    case (0x20, 0x301): ["'"]
    // Thai and Lao: the vowel mark of ำ before the tone, and เ typed twice for แ.
    case (0xE4D, 0xE48...0xE4B), (0xECD, 0xEC8...0xECB): [second, first]
    case (0xE40, 0xE40): ["\u{E41}"]
    case (0xEC0, 0xEC0): ["\u{EC1}"]
    default: nil
    }
  }

  /// The anusvara that replaces a nasal and its virama before a consonant of the same row, as in
  /// हिन्दी and हिंदी; nil for other characters.
  private static func anusvara(
    _ nasal: Unicode.Scalar, _ virama: Unicode.Scalar, _ consonant: Unicode.Scalar
  ) -> Unicode.Scalar? {
    // Devanagari, Gujarati, Telugu and Kannada have the same order.
    let script = nasal.value & ~0x7F
    guard [0x900, 0xA80, 0xC00, 0xC80].contains(script), virama.value == script + 0x4D else {
      return nil
    }
    let row = [0x19, 0x1E, 0x23, 0x28, 0x2E].firstIndex(of: nasal.value - script)
    let rows: [ClosedRange<UInt32>] = [
      0x15...0x18, 0x1A...0x1D, 0x1F...0x22, 0x24...0x27, 0x2A...0x2D,
    ]
    guard let row, consonant.value >= script, rows[row].contains(consonant.value - script) else {
      return nil
    }
    return Unicode.Scalar(script + 2)
  }

  private static func isKana(_ scalar: Unicode.Scalar) -> Bool {
    (0x3041...0x30FF).contains(scalar.value)
  }

  // MARK: - Punctuation

  private static let dropped: Set<Unicode.Scalar> = Set(
    ".,:;!?¡¿…\"«»„“”‹›‚()[]{}<>。、，！？；：؟،؛।॥·・*_~†•″\u{5F4}〜（）「」『』【】".unicodeScalars)

  private func withoutPunctuation(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var plain = String.UnicodeScalarView()
    for (place, scalar) in scalars.enumerated() {
      let before = place > 0 ? scalars[place - 1] : " "
      let after = place + 1 < scalars.count ? scalars[place + 1] : " "
      let isInNumber = AnswerFold.isDigit(before) && AnswerFold.isDigit(after)
      switch scalar {
      case ".", ",", ":": if isInNumber { plain.append(scalar) }
      case "/", "\u{2044}": plain.append(isInNumber ? "/" : " ")
      case "-": plain.append(before == " " && AnswerFold.isDigit(after) ? "-" : " ")
      case "|": plain.append(" ")
      default: if !AnswerFold.dropped.contains(scalar) { plain.append(scalar) }
      }
    }
    var words = String(plain).split(separator: " ").joined(separator: " ")
    if words.count > 2, words.first == "'", words.last == "'" {
      words = String(words.dropFirst().dropLast())
    }
    return AnswerFold.unspaced.contains(language) ? withoutSpaces(words) : words
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// The languages whose scripts have no spaces between words.
  private static let unspaced: Set<String> = ["zh", "ja", "th", "lo", "km", "my", "bo", "yue"]

  /// The text without spaces, except between Latin letters.
  private func withoutSpaces(_ text: String) -> String {
    let words = text.split(separator: " ")
    func isLatin(_ character: Character?) -> Bool {
      character?.unicodeScalars.first.map {
        $0.value < 0x250 || (0x1E00..<0x2000).contains($0.value)
      }
        ?? false
    }
    return words.reduce(into: "") { text, word in
      if isLatin(text.last), isLatin(word.first) { text.append(" ") }
      text += word
    }
  }
}
