import ClientCore

/// What a word of a book means, in a line below its page.
package struct WordGloss: Hashable, Sendable {
  /// The base form, or a phrase.
  package let headword: String
  /// The meaning on one line.
  package let meaning: String

  /// The longest meaning, in characters.
  private static let longest = 300

  package init(headword: String, meaning: String) {
    self.headword = shortened(headword)
    let lines = meaning.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    self.meaning = shortened(lines, to: WordGloss.longest)
  }
}
