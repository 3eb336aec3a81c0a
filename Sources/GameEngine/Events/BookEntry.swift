/// A change of a book in the library; the last writer wins, field by field. A field that is nil does not change.
package struct BookEntry: Hashable, EventEntry, Sendable {
  /// The book.
  package let book: LibraryID
  /// The title.
  package var title: String?
  /// The authors, in order.
  package var authors: [String]?
  /// The language; empty if unknown.
  package var language: String?
  /// The work of which it is a rendering; empty for none.
  package var work: String?
  /// The name of the format of its file.
  package var format: String?
  /// The number of chapters.
  package var chapters: Int?
  /// The number of words.
  package var words: Int?
  /// Words by which the player finds it.
  package var tags: [String]?
  /// How far the player is; an empty text if that follows from the position.
  package var state: String?
  /// The place among the renderings of its work, from 1; 0 if it is passed over.
  package var cycle: Int?
  /// Whether it was removed, or brought back.
  package var removed: Bool?
  /// The change that it is a part of, if that has several events; an undo can name it as its target.
  package var change: EventID?

  /// A change that changes nothing yet.
  package init(book: LibraryID) { self.book = book }

  var isPlausible: Bool {
    !book.rawValue.isEmpty && (0...1_000_000).contains(chapters ?? 0)
      && (0...(1 << 40)).contains(words ?? 0) && (0...1000).contains(cycle ?? 0)
  }

  /// The texts with the names of their fields.
  package var texts: [(name: String, text: String)] {
    [
      ("title", title), ("authors", authors?.joined(separator: "\n")), ("language", language),
      ("work", work), ("format", format), ("tags", tags?.joined(separator: "\n")),
      ("state", state),
    ].compactMap { name, text in text.map { (name, $0) } }
  }
}
