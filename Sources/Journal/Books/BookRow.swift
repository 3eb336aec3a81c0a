import GameEngine
import Kit
import SQLite

/// Books as rows of the table `book`.
enum BookRow {
  static let table = """
    CREATE TABLE book (
      id TEXT PRIMARY KEY,
      title TEXT NOT NULL,
      authors TEXT NOT NULL,
      language TEXT NOT NULL,
      encoding TEXT NOT NULL,
      work TEXT NOT NULL,
      format TEXT NOT NULL,
      chapters INTEGER NOT NULL,
      words INTEGER NOT NULL,
      tags TEXT NOT NULL,
      state TEXT,
      cycle INTEGER,
      removed INTEGER NOT NULL,
      addedAt INTEGER,
      position TEXT,
      readAt INTEGER,
      paceWords INTEGER NOT NULL,
      paceMillis INTEGER NOT NULL,
      editedAt INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    """

  private static let columns = """
    id, title, authors, language, work, format, chapters, words, tags, state, cycle, removed,
    addedAt, position, readAt, editedAt, paceWords, paceMillis, encoding
    """

  static func write(_ book: LibraryBook, _ db: Connection) throws {
    try db.run(
      """
      INSERT OR REPLACE INTO book (\(columns))
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        .text(book.id.rawValue), .text(book.title), .text(LinesText.text(of: book.authors)),
        .text(book.language), .text(book.work), .text(book.format), .integer(book.chapters),
        .integer(book.words), .text(LinesText.text(of: book.tags)),
        .text(book.chosenState?.rawValue), book.cycle.map { .integer($0) } ?? .null,
        .integer(book.isRemoved ? 1 : 0),
        book.addedAt.map { .integer($0) } ?? .null, .text(try PositionText.text(of: book.position)),
        book.readAt.map { .integer($0) } ?? .null, .integer(book.editedAt),
        .integer(book.pace.words), .integer(book.pace.millis), .text(book.encoding),
      ])
  }

  /// The book of an id, also a removed one.
  static func book(_ id: LibraryID, _ db: Connection) throws -> LibraryBook? {
    try db.first("SELECT \(columns) FROM book WHERE id = ?", [.text(id.rawValue)]) {
      book(from: $0)
    }
  }

  /// All books, also removed ones.
  static func all(_ db: Connection) throws -> [LibraryBook] {
    var books: [LibraryBook] = []
    try db.forEach("SELECT \(columns) FROM book") { books.append(book(from: $0)) }
    return books
  }

  private static func book(from row: borrowing Row) -> LibraryBook {
    var book = LibraryBook(id: LibraryID(row.text(0)))
    book.title = row.text(1)
    book.authors = LinesText.lines(row.text(2))
    book.language = row.text(3)
    book.work = row.text(4)
    book.format = row.text(5)
    book.chapters = row.int(6)
    book.words = row.int(7)
    book.tags = LinesText.lines(row.text(8))
    book.chosenState = row.isNull(9) ? nil : BookState(rawValue: row.text(9))
    book.cycle = row.isNull(10) ? nil : row.int(10)
    book.isRemoved = row.int(11) != 0
    book.addedAt = row.isNull(12) ? nil : row.int64(12)
    book.position = PositionText.position(row.text(13))
    book.readAt = row.isNull(14) ? nil : row.int64(14)
    book.editedAt = row.int64(15)
    book.pace = ReadingPace(words: row.int(16), millis: row.int(17))
    book.encoding = row.text(18)
    return book
  }
}
