/// An entry of the table of contents.
package struct ContentsEntry: Hashable, Sendable {
  /// Its title.
  package var title: String
  /// Where it leads; nil if nowhere.
  package var place: BookPlace?
  /// The entries below it.
  package var children: [ContentsEntry]

  /// An entry.
  package init(title: String, place: BookPlace?, children: [ContentsEntry] = []) {
    self.title = title
    self.place = place
    self.children = children
  }

  /// The deepest level that is kept.
  static let deepest = 32
}
