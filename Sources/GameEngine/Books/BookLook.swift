/// A look-up of a word in a book.
package struct BookLook: Hashable, Sendable {
  /// The item that was found.
  package let item: ItemID
  /// The position of the word in the book.
  package let position: ReadingPosition
  /// When it was looked up, in milliseconds since 1970.
  package let instant: Int64

  package init(item: ItemID, position: ReadingPosition, instant: Int64) {
    self.item = item
    self.position = position
    self.instant = instant
  }
}
