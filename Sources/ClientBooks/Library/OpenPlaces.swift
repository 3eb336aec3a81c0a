package import Bookshelf
import ClientCore
package import GameEngine
import Journal

/// The places in open books, stored on this computer only. If the program is killed, a book opens
/// there again.
package struct OpenPlaces: Sendable {
  private let library: Library

  package init(_ library: Library) { self.library = library }

  /// Stores the player's place in an open book.
  ///
  /// - Parameter pace: the words and time read since the last place in the journal.
  /// - Throws: `JournalError`.
  package func note(_ position: BookPosition, of id: LibraryID, pace: ReadingPace) throws {
    let entry = PlaceEntry(book: id, position: ReadingPosition(position), pace: pace)
    try library.store.books().setOpenPlace(entry, at: library.host.now().instant)
  }

  /// Records that the player was informed why places are not kept.
  package func noteRefusal() { library.store.noteShortfallSaid() }

  /// Removes the stored place of a book, because another one is open.
  ///
  /// - Throws: `JournalError`.
  package func forget(_ id: LibraryID) throws {
    try library.store.books().removeOpenPlace(of: id)
  }

  /// A book with the place that was stored when the program was killed. Writes that place to the
  /// journal.
  ///
  /// - Throws: `JournalError`.
  func recovered(_ entry: LibraryEntry) throws -> LibraryEntry {
    let shelf = try library.store.books()
    guard let open = try shelf.openPlace(of: entry.id) else { return entry }
    // Another device may have written a later place.
    if open.instant >= entry.book.readAt ?? 0 {
      do {
        try library.store.write(.place(open.entry))
      } catch {
        guard error.isObstacleToWriting else { throw error }
        var entry = entry
        entry.book.position = open.entry.position
        return entry
      }
    }
    try shelf.removeOpenPlace(of: entry.id)
    return try library.list().first { $0.id == entry.id } ?? entry
  }
}
