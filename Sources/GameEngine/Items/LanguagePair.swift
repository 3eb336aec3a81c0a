/// The languages of the cards of a deck, as the player wrote them: ISO 639-3 codes, BCP 47 tags, or
/// any names.
package struct LanguagePair: Hashable, Codable, Sendable {
  /// The language of the terms.
  package let term: String
  /// The language of the definitions or translations.
  package let definition: String

  /// The longest name of a language, in bytes of UTF-8.
  package static let longestName = 64
  /// In an event: the deck uses the languages of the deck around it.
  package static let inherited = LanguagePair(term: "", definition: "")

  package init(term: String, definition: String) {
    self.term = term
    self.definition = definition
  }

  /// Parses a pair: `spa-eng`, or `zh-Hant:en` if a language contains a hyphen; nil for any other text.
  package init?(_ text: String) {
    let separator: Character = text.contains(":") ? ":" : "-"
    let sides = text.split(separator: separator, omittingEmptySubsequences: false).map { side in
      side.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    guard sides.count == 2,
      sides.allSatisfy({ !$0.isEmpty && $0.utf8.count <= LanguagePair.longestName })
    else { return nil }
    self.init(term: sides[0], definition: sides[1])
  }

  /// The text from which `init(_:)` creates the pair: `spa-eng`.
  package var text: String {
    [term, definition].joined(separator: (term + definition).contains("-") ? ":" : "-")
  }

  /// Whether both sides are the same language, so that definitions are not translations.
  package var isMonolingual: Bool {
    let (term, definition) = (LanguageTag.tag(of: term), LanguageTag.tag(of: definition))
    return term == LanguageTag.unknown
      ? self.term.lowercased() == self.definition.lowercased() : term == definition
  }
}
