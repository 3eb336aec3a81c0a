import GameEngine
import SQLite

/// Marks in books as rows of the table `mark`.
enum MarkRow {
  static let table = """
    CREATE TABLE mark (
      id TEXT PRIMARY KEY,
      book TEXT,
      startAt TEXT,
      endAt TEXT,
      text TEXT NOT NULL,
      note TEXT NOT NULL,
      work TEXT NOT NULL,
      key TEXT NOT NULL,
      removed INTEGER NOT NULL,
      madeAt INTEGER NOT NULL,
      editedAt INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX markInBook ON mark (book);
    CREATE INDEX markInWork ON mark (work);
    """

  private static let columns = """
    id, book, startAt, endAt, text, note, work, key, removed, madeAt, editedAt
    """

  static func write(_ mark: LibraryMark, _ db: Connection) throws {
    try db.run(
      "INSERT OR REPLACE INTO mark (\(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      [
        .text(mark.id.description), .text(mark.book?.rawValue),
        .text(try PositionText.text(of: mark.start)), .text(try PositionText.text(of: mark.end)),
        .text(mark.text), .text(mark.note), .text(mark.work), .text(mark.key),
        .integer(mark.isRemoved ? 1 : 0),
        .integer(mark.madeAt), .integer(mark.editedAt),
      ])
  }

  /// The mark of an id, also a removed one.
  static func mark(_ id: EventID, _ db: Connection) throws -> LibraryMark? {
    try db.first("SELECT \(columns) FROM mark WHERE id = ?", [.text(id.description)]) {
      mark(from: $0)
    }.flatMap(\.self)
  }

  /// The marks in a book, also removed ones, in no order.
  static func all(in book: LibraryID, _ db: Connection) throws -> [LibraryMark] {
    var marks: [LibraryMark] = []
    try db.forEach("SELECT \(columns) FROM mark WHERE book = ?", [.text(book.rawValue)]) { row in
      if let mark = mark(from: row) { marks.append(mark) }
    }
    return marks
  }

  /// The marks in a work, also removed ones, in no order.
  static func all(inWork work: String, _ db: Connection) throws -> [LibraryMark] {
    var marks: [LibraryMark] = []
    try db.forEach("SELECT \(columns) FROM mark WHERE work = ?", [.text(work)]) { row in
      if let mark = mark(from: row) { marks.append(mark) }
    }
    return marks
  }

  private static func mark(from row: borrowing Row) -> LibraryMark? {
    guard let id = EventID(row.text(0)) else { return nil }
    var mark = LibraryMark(id: id)
    mark.book = row.isNull(1) ? nil : LibraryID(row.text(1))
    mark.start = PositionText.position(row.text(2))
    mark.end = PositionText.position(row.text(3))
    mark.text = row.text(4)
    mark.note = row.text(5)
    mark.work = row.text(6)
    mark.key = row.text(7)
    mark.isRemoved = row.int(8) != 0
    mark.madeAt = row.int64(9)
    mark.editedAt = row.int64(10)
    return mark
  }
}
