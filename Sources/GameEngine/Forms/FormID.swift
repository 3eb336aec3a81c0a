/// The name of a form of question, such as `match`; a client plays an unknown form by its input.
package struct FormID: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The name in commands and events.
  package let rawValue: String

  /// Anagram.
  static let anagram = FormID("anagram")
  /// Hangman, letter by letter.
  static let hangman = FormID("hangman")
  /// Guess, with six tries.
  static let guess = FormID("guess")
  /// Spelling a spoken word.
  package static let spell = FormID("spell")

  /// A name, known or not.
  package init(_ rawValue: String) { self.rawValue = rawValue }

  package init(from decoder: any Decoder) throws {
    rawValue = try decoder.singleValueContainer().decode(String.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }

  package var description: String { rawValue }
}
