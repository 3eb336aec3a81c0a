import Bookshelf
import ClientCore
package import GameEngine
import Journal

/// What the player chose about works: the cycle of renderings and favorite chapters. All of it is synced.
extension Renderings {
  /// A rendering and whether it is in the cycle.
  package struct Choice: Hashable, Sendable {
    /// The rendering.
    package let entry: LibraryEntry
    /// Whether it is in the cycle.
    package var isInCycle: Bool

    /// A rendering.
    package init(entry: LibraryEntry, isInCycle: Bool) {
      (self.entry, self.isInCycle) = (entry, isInCycle)
    }
  }

  /// The renderings of a book's work, and which of them are in the cycle.
  ///
  /// - Throws: `JournalError`.
  package func choices(of book: LibraryBook) throws -> [Choice] {
    try all(of: book).map { Choice(entry: $0, isInCycle: $0.isInCycle) }
  }

  /// Keeps the order of renderings, and which of them are in the cycle.
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

  /// Makes a chapter a favorite, or no longer one.
  ///
  /// - Returns: whether it is one now.
  /// - Throws: `JournalError`.
  package func toggleFavorite(_ key: String, of book: LibraryBook) throws -> Bool {
    let marks = try library.store.books().favorites(of: book.workName).filter { $0.key == key }
    guard marks.isEmpty else {
      for mark in marks { try library.removeMark(mark.id) }
      return false
    }
    var entry = MarkEntry(mark: library.host.makeID())
    (entry.work, entry.key) = (book.workName, key)
    try library.write(.mark(entry))
    return true
  }
}

extension LibraryBook {
  /// The name of its work for favorites; its id if it belongs to none.
  fileprivate var workName: String { work.isEmpty ? id.rawValue : work }
}

extension LibraryEntry {
  /// Whether the reader offers it among the renderings of its work.
  package var isInCycle: Bool { book.cycle != 0 }

  /// Its place among the renderings; those without one are the last.
  var rank: Int { (book.cycle ?? 0) == 0 ? .max : book.cycle ?? 0 }
}
