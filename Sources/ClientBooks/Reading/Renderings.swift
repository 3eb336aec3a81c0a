package import Bookshelf
package import ClientCore
package import GameEngine
import Messages

/// The renderings of works: the books that name the same work, such as translations of one text.
package struct Renderings: Sendable {
  let library: Library

  package init(library: Library) { self.library = library }

  /// The renderings of a book's work in the player's order, then by title; only the book if it has
  /// no work.
  ///
  /// - Throws: `JournalError`.
  package func all(of book: LibraryBook) throws -> [LibraryEntry] {
    try library.list().filter {
      $0.id == book.id || !book.work.isEmpty && $0.book.work == book.work
    }
    .sorted { ($0.rank, $0.title, $0.id) < ($1.rank, $1.title, $1.id) }
  }

  /// Opens another rendering of a book's work. Skips renderings that the player has left out, or
  /// that cannot be opened on this computer.
  ///
  /// - Parameter steps: the number of renderings after the book; before it if negative.
  /// - Returns: the rendering; nil if there is no other one.
  /// - Throws: `ClientError` if none of the others can be opened.
  package func open(_ steps: Int, after book: LibraryBook) throws -> OpenedRendering? {
    let all = try all(of: book).filter { $0.isInCycle || $0.id == book.id }
    guard all.count > 1, let here = all.firstIndex(where: { $0.id == book.id }) else { return nil }
    let step = steps < 0 ? -1 : 1
    var failure: (any Error)?
    for distance in 0..<all.count - 1 {
      let place = (here + steps + step * distance) % all.count
      let number = (place + all.count) % all.count
      guard number != here else { break }
      do {
        return OpenedRendering(
          opened: try library.open(all[number]), number: number + 1, count: all.count)
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    return nil
  }

  /// Opens a chosen rendering of a book's work.
  ///
  /// - Throws: `ClientError`.
  package func open(_ entry: LibraryEntry) throws -> OpenedRendering {
    let all = try all(of: entry.book).filter { $0.isInCycle || $0.id == entry.id }
    let number = all.firstIndex { $0.id == entry.id } ?? 0
    return OpenedRendering(
      opened: try library.open(entry), number: number + 1, count: max(1, all.count))
  }

  /// The rendering of a book's work that a player names by its id, its language, or words of its
  /// title.
  ///
  /// - Throws: `ClientError` if none or several match.
  package func find(_ name: String, of book: LibraryBook) throws -> LibraryEntry {
    try find(name, among: all(of: book))
  }

  /// Opens the requested book, in the requested rendering.
  ///
  /// A rendering opens at the last place that was reached in any rendering of the work, unless the
  /// request has a place.
  ///
  /// - Parameter pages: receives the progress if reading the file of the book takes a while.
  /// - Throws: `ClientError` if there is no such book, rendering or place.
  package func open(
    _ request: ReadRequest, pages: Library.PageProgress = { _, _ in }
  ) throws -> (opened: OpenedBook, place: BookPlace) {
    guard let name = request.rendering else {
      let opened = try library.open(request, pages: pages)
      return (opened, try opened.place(for: request))
    }
    let all = try all(
      of: request.book.map { try book(named: $0) } ?? library.open(request).entry.book)
    let opened = try library.open(find(name, among: all))
    let latest = all.filter { $0.book.position != nil }.max {
      ($0.book.readAt ?? 0) < ($1.book.readAt ?? 0)
    }
    guard request.place == nil, let latest, latest.id != opened.entry.id,
      let other = try? library.open(latest), let place = other.place
    else { return (opened, try opened.place(for: request)) }
    return (opened, WorkHold(place, in: other).place(in: opened))
  }

  /// A rendering of the work that a player names. The name may match several books if all are of
  /// one work.
  ///
  /// - Throws: `ClientError` if no book or several works match.
  package func book(named name: String) throws -> LibraryBook {
    let found = try library.matches(name)
    let works = Set(found.map(\.book.work))
    guard let first = found.first, works.count == 1, works != [""] else {
      return try library.find(name).book
    }
    return first.book
  }

  private func find(_ name: String, among all: [LibraryEntry]) throws -> LibraryEntry {
    if let entry = all.first(where: { $0.id.rawValue == name }) { return entry }
    let tag = LibraryBook.tag(name)
    let spoken = all.filter { !tag.isEmpty && $0.book.language == tag }
    let search = TitleSearch(name)
    let found = spoken.isEmpty ? all.filter { search.matches($0.title) } : spoken
    guard found.count == 1 else {
      let choices = (found.isEmpty ? all : found).prefix(8)
        .map { "\($0.id) (\(shortened($0.title)))" }.joined(separator: ", ")
      let remedy = Phrase("choose one of \(shortened(choices, to: 400))")
      throw found.isEmpty
        ? ClientError(
          .unknownRendering, "the work has no rendering \"\(shortened(name))\"", remedy: remedy,
          exit: .usage)
        : ClientError(
          .ambiguousRendering,
          "\(found.count) renderings are called \"\(shortened(name))\"", remedy: remedy,
          exit: .usage)
    }
    return found[0]
  }
}

/// An opened rendering, and its place among the others.
package struct OpenedRendering: Sendable {
  /// The book with the rendering.
  package let opened: OpenedBook
  /// Its number among the renderings, from 1.
  package let number: Int
  /// The number of renderings.
  package let count: Int
}
