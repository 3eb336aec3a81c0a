/// The beginning of a page of the printed book.
package struct PrintedPage: Hashable, Sendable {
  /// Its number as printed, such as `xii` or `12`.
  package var label: String
  /// The place of its first character.
  package var place: BookPlace
}
