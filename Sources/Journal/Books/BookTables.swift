import GameEngine
import SQLite

/// The tables of books and marks.
typealias BookTables = FoldedTables<BookFold>

extension BookFold: TableFold {
  static let name = "books"
  static let version = 3
  static let kinds = ["book", "place", "mark"]
  // A mark also names its book.
  static let keys = ["mark", "book"]
  static let tables: [(name: String, sql: String)] = [
    ("book", BookRow.table), ("mark", MarkRow.table),
  ]

  var count: Int { books.count + marks.count }

  mutating func take(_ event: Event, _ db: Connection) throws -> String? {
    switch event.body {
    case .book(let entry):
      guard try isNext(event, of: entry.book, db) else { return entry.book.rawValue }
    case .place(let entry):
      guard try isNext(event, of: entry.book, db) else { return entry.book.rawValue }
    case .mark(let entry):
      if marks[entry.mark] == nil, let mark = try MarkRow.mark(entry.mark, db) { resume(mark) }
      guard marks[entry.mark].map({ $0.editedAt < event.instant }) ?? true else {
        return entry.mark.description
      }
    default: return nil
    }
    apply(event)
    return nil
  }

  private mutating func isNext(_ event: Event, of id: LibraryID, _ db: Connection) throws -> Bool {
    if books[id] == nil, let book = try BookRow.book(id, db) { resume(book) }
    return books[id].map { $0.editedAt < event.instant } ?? true
  }

  func write(_ db: Connection) throws {
    for book in books.values { try BookRow.write(book, db) }
    for mark in marks.values { try MarkRow.write(mark, db) }
  }
}
