/// How a book is broken into lines.
package struct LayoutOptions: Hashable, Sendable {
  /// The columns of the text.
  package var width: Int
  /// The empty lines between paragraphs, 0 or 1. With 0, paragraphs begin with two spaces.
  package var spacing: Int

  package init(width: Int, spacing: Int = 1) {
    self.width = max(width, 8)
    self.spacing = min(max(spacing, 0), 2)
  }
}
