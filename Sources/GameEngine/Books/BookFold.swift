/// Folds the events of books and marks. The only code that interprets them.
///
/// A book follows from its own events alone, and so does a mark; see `CardFold`.
package struct BookFold: Sendable {
  /// The books, also removed ones.
  package private(set) var books: [LibraryID: LibraryBook] = [:]
  /// The marks, also removed ones.
  package private(set) var marks: [EventID: LibraryMark] = [:]
  private let retracted: Set<EventID>

  /// A fold of no events.
  ///
  /// - Parameter retracted: the targets of all undos.
  package init(retracted: Set<EventID>) { self.retracted = retracted }

  /// The fold of a whole journal, whatever order its events are in.
  package init(of events: [Event]) {
    let targets = events.compactMap { event -> EventID? in
      if case .undo(let target) = event.body { target } else { nil }
    }
    self.init(retracted: Set(targets))
    for event in events.sorted(by: Event.foldOrder) { apply(event) }
  }

  /// Begins with what was folded before.
  package mutating func resume(_ book: LibraryBook) { books[book.id] = book }

  /// Begins with what was folded before.
  package mutating func resume(_ mark: LibraryMark) { marks[mark.id] = mark }

  /// Takes the next event; those of one book or mark must come in fold order.
  package mutating func apply(_ event: Event) {
    switch event.body {
    case .book(let entry):
      guard !isRetracted(event.id, entry.change) else { return }
      books[entry.book, default: LibraryBook(id: entry.book)].apply(entry, of: event)
    case .place(let entry):
      guard !isRetracted(event.id, nil) else { return }
      books[entry.book, default: LibraryBook(id: entry.book)].apply(entry, of: event)
    case .mark(let entry):
      guard !isRetracted(event.id, entry.change) else { return }
      marks[entry.mark, default: LibraryMark(id: entry.mark)].apply(entry, of: event)
    default: break
    }
  }

  private func isRetracted(_ event: EventID, _ change: EventID?) -> Bool {
    retracted.contains(event) || change.map(retracted.contains) ?? false
  }
}
