/// Folds the events of books and marks. No other code interprets them.
package struct BookFold: EntityFold {
  /// All books, including removed ones.
  package private(set) var books: [LibraryID: LibraryBook] = [:]
  /// All marks, including removed ones.
  package private(set) var marks: [EventID: LibraryMark] = [:]
  private let retracted: Set<EventID>

  package init(retracted: Set<EventID>) { self.retracted = retracted }

  /// Adds a book that was folded earlier; the next events continue from it.
  package mutating func resume(_ book: LibraryBook) { books[book.id] = book }

  /// Adds a mark that was folded earlier; the next events continue from it.
  package mutating func resume(_ mark: LibraryMark) { marks[mark.id] = mark }

  package mutating func apply(_ event: Event) {
    switch event.body {
    case .book(let entry):
      guard !retracted.retracts(event.id, change: entry.change) else { return }
      books[entry.book, default: LibraryBook(id: entry.book)].apply(entry, at: event.instant)
    case .place(let entry):
      guard !retracted.retracts(event.id) else { return }
      books[entry.book, default: LibraryBook(id: entry.book)].apply(entry, of: event)
    case .mark(let entry):
      guard !retracted.retracts(event.id, change: entry.change) else { return }
      marks[entry.mark, default: LibraryMark(id: entry.mark)].apply(entry, of: event)
    default: break
    }
  }
}
