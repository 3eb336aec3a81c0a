/// The place that a reader reached in a book; the latest counts.
package struct PlaceEntry: Hashable, EventEntry, Sendable {
  /// The book that is read.
  package let book: LibraryID
  /// The position that the reader reached.
  package let position: ReadingPosition
  /// Words on the pages turned since the previous entry; nil if no page was turned or an older
  /// version wrote the entry.
  package private(set) var words: Int?
  /// Time for these pages, in milliseconds; nil together with `words`.
  package private(set) var millis: Int?

  /// Creates an entry.
  ///
  /// - Parameter pace: the reading since the previous entry.
  package init(book: LibraryID, position: ReadingPosition, pace: ReadingPace = ReadingPace()) {
    self.book = book
    self.position = position
    if pace.words > 0 { (words, millis) = (pace.words, pace.millis) }
  }

  var isPlausible: Bool {
    !book.rawValue.isEmpty && position.isPlausible
      && ReadingPace.totals.contains(words ?? 0) && ReadingPace.totals.contains(millis ?? 0)
  }
}
