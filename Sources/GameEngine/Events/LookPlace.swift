/// Where in a book a word was looked up.
package struct LookPlace: Hashable, Codable, Sendable {
  /// The book that was open.
  package let book: LibraryID
  /// The position of the word in the book.
  package let position: ReadingPosition

  package init(book: LibraryID, position: ReadingPosition) {
    self.book = book
    self.position = position
  }
}
