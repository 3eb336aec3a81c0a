/// A change of a mark: a bookmark, a highlight or a note in a book, or a favorite part of a work.
/// The last writer wins, field by field; a field that is nil does not change.
package struct MarkEntry: Hashable, EventEntry, Sendable {
  /// The changed mark. An unknown ID adds a mark.
  package let mark: EventID
  /// The book that contains it.
  package var book: LibraryID?
  /// Where the mark begins in the book.
  package var start: ReadingPosition?
  /// Where the marked text ends; nil for a place.
  package var end: ReadingPosition?
  /// The marked text, or the beginning of the text at the place.
  package var text: String?
  /// The player's note; empty for none.
  package var note: String?
  /// The work of a favorite part. The favorite applies to all renderings of the work.
  package var work: String?
  /// The key of a favorite part, such as `9.2`.
  package var key: String?
  /// True removes the mark, false restores it.
  package var removed: Bool?
  /// Links the events of one change, nil if there is only one; an undo can name it as its target.
  package var change: EventID?

  /// Creates a change without fields; set those that change.
  package init(mark: EventID) { self.mark = mark }

  var isPlausible: Bool { [start, end].allSatisfy { $0?.isPlausible ?? true } }

  /// The texts that this entry sets, each with the name of its field.
  package var texts: [(name: String, text: String)] {
    [("text", text), ("note", note), ("work", work), ("key", key)].compactMap { name, text in
      text.map { (name, $0) }
    }
      + [start, end].compactMap(\.self).flatMap(\.texts)
  }
}
