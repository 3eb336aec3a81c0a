/// A word that was looked up in a book.
package struct BookLook: Hashable, Sendable {
  /// The word that was found.
  package let item: ItemID
  /// Where it is in the book.
  package let position: ReadingPosition
  /// When it was looked up, in milliseconds since 1970.
  package let instant: Int64

  /// A look.
  package init(item: ItemID, position: ReadingPosition, instant: Int64) {
    self.item = item
    self.position = position
    self.instant = instant
  }
}
