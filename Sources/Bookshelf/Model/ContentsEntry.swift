/// An entry of the table of contents.
package struct ContentsEntry: Hashable, Sendable {
  /// The title as plain text.
  package var title: String
  /// The place that it leads to; nil if there is none.
  package var place: BookPlace?
  /// The entries one level below, in order.
  package var children: [ContentsEntry]

  package init(title: String, place: BookPlace?, children: [ContentsEntry] = []) {
    self.title = title
    self.place = place
    self.children = children
  }

  /// The deepest level that is kept.
  static let deepest = 32
}
