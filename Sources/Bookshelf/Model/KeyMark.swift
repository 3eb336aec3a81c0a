/// The beginning of a part of a work that all its renderings have, such as a chapter or a verse.
package struct KeyMark: Hashable, Sendable {
  /// The key, such as `9`, `9.2` or `Ps.23.1`.
  package var key: String
  /// The offset of its beginning, in bytes of the document's text.
  package var offset: Int
}
