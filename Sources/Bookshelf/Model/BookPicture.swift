/// A picture in a book. `BookFile.picture(_:)` reads it.
package struct BookPicture: Hashable, Sendable {
  /// Its name in the book.
  package var name: String
  /// The alternative text, or the name of its file.
  package var text: String
}
