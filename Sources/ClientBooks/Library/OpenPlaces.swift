package import Bookshelf
import ClientCore
package import GameEngine
import Journal

/// The places of books that are open, which are noted on this machine only. If the program is killed, a book opens there.
package struct OpenPlaces: Sendable {
  private let library: Library

  /// The places of a library.
  package init(_ library: Library) { self.library = library }

  /// Notes where the player is in a book.
  ///
  /// - Parameter pace: what was read since the last place that was kept.
  /// - Throws: `JournalError`.
  package func note(_ position: BookPosition, of id: LibraryID, pace: ReadingPace) throws {
    let entry = PlaceEntry(book: id, position: ReadingPosition(position), pace: pace)
    try library.store.books().setOpenPlace(entry, at: library.host.now().instant)
  }

  /// Notes that the player knows why places are not kept.
  package func noteRefusal() { library.store.noteShortfallSaid() }

  /// Forgets the place in a book, as another one is open now.
  ///
  /// - Throws: `JournalError`.
  package func forget(_ id: LibraryID) throws {
    try library.store.books().removeOpenPlace(of: id)
  }

  /// A book with the place at which it was open when the program was killed, which is kept now.
  ///
  /// - Throws: `JournalError`.
  func recovered(_ entry: LibraryEntry) throws -> LibraryEntry {
    let shelf = try library.store.books()
    guard let open = try shelf.openPlace(of: entry.id) else { return entry }
    // A later place may have come from another device.
    if open.instant >= entry.book.readAt ?? 0 {
      do {
        try library.write(.place(open.entry))
      } catch let error as JournalError where error.isObstacleToWriting {
        var entry = entry
        entry.book.position = open.entry.position
        return entry
      }
    }
    try shelf.removeOpenPlace(of: entry.id)
    return try library.list().first { $0.id == entry.id } ?? entry
  }
}
