/// A change of a mark: a bookmark, a highlight or a note in a book, or a favorite part of a work. The last writer wins, field by field; a field that
/// is nil does not change.
package struct MarkEntry: Hashable, EventEntry, Sendable {
  /// The mark.
  package let mark: EventID
  /// The book that it is in.
  package var book: LibraryID?
  /// Where it begins.
  package var start: ReadingPosition?
  /// Where the marked text ends; nil for a place.
  package var end: ReadingPosition?
  /// The marked text, or the beginning of the text at the place.
  package var text: String?
  /// The player's note; empty for none.
  package var note: String?
  /// The work of a favorite part, whatever rendering of it is read.
  package var work: String?
  /// The key of a favorite part.
  package var key: String?
  /// Whether it was removed, or brought back.
  package var removed: Bool?
  /// The change that it is a part of, if that has several events; an undo can name it as its target.
  package var change: EventID?

  /// A change that changes nothing yet.
  package init(mark: EventID) { self.mark = mark }

  var isPlausible: Bool { [start, end].allSatisfy { $0?.isPlausible ?? true } }

  /// The texts with the names of their fields.
  package var texts: [(name: String, text: String)] {
    [("text", text), ("note", note), ("work", work), ("key", key)].compactMap { name, text in
      text.map { (name, $0) }
    }
      + [start, end].compactMap(\.self).flatMap(\.texts)
  }
}
