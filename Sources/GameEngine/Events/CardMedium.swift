/// A sound or picture of a card.
package struct CardMedium: Hashable, Codable, Sendable {
  /// Its name in the imported file.
  package let name: String
  /// The name of its file in the folder `media` beside the journal, derived from the content; nil
  /// if there is no such file.
  package let file: String?

  package init(name: String, file: String?) {
    self.name = name
    self.file = file
  }

  /// Media as a text: a line each, with a tab between the file, which may be missing, and the name.
  package static func text(of media: [CardMedium]) -> String {
    media.map { "\($0.file ?? "")\t\($0.name)" }.joined(separator: "\n")
  }
}
