import Kit

/// Folds typed answers of a language to a form in which they can be compared.
struct AnswerFold: Sendable {
  /// The primary subtag of the language, as a code of two letters if one exists.
  let language: String
  private let same: [Unicode.Scalar: [Unicode.Scalar]]
  private let remarks: [Unicode.Scalar: [Unicode.Scalar]]
  private let spelledOut: [Unicode.Scalar: [Unicode.Scalar]]

  /// Codes that `LanguageTag` does not shorten, with the equivalent codes of two letters.
  private static let shortCodes = [
    "ger": "de", "chi": "zh", "cmn": "zh", "fre": "fr", "dut": "nl", "gre": "el", "rum": "ro",
    "wel": "cy", "ice": "is", "aze": "az", "lao": "lo", "khm": "km", "mya": "my", "fao": "fo",
    "arb": "ar", "mar": "mr", "nep": "ne", "guj": "gu",
  ]

  /// Creates the fold of a language from a code or tag, such as `deu` or `zh-Hant`. An unknown name
  /// gets the rules that apply to all languages.
  init(language tag: String) {
    let language = AnswerFold.code(of: tag)
    self.language = language
    var tables: [LetterRules.Strength: [Unicode.Scalar: [Unicode.Scalar]]] = [:]
    for row in LetterRules.rows where row.languages.isEmpty || row.languages.contains(language) {
      for (letter, plain) in row.letters {
        if tables[row.strength]?[letter] == nil {
          tables[row.strength, default: [:]][letter] = plain
        }
      }
    }
    same = tables[.same] ?? [:]
    remarks = tables[.remark] ?? [:]
    spelledOut = tables[.spelledOut] ?? [:]
  }

  /// The code of a language that `language` contains, from a code or tag.
  static func code(of tag: String) -> String {
    let first = tag.prefix { $0.isLetter }.lowercased()
    if first.utf8.count == 2 { return first }
    let known = LanguageTag.tag(of: first)
    return shortCodes[first] ?? (known == LanguageTag.unknown ? first : known)
  }

  /// Folds a text so that different characters for the same letter become equal. Removes
  /// punctuation and spaces at the ends, and repeated spaces.
  func hard(_ text: String) -> String {
    var folded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let plain = same[scalar] {
        folded.append(contentsOf: plain)
      } else if scalar.properties.isWhitespace {
        if folded.last != " " { folded.append(" ") }
      } else if (0x0591...0x05C7).contains(scalar.value) {
        // Drops Hebrew points and accents; the hyphen among them is in the table.
      } else if (0x30A1...0x30F6).contains(scalar.value) {
        // Maps katakana to hiragana, 0x60 below.
        folded.append(Unicode.Scalar(scalar.value - 0x60) ?? scalar)
      } else if scalar == "\u{301C}" || scalar == "\u{FF5E}" {
        folded.append("\u{30FC}")
      } else if scalar == "\u{307}", folded.last == "i" {
        // Drops the dot of a lowercase Turkish İ, as other languages' case mapping produces it.
      } else {
        folded.append(scalar)
      }
    }
    return String(String(folded).trimming { AnswerFold.isOuter($0) })
  }

  /// Folds a folded text further: removes the differences that are right with a remark.
  func soft(_ folded: String) -> String {
    // Chinese tones are not accents, and ü is not u.
    if language == "zh" { return folded }
    var plain = String.UnicodeScalarView()
    for scalar in folded.unicodeScalars {
      if let letters = remarks[scalar] {
        plain.append(contentsOf: letters)
      } else if (0x300...0x36F).contains(scalar.value) {
        // Drops marks on Latin, Greek and Cyrillic letters, such as stress marks.
        if !AnswerFold.hasAccents(plain.last) { plain.append(scalar) }
      } else {
        plain.append(scalar)
      }
    }
    let text = String(plain)
    // Spaces between Korean words are often misplaced, even by native speakers.
    if text.unicodeScalars.contains(where: { (0xAC00...0xD7A3).contains($0.value) }) {
      return text.filter { $0 != " " }
    }
    return language == "tr" || language == "az" ? text : foldingAccents(text)
  }

  /// The folded spellings of an expected answer.
  func expected(_ answer: String) -> [String] {
    // The capital of ı is I, which a typed answer no longer distinguishes from the one of i.
    guard language == "tr" || language == "az", answer.contains("I") else {
      return spellings(of: folded(answer))
    }
    return [folded(answer), folded(answer.replacing("I", with: "ı"))]
  }

  /// A folded text as it is, and with the letters spelled out that a keyboard may lack.
  func spellings(of folded: String) -> [String] {
    guard folded.unicodeScalars.contains(where: { spelledOut[$0] != nil }) else { return [folded] }
    var plain = String.UnicodeScalarView()
    for scalar in folded.unicodeScalars { plain.append(contentsOf: spelledOut[scalar] ?? [scalar]) }
    return [folded, String(plain)]
  }

  private static func hasAccents(_ letter: Unicode.Scalar?) -> Bool {
    guard let letter else { return false }
    return letter.value < 0x250 || (0x370..<0x530).contains(letter.value)
      || (0x1E00..<0x2000).contains(letter.value)
  }

  /// Whether a character is ignored at the ends: spaces and punctuation.
  private static func isOuter(_ character: Character) -> Bool {
    character.isWhitespace || ".,;:!?¡¿…\"«»„“”。、，！？؟،।".contains(character)
  }
}

extension LetterRules.Row {
  /// Each letter of the row, with its replacement.
  fileprivate var letters: [(Unicode.Scalar, [Unicode.Scalar])] {
    groups.unicodeScalars.split(separator: "|").flatMap { group in
      guard let sign = group.firstIndex(of: "=") else {
        return [(Unicode.Scalar, [Unicode.Scalar])]()
      }
      let plain = Array(group[..<sign])
      return group[group.index(after: sign)...].map { ($0, plain) }
    }
  }
}
