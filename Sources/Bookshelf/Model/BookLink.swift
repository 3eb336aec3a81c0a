/// The target of a link.
package enum BookLink: Hashable, Sendable {
  /// A place in the book. The text of a note is `Book.note(at:)`.
  case place(BookPlace)
  /// An address outside the book. Nothing is ever fetched.
  case external(String)
  /// Nowhere: the book does not contain it.
  case missing
}
