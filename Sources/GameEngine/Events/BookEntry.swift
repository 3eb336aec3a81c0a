/// A change of a book in the library; the last writer wins, field by field. A field that is nil does not change.
package struct BookEntry: Hashable, EventEntry, Sendable {
  /// The changed book. An unknown ID adds a book.
  package let book: LibraryID
  /// The title, as the library shows it.
  package var title: String?
  /// The authors, in the order in which they are shown.
  package var authors: [String]?
  /// The language; empty if unknown.
  package var language: String?
  /// The encoding of its text, as the player named it; empty to recognize it.
  package var encoding: String?
  /// The work that the book is a rendering of; empty for none.
  package var work: String?
  /// The name of the format of its file.
  package var format: String?
  /// The number of chapters, 0 to 1,000,000.
  package var chapters: Int?
  /// The number of words, 0 to 2⁴⁰.
  package var words: Int?
  /// Labels by which the player finds it.
  package var tags: [String]?
  /// The raw value of the `BookState` that the player chose; empty to derive the state from the
  /// position.
  package var state: String?
  /// The place among the renderings of its work, 1 to 1,000; 0 to skip the book.
  package var cycle: Int?
  /// True removes the book, false restores it.
  package var removed: Bool?
  /// Links the events of one change, nil if there is only one; an undo can name it as its target.
  package var change: EventID?

  /// Creates a change without fields; set those that change.
  package init(book: LibraryID) { self.book = book }

  var isPlausible: Bool {
    !book.rawValue.isEmpty && (0...1_000_000).contains(chapters ?? 0)
      && (0...(1 << 40)).contains(words ?? 0) && (0...1000).contains(cycle ?? 0)
  }

  /// The texts that this entry sets, each with the name of its field. Lists are joined by line breaks.
  package var texts: [(name: String, text: String)] {
    [
      ("title", title), ("authors", authors?.joined(separator: "\n")), ("language", language),
      ("encoding", encoding), ("work", work), ("format", format),
      ("tags", tags?.joined(separator: "\n")),
      ("state", state),
    ].compactMap { name, text in text.map { (name, $0) } }
  }
}
