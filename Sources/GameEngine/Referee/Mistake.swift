/// A wrong answer, with the meaning of the word that was given instead.
package struct Mistake: Hashable, Codable, Sendable {
  /// The text of the choice, or the typed text.
  package let text: String
  /// The term that the text belongs to; nil if unknown.
  package let word: String?
  /// The meaning of that word; nil if unknown.
  package let definition: String?
  /// Whether it belongs to the word family of the asked word; nil if not.
  package let isFamily: Bool?

  private enum CodingKeys: String, CodingKey {
    case text, word, definition
    case isFamily = "family"
  }

  /// Creates a mistake. Without a word, `definition` is ignored.
  package init(
    text: String, word: String? = nil, definition: String? = nil, isFamily: Bool = false
  ) {
    self.text = text
    self.word = word
    self.definition = word == nil ? nil : definition
    self.isFamily = isFamily ? true : nil
  }
}
