/// The place that a reader has reached in a book; the last one counts.
package struct PlaceEntry: Hashable, EventEntry, Sendable {
  /// The book.
  package let book: LibraryID
  /// The place.
  package let position: ReadingPosition
  /// The words of the pages that were turned since the place before; nil if none was, or an older version wrote it.
  package private(set) var words: Int?
  /// The milliseconds that these pages took.
  package private(set) var millis: Int?

  /// A place in a book.
  ///
  /// - Parameter pace: the reading since the place before.
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
