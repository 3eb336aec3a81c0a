/// A mark in a book or a work, after all its changes.
package struct LibraryMark: Hashable, Sendable {
  /// The kind of a mark, which follows from its fields.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A place without a note.
    case bookmark
    /// A part of the text without a note.
    case highlight
    /// A place or a part of the text with a note.
    case note
    /// A part of a work that the player likes.
    case favorite
  }

  /// Its ID, which never changes.
  package let id: EventID
  /// The book that contains it; nil for a favorite part, or until the event arrives.
  package var book: LibraryID?
  /// Where the mark begins; nil for a favorite part, or until the event arrives.
  package var start: ReadingPosition?
  /// Where the marked text ends; nil for a place.
  package var end: ReadingPosition?
  /// The marked text, or the beginning of the text at the place.
  package var text = ""
  /// The player's note; empty for none.
  package var note = ""
  /// The work of a favorite part; empty for marks in a book.
  package var work = ""
  /// The key of a favorite part; empty for marks in a book.
  package var key = ""
  /// Whether it was removed. A later event can restore it.
  package var isRemoved = false
  /// When it was made, in milliseconds since 1970.
  package var madeAt: Int64 = 0
  /// The instant of its last change, in milliseconds since 1970.
  package var editedAt: Int64 = 0

  /// Creates a mark without content, before its first event is applied.
  package init(id: EventID) { self.id = id }

  /// The kind, derived from key, note and end, in this order.
  package var kind: Kind {
    !key.isEmpty ? .favorite : !note.isEmpty ? .note : end == nil ? .bookmark : .highlight
  }

  /// Applies the next change, in fold order.
  mutating func apply(_ entry: MarkEntry, of event: Event) {
    if let book = entry.book { self.book = book }
    if let start = entry.start {
      self.start = start
    }
    if let work = entry.work { self.work = work }
    if let key = entry.key { self.key = key }
    if madeAt == 0, entry.start != nil || entry.key != nil { madeAt = event.instant }
    if let end = entry.end { self.end = end }
    if let text = entry.text { self.text = text }
    if let note = entry.note { self.note = note }
    if let removed = entry.removed { isRemoved = removed }
    editedAt = event.instant
  }
}
