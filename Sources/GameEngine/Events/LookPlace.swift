/// Where in a book a word was looked up.
package struct LookPlace: Hashable, Codable, Sendable {
  /// The book.
  package let book: LibraryID
  /// Where the word is.
  package let position: ReadingPosition

  /// A place in a book.
  package init(book: LibraryID, position: ReadingPosition) {
    self.book = book
    self.position = position
  }
}
