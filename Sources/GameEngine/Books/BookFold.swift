/// Folds the events of books and marks. The only code that interprets them.
package struct BookFold: EntityFold {
  /// The books, also removed ones.
  package private(set) var books: [LibraryID: LibraryBook] = [:]
  /// The marks, also removed ones.
  package private(set) var marks: [EventID: LibraryMark] = [:]
  private let retracted: Set<EventID>

  package init(retracted: Set<EventID>) { self.retracted = retracted }

  /// Begins with what was folded before.
  package mutating func resume(_ book: LibraryBook) { books[book.id] = book }

  /// Begins with what was folded before.
  package mutating func resume(_ mark: LibraryMark) { marks[mark.id] = mark }

  package mutating func apply(_ event: Event) {
    switch event.body {
    case .book(let entry):
      guard !retracted.retracts(event.id, change: entry.change) else { return }
      books[entry.book, default: LibraryBook(id: entry.book)].apply(entry, of: event)
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
