extension DictionaryEntry {
  /// The meanings of an entry of a bilingual dictionary, as short as a player writes them on a card: `Haus`,
  /// `accidente, desgracia`. Remarks, grammar, examples and references are left out.
  package var translations: [String] {
    guard senses.isEmpty else { return senses.map(\.definition) }
    return text.split(separator: "\n").dropFirst().compactMap { line in
      // Examples and notes are indented more deeply.
      guard !line.hasPrefix("   "), !line.hasPrefix(" see: ") else { return nil }
      let plain = DictionaryEntry.withoutRemarks(line)
      let words = plain.drop { $0.isWholeNumber || $0 == "." || $0.isWhitespace }
      let parts = words.split(separator: ",").map { part in
        part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
      let text = parts.filter { !$0.isEmpty }.joined(separator: ", ")
      return text.isEmpty ? nil : text
    }
  }

  /// How usual a translation of the headword is: the number of its meaning, and its place there. Nil if it is none.
  package func rank(ofTranslation key: String) -> [Int]? {
    for (meaning, translation) in translations.enumerated() {
      let parts = translation.split { $0 == "," || $0 == ";" }.map { headwordKey(String($0)) }
      if let place = parts.firstIndex(of: key) { return [meaning, place] }
    }
    return nil
  }

  /// Whether one of some texts is a translation of the headword; an English article or *to* before it is ignored.
  package func isTranslated(asOneOf keys: Set<String>) -> Bool {
    translations.contains { translation in
      translation.split { $0 == "," || $0 == ";" }.contains { part in
        let key = headwordKey(String(part))
        let bare = ["to ", "a ", "an ", "the "].first { key.hasPrefix($0) }
          .map { String(key.dropFirst($0.count)) }
        return keys.contains(key) || bare.map(keys.contains) == true
      }
    }
  }

  /// The number of sentences that show the use of the headword. Of several entries, the one with the most has
  /// the most usual meaning.
  package var exampleCount: Int {
    senses.isEmpty
      ? text.split(separator: "\n").count { $0.hasPrefix("      \"") }
      : senses.reduce(0) { $0 + $1.examples.count }
  }

  /// A line without the texts in `<…>`, `[…]` and `{…}`.
  private static func withoutRemarks(_ line: Substring) -> String {
    let pairs: [Character: Character] = ["<": ">", "[": "]", "{": "}"]
    var (plain, end): (String, Character?) = ("", nil)
    for character in line {
      if let close = end {
        if character == close { end = nil }
      } else if let close = pairs[character] {
        end = close
      } else {
        plain.append(character)
      }
    }
    return plain
  }
}
