/// A wrong answer, and what it means.
package struct Mistake: Hashable, Codable, Sendable {
  /// The text of the choice, or what was typed.
  package let text: String
  /// The word that it belongs to; nil if that is not known.
  package let word: String?
  /// The meaning of that word.
  package let definition: String?
  /// True if it is of the family of the word that was asked; nil if not.
  package let isFamily: Bool?

  private enum CodingKeys: String, CodingKey {
    case text, word, definition
    case isFamily = "family"
  }

  /// A wrong answer; if its word is not known, it has no meaning either.
  package init(
    text: String, word: String? = nil, definition: String? = nil, isFamily: Bool = false
  ) {
    self.text = text
    self.word = word
    self.definition = word == nil ? nil : definition
    self.isFamily = isFamily ? true : nil
  }
}
