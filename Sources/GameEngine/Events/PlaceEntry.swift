/// The place that a reader has reached in a book; the last one counts.
package struct PlaceEntry: Hashable, Codable, Sendable {
  /// The book.
  package let book: LibraryID
  /// The place.
  package let position: ReadingPosition

  /// A place in a book.
  package init(book: LibraryID, position: ReadingPosition) {
    self.book = book
    self.position = position
  }
}
