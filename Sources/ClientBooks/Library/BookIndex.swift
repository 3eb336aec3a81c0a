import Bookshelf
import ClientCore
import FoundationEssentials
import GameEngine
import Glibc
import SQLite
import Synchronization

/// The words of the library's texts, for a search in all books: a database in the cache folder. If
/// it is deleted or damaged, it is rebuilt.
///
/// A table of SQLite's FTS5 contains the words of each paragraph. The number of a row combines the
/// number of the book and the number of the paragraph in it. Another table contains the phrases of
/// each book as a `PhraseFilter`; the number of a row combines the number of the filter's part and
/// the number of the book. Books that are no longer in the library are skipped.
final class BookIndex: Sendable {
  /// A paragraph that matches a query.
  struct Hit: Sendable {
    let book: LibraryID
    /// The quality of the match; 0 is the best.
    let rank: Int
    let paragraph: SearchParagraph
    /// The total length of the book's texts when it was indexed.
    let length: Int
  }

  /// The result of a search.
  enum Outcome: Sendable {
    case hits([Hit])
    /// Books that must be added to the index first.
    case missing([LibraryID])
  }

  /// The indexed books to search, by their numbers, with the lengths of their texts when they were
  /// indexed.
  typealias Books = [Int64: (id: LibraryID, length: Int)]

  /// The file is of another version of the program, or most of its books are no longer in the
  /// library.
  private struct Useless: Error {}

  private static let version = 5
  private static let schema = """
    PRAGMA user_version = \(version);
    CREATE TABLE books (number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE,
      length INTEGER NOT NULL);
    CREATE TABLE lists (number INTEGER PRIMARY KEY, paragraphs BLOB NOT NULL);
    CREATE TABLE phrases (number INTEGER PRIMARY KEY, filter BLOB NOT NULL);
    CREATE VIRTUAL TABLE paragraphs USING fts5(words, content='', detail=none, columnsize=0,
      tokenize='ascii');
    """
  /// The number of bits of a row's number that hold the paragraph.
  static let paragraphBits: Int64 = 24
  /// The maximum number of paragraphs of a book, which is also the number of the row after them.
  static let mostParagraphs = 1 << paragraphBits - 1
  /// The number of paragraphs in a list. A list is numbered by its first row.
  static let listLength: Int64 = 64
  /// The only word of the row after a book's paragraphs. No text contains it.
  static let end = "·"
  /// The number of bits of a filter part's number that hold the book.
  static let bookBits: Int64 = 32
  private static let numbers: Range<Int64> = 1..<1 << bookBits
  private static let manyAdditions = 32
  private static let pagesPerStep = 2000
  /// The number of unwanted books that never make the index useless.
  private static let patience = 20

  /// The folder that contains the file.
  let folder: String
  private var path: String { "\(folder)/search.sqlite" }
  private let database = Mutex<Database?>(nil)

  /// - Parameter folder: the folder for the texts of books. It is created if necessary.
  init(folder: String) { self.folder = folder }

  // MARK: - The file

  /// Runs a closure with the file. If the file is damaged, deletes it and tries once more.
  private func use<Value: Sendable>(_ body: (Database) throws -> Value) throws -> Value {
    try database.withLock { opened in
      do {
        return try body(opened ?? open(&opened))
      } catch  where BookIndex.isDamage(error) {
        opened = nil
        delete()
        return try body(open(&opened))
      }
    }
  }

  private func open(_ opened: inout Database?) throws -> Database {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    // Only the owner may read the file, because it shows which books the player reads.
    let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    if descriptor >= 0 { close(descriptor) }
    let database = Database(try Connection(path: path, .creating))
    try database.use { db in
      // Pages of twice the usual size halve the number of calls of a search. The file is not mapped
      // into memory, because the program would be killed if another process truncated it.
      try db.execute(
        "PRAGMA page_size = 8192; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
      try BookIndex.prepare(db)
    }
    opened = database
    return database
  }

  private static func prepare(_ db: Connection) throws {
    func version() throws -> Int { try db.first("PRAGMA user_version") { $0.int(0) } ?? 0 }
    guard try version() != BookIndex.version else { return }
    try db.transaction(.immediate) {
      switch try version() {
      case BookIndex.version: break
      case 0: try db.execute(schema)
      default: throw Useless()
      }
    }
  }

  private func delete() { for ending in ["", "-wal", "-shm"] { unlink(path + ending) } }

  /// Whether an error means that the file is damaged, rather than that it cannot be used now.
  private static func isDamage(_ error: any Error) -> Bool {
    guard let error = error as? SQLiteError else { return error is Useless }
    return [.corrupt, .notADatabase, .error, .constraint].contains(error.primary)
      || error.code == .shortRead
  }

  // MARK: - Books

  /// The indexed ones of the wanted books.
  ///
  /// - Throws: `SQLiteError`, or `Useless` if most of the indexed books are not wanted.
  private static func books(
    of wanted: Dictionary<LibraryID, Int>.Keys, _ db: Connection
  ) throws -> Books {
    var books: Books = [:]
    books.reserveCapacity(wanted.count)
    var count = 0
    try db.forEach("SELECT number, id, length FROM books") { row in
      count += 1
      let (number, id) = (row.int64(0), LibraryID(row.text(1)))
      guard numbers.contains(number) else { throw Useless() }
      if wanted.contains(id) { books[number] = (id, row.int(2)) }
    }
    let all = try db.first("SELECT seq FROM sqlite_sequence WHERE name = 'books'") { $0.int(0) }
    guard (all ?? 0) <= count + max(BookIndex.patience, count) else { throw Useless() }
    return books
  }

  /// Adds a book, unless the index contains it.
  ///
  /// - Throws: `SQLiteError`, for instance if the disk is full; then nothing was added.
  func add(_ book: Book, as id: LibraryID) throws {
    try use { database in
      try database.write { db in
        try db.run(
          "INSERT OR IGNORE INTO books (id, length) VALUES (?, ?)",
          [.text(id.rawValue), .integer(Int64(book.length))])
        guard db.changes > 0 else { return }
        let bookNumber = db.lastRowID
        let first = bookNumber << BookIndex.paragraphBits
        let paragraphs = Array(SearchParagraph.all(in: book).prefix(BookIndex.mostParagraphs))
        for number in stride(from: 0, to: paragraphs.count, by: Int(BookIndex.listLength)) {
          let list = paragraphs[number...].prefix(Int(BookIndex.listLength))
          try db.run(
            "INSERT INTO lists (number, paragraphs) VALUES (?, ?)",
            [.integer(first + Int64(number)), .blob(SearchParagraph.bytes(of: Array(list)))])
        }
        var words = SearchWords()
        var phrases = PhraseFilter(book: bookNumber)
        for (number, paragraph) in paragraphs.enumerated() {
          words.removeAll()
          book.documents[paragraph.range.document].text.withUnsafeBufferPointer {
            words.append($0, paragraph.range.bytes)
          }
          let bytes = words.bytes
          guard !bytes.isEmpty else { continue }
          phrases.add(bytes)
          try db.run(
            "INSERT INTO paragraphs (rowid, words) VALUES (?, ?)",
            [
              .integer(first + Int64(number)),
              .text(String(decoding: IndexWords.added(to: bytes), as: UTF8.self)),
            ])
        }
        try db.run(
          "INSERT INTO paragraphs (rowid, words) VALUES (?, ?)",
          [.integer(first + Int64(BookIndex.mostParagraphs)), .text(BookIndex.end)])
        for (part, bits) in phrases.parts.enumerated() {
          try db.run(
            "INSERT INTO phrases (number, filter) VALUES (?, ?)",
            [.integer(Int64(part) << BookIndex.bookBits + bookNumber), .blob(bits)])
        }
      }
    }
  }

  /// Merges the parts that many additions have written, because each search looks into every part.
  /// If most books are new, rewrites the file, so that a search reads it in one place. Errors are
  /// ignored.
  func merge(after additions: Int) {
    guard additions >= BookIndex.manyAdditions else { return }
    func step(_ pages: Int, _ db: Connection) throws -> Int64 {
      func changes() throws -> Int64 { try db.first("SELECT total_changes()") { $0.int64(0) } ?? 0 }
      let before = try changes()
      try db.run(
        "INSERT INTO paragraphs (paragraphs, rank) VALUES ('merge', ?)", [.integer(Int64(pages))])
      return try changes() - before
    }
    try? use { database in
      // A negative number starts the merge of all parts. FTS5 is done when a step changes nothing.
      _ = try database.write { try step(-BookIndex.pagesPerStep, $0) }
      while !Task.isCancelled, try database.write({ try step(BookIndex.pagesPerStep, $0) }) > 1 {}
      let books = try database.read {
        try $0.first("SELECT count(*) FROM books") { $0.int(0) } ?? 0
      }
      if !Task.isCancelled, 2 * additions >= books { try database.use { try $0.execute("VACUUM") } }
    }
  }

  /// Removes a book from the index. Errors are ignored.
  func remove(_ id: LibraryID) {
    guard access(path, F_OK) == 0 else { return }
    try? use { database in
      try database.write { db in
        let number = try db.first("SELECT number FROM books WHERE id = ?", [.text(id.rawValue)]) {
          $0.int64(0)
        }
        guard let number, BookIndex.numbers.contains(number) else { return }
        for part in 0..<Int64(PhraseFilter.partCount) {
          try db.run(
            "DELETE FROM phrases WHERE number = ?",
            [.integer(part << BookIndex.bookBits + number)])
        }
        let first = number << BookIndex.paragraphBits
        try db.run(
          "DELETE FROM lists WHERE number BETWEEN ? AND ?",
          [.integer(first), .integer(first + Int64(BookIndex.mostParagraphs))])
        try db.run("DELETE FROM books WHERE number = ?", [.integer(number)])
      }
    }
  }

  // MARK: - Search

  /// The best paragraphs for a query, a few of each book: first matches of the phrase, then of all
  /// words, then of their beginnings.
  ///
  /// - Parameters:
  ///   - wanted: the books to search. If most indexed books are others, the index is rebuilt.
  ///   - optional: the wanted books that need not be indexed.
  ///   - passages: returns the text of a book; nil if its length differs from the given one. Such a
  ///     book leaves the index.
  /// - Throws: `SQLiteError`.
  func search(
    for query: TextQuery, in wanted: Dictionary<LibraryID, Int>.Keys,
    optional: Set<LibraryID>, limit: Int, passages: (LibraryID, Int) -> KeptPassages?
  ) throws -> Outcome {
    let (outcome, changed) = try use { database -> (Outcome, Set<LibraryID>) in
      try database.read { db in
        let books = try BookIndex.books(of: wanted, db)
        if books.count < wanted.count {
          let missing = Set(wanted).subtracting(books.values.map(\.id)).subtracting(optional)
          guard missing.isEmpty else { return (.missing(missing.sorted()), []) }
        }
        return try withoutActuallyEscaping(passages) { passages in
          let search = BookIndexSearch(db: db, books, limit: limit, passages: passages)
          return (.hits(try search.hits(for: query)), search.changed)
        }
      }
    }
    for id in changed { remove(id) }
    return outcome
  }
}
