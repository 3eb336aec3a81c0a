import Bookshelf
import GameEngine

/// What comes next in a book: the chapter that is read, and how much of it the player knows.
struct BookOutlook: Sendable {
  /// The ID of the book.
  let id: LibraryID
  /// The number of the chapter, from 1.
  let chapter: Int
  /// The player's knowledge of its words.
  let knowledge: ChapterKnowledge

  /// Opens a book and judges its chapter; nil if the book has none.
  ///
  /// - Throws: `ClientError` if the book cannot be opened; `JournalError`.
  init?(of entry: LibraryEntry, books: Library, vocabularies: Vocabularies) throws {
    let opened = try books.open(entry)
    let place = opened.book.chapter(at: opened.place ?? BookPlace(document: 0, offset: 0))
    let known = try vocabularies.lexicon(of: opened).chapters(of: opened.book)
    guard known.indices.contains(place) else { return nil }
    (id, chapter, knowledge) = (entry.id, place + 1, known[place])
  }
}
