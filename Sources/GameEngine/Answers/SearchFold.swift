/// Folds texts for search: ignores all differences that a typed answer may have, in any language,
/// and punctuation between words.
package struct SearchFold: Sendable {
  private let plain = AnswerFold(language: "")
  /// Languages in which some letters can be spelled with two: `ü` and `ue`, `å` and `aa`.
  private let spelledOut = [AnswerFold(language: "de"), AnswerFold(language: "da")]

  package init() {}

  /// The words of a text, separated by single spaces.
  ///
  /// - Parameter text: in NFKC and case-folded.
  package func words(of text: String) -> String { words(ofHard: plain.hard(text)) }

  /// The same, followed by the spellings with two letters if the text contains such letters.
  ///
  /// - Parameter text: in NFKC and case-folded.
  package func spellings(of text: String) -> [String] {
    var spellings = [words(of: text)]
    for language in spelledOut {
      for expected in language.spellings(of: language.hard(text)).dropFirst() {
        let words = words(ofHard: expected)
        if !spellings.contains(words) { spellings.append(words) }
      }
    }
    return spellings
  }

  private func words(ofHard text: String) -> String {
    var (words, isInWord, hasHangul) = (String.UnicodeScalarView(), false, false)
    for scalar in text.unicodeScalars {
      guard SearchFold.isPartOfWord(scalar) else {
        isInWord = false
        continue
      }
      if !isInWord, !words.isEmpty { words.append(" ") }
      isInWord = true
      hasHangul = hasHangul || (0xAC00...0xD7A3).contains(scalar.value)
      words.append(scalar)
    }
    guard hasHangul else { return plain.soft(String(words)) }
    // The fold of answers would remove the spaces.
    return String(words).split(separator: " ").map { plain.soft(String($0)) }
      .joined(separator: " ")
  }

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
    }
    let properties = scalar.properties
    if properties.isAlphabetic || properties.numericType != nil { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }
}
