/// A sound or picture of a card.
package struct CardMedium: Hashable, Codable, Sendable {
  /// Its name in the file that it came from.
  package let name: String
  /// The name of its file beside the journal, which follows from the content; nil if there is none.
  package let file: String?

  /// A sound or picture.
  package init(name: String, file: String?) {
    self.name = name
    self.file = file
  }
}
