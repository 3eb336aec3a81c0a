/// A tag by which books are found: a subject in the player's words.
package struct BookTag: Hashable, Sendable {
  /// The most characters of a tag.
  package static let longest = 60

  /// The tag on one line, without commas.
  package let text: String

  /// A tag; nil if nothing is left of the text, or it is too long.
  package init?(_ text: some StringProtocol) {
    let words = text.split { $0.isWhitespace || $0.isNewline || $0 == "," }
    let line = words.joined(separator: " ")
    guard !line.isEmpty, line.count <= BookTag.longest,
      line.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
    else { return nil }
    self.text = line
  }

  /// Whether two tags differ at most in their capitals.
  package func isSame(as other: BookTag) -> Bool {
    text.lowercased() == other.text.lowercased()
  }
}
