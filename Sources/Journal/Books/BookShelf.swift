package import GameEngine
import SQLite

/// The books and marks of a journal, and the paths of the books' files on this machine.
package struct BookShelf: Sendable {
  private let journal: Journal

  /// The books of a journal.
  package init(_ journal: Journal) { self.journal = journal }

  /// All books, including removed ones and books of which only a place has arrived.
  ///
  /// - Throws: `JournalError`.
  package func books() throws(JournalError) -> [LibraryBook] {
    try BookTables.read(journal) { try BookRow.all($0) }
  }

  /// The book with an id, also a removed one.
  ///
  /// - Throws: `JournalError`.
  package func book(_ id: LibraryID) throws(JournalError) -> LibraryBook? {
    try BookTables.read(journal) { try BookRow.book(id, $0) }
  }

  /// The marks in a book that were not removed, in the order of their places.
  ///
  /// - Throws: `JournalError`.
  package func marks(in book: LibraryID) throws(JournalError) -> [LibraryMark] {
    let marks = try BookTables.read(journal) { try MarkRow.all(in: book, $0) }
    return marks.compactMap { mark in mark.start.map { (mark, $0) } }
      .filter { mark, _ in !mark.isRemoved }
      .sorted { ($0.1.document, $0.1.offset, $0.0.id) < ($1.1.document, $1.1.offset, $1.0.id) }
      .map(\.0)
  }

  /// The favorite parts of a work that were not removed, the oldest first.
  ///
  /// - Throws: `JournalError`.
  package func favorites(of work: String) throws(JournalError) -> [LibraryMark] {
    guard !work.isEmpty else { return [] }
    return try BookTables.read(journal) { try MarkRow.all(inWork: work, $0) }
      .filter { $0.kind == .favorite && !$0.isRemoved }
      .sorted { ($0.madeAt, $0.id) < ($1.madeAt, $1.id) }
  }

  /// The mark with an id, also a removed one.
  ///
  /// - Throws: `JournalError`.
  package func mark(_ id: EventID) throws(JournalError) -> LibraryMark? {
    try BookTables.read(journal) { try MarkRow.mark(id, $0) }
  }

  // MARK: - Looks

  /// The words that were looked up in a book, the latest first, each with the place where it was looked up last.
  ///
  /// - Throws: `JournalError`.
  package func looks(in book: LibraryID) throws(JournalError) -> [BookLook] {
    do {
      // The keys of a body are sorted.
      let start = "{\"book\":\(try BodyText.encoded(.string(book.rawValue))),"
      return try journal.database.use { db in
        var looks: [BookLook] = []
        var known: Set<ItemID> = []
        try db.forEach(
          """
          SELECT body, instant FROM event WHERE kind = 'seen' AND substr(body, 1, ?) = ?
          ORDER BY instant DESC
          """, [.integer(start.unicodeScalars.count), .text(start)]
        ) { row in
          guard
            case .seen(let item, let place?)? = try? BodyText.decoded(row.text(0), kind: "seen"),
            known.insert(item).inserted
          else { return }
          looks.append(BookLook(item: item, position: place.position, instant: row.int64(1)))
        }
        return looks
      }
    } catch {
      throw JournalError(error, path: journal.path)
    }
  }

  // MARK: - Files

  private static let files = """
    CREATE TABLE IF NOT EXISTS bookFile (id TEXT PRIMARY KEY, path TEXT NOT NULL) STRICT, WITHOUT ROWID
    """

  /// The files of the books on this machine.
  ///
  /// - Throws: `JournalError`.
  package func files() throws(JournalError) -> [LibraryID: String] {
    do {
      return try journal.database.use { db in
        var files: [LibraryID: String] = [:]
        guard try BookShelf.has("bookFile", db) else { return files }
        try db.forEach("SELECT id, path FROM bookFile") { row in
          files[LibraryID(row.text(0))] = row.text(1)
        }
        return files
      }
    } catch {
      throw JournalError(error, path: journal.path)
    }
  }

  private static func has(_ table: String, _ db: Connection) throws -> Bool {
    try db.first("SELECT 1 FROM sqlite_master WHERE name = ?", [.text(table)]) { _ in true } == true
  }

  /// Stores the path of a book's file on this machine.
  ///
  /// - Throws: `JournalError`.
  package func setFile(_ path: String, of book: LibraryID) throws(JournalError) {
    do {
      try journal.database.use { db in
        if let obstacle = journal.obstacle { throw obstacle }
        try db.transaction(.immediate) {
          try db.execute(BookShelf.files)
          try db.run(
            "INSERT OR REPLACE INTO bookFile (id, path) VALUES (?, ?)",
            [.text(book.rawValue), .text(path)])
        }
      }
    } catch {
      throw JournalError(error, path: journal.path)
    }
  }

  // MARK: - Places of open books

  private static let openPlaces = """
    CREATE TABLE IF NOT EXISTS bookPlace (id TEXT PRIMARY KEY, body TEXT NOT NULL, instant INTEGER NOT NULL)
    STRICT, WITHOUT ROWID
    """

  /// The place of a reader who has not closed the book, on this machine; nil if there is none.
  ///
  /// - Parameter book: its id; nil for the book with the latest such place.
  /// - Throws: `JournalError`.
  package func openPlace(
    of book: LibraryID? = nil
  ) throws(JournalError) -> (entry: PlaceEntry, instant: Int64)? {
    do {
      return try journal.database.use { db in
        guard try BookShelf.has("bookPlace", db) else { return nil }
        return try db.first(
          """
          SELECT body, instant FROM bookPlace WHERE id = ?1 OR ?1 IS NULL
          ORDER BY instant DESC LIMIT 1
          """, [book.map { .text($0.rawValue) } ?? .null]
        ) { row -> (entry: PlaceEntry, instant: Int64)? in
          guard case .place(let entry)? = try? BodyText.decoded(row.text(0), kind: "place") else {
            return nil
          }
          return (entry, row.int64(1))
        }.flatMap(\.self)
      }
    } catch {
      throw JournalError(error, path: journal.path)
    }
  }

  /// Notes the place of a reader who has not closed the book. It is not an event, and stays on this machine.
  ///
  /// - Throws: `JournalError`.
  package func setOpenPlace(_ entry: PlaceEntry, at instant: Int64) throws(JournalError) {
    do {
      let body = try BodyText.encoded(.place(entry))
      try journal.database.use { db in
        if let obstacle = journal.obstacle { throw obstacle }
        try db.transaction(.immediate) {
          try db.execute(BookShelf.openPlaces)
          try db.run(
            "INSERT OR REPLACE INTO bookPlace (id, body, instant) VALUES (?, ?, ?)",
            [.text(entry.book.rawValue), .text(body), .integer(instant)])
        }
      }
    } catch {
      throw JournalError(error, path: journal.path)
    }
  }

  /// Forgets the place of a reader, as the book was closed.
  ///
  /// - Throws: `JournalError`.
  package func removeOpenPlace(of book: LibraryID) throws(JournalError) {
    do {
      try journal.database.use { db in
        guard try BookShelf.has("bookPlace", db) else { return }
        try db.run("DELETE FROM bookPlace WHERE id = ?", [.text(book.rawValue)])
      }
    } catch {
      throw JournalError(error, path: journal.path)
    }
  }
}
