/// The name of a form of question, such as `match`; a client plays one it does not know by its input.
package struct FormID: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The name as commands and events have it.
  package let rawValue: String

  /// Letter by letter.
  static let hangman = FormID("hangman")
  /// Guess by guess.
  static let guess = FormID("guess")
  /// By ear.
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
