/// A player's request to read.
package struct ReadRequest: Hashable, Sendable {
  /// The book: its id, the beginning of it, words of its title, or a file; nil for the one that was read last.
  package var book: String?
  /// The place, as `Book.place(written:)` reads it; nil for the place at which the player stopped.
  package var place: String?
  /// The rendering of the book's work: its id, its language or words of its title; nil for the book itself.
  package var rendering: String?

  package init(book: String? = nil, place: String? = nil, rendering: String? = nil) {
    (self.book, self.place, self.rendering) = (book, place, rendering)
  }
}
