import Bookshelf
import ClientCore
package import GameEngine
import Journal

/// The player's choices for works: the cycle of renderings, and favorite chapters. They are synced.
extension Renderings {
  /// A rendering, and whether it is in the cycle.
  package struct Choice: Hashable, Sendable {
    /// The book with the rendering.
    package let entry: LibraryEntry
    /// Whether it is in the cycle.
    package var isInCycle: Bool

    package init(entry: LibraryEntry, isInCycle: Bool) {
      (self.entry, self.isInCycle) = (entry, isInCycle)
    }
  }

  /// The renderings of a book's work in the player's order, and which of them are in the cycle.
  ///
  /// - Throws: `JournalError`.
  package func choices(of book: LibraryBook) throws -> [Choice] {
    try all(of: book).map { Choice(entry: $0, isInCycle: $0.isInCycle) }
  }

  /// Writes the order of renderings and the cycle to the journal.
  ///
  /// - Throws: `JournalError`.
  package func arrange(_ choices: [Choice]) throws {
    let change = library.host.makeID()
    let drafts = choices.enumerated().compactMap { number, choice -> Journal.Draft? in
      let cycle = choice.isInCycle ? number + 1 : 0
      guard choice.entry.book.cycle != cycle else { return nil }
      var entry = BookEntry(book: choice.entry.id)
      (entry.cycle, entry.change) = (cycle, change)
      return Journal.Draft(id: library.host.makeID(), body: .book(entry))
    }
    if !drafts.isEmpty { _ = try library.store.append(drafts, at: library.host.now()) }
  }

  // MARK: - Favorites

  /// The keys of the favorite chapters of a book's work, in the order in which they were chosen.
  ///
  /// - Throws: `JournalError`.
  package func favorites(of book: LibraryBook) throws -> [String] {
    try library.store.books().favorites(of: book.workName).map(\.key).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  /// Makes a chapter a favorite, or removes it from the favorites.
  ///
  /// - Returns: whether the chapter is a favorite now.
  /// - Throws: `JournalError`.
  package func toggleFavorite(_ key: String, of book: LibraryBook) throws -> Bool {
    let marks = try library.store.books().favorites(of: book.workName).filter { $0.key == key }
    guard marks.isEmpty else {
      for mark in marks { try library.removeMark(mark.id) }
      return false
    }
    var entry = MarkEntry(mark: library.host.makeID())
    (entry.work, entry.key) = (book.workName, key)
    try library.store.write(.mark(entry))
    return true
  }
}

extension LibraryBook {
  /// The name of the work that favorites are stored under; the id of a book without a work.
  fileprivate var workName: String { work.isEmpty ? id.rawValue : work }
}

extension LibraryEntry {
  /// Whether the reader offers it when it cycles through renderings.
  package var isInCycle: Bool { book.cycle != 0 }

  /// Its rank among the renderings. Renderings without a rank come last.
  var rank: Int { (book.cycle ?? 0) == 0 ? .max : book.cycle ?? 0 }
}
