import Bookshelf
import ClientCore
import FoundationEssentials
import GameEngine
import Glibc
import SQLite
import Synchronization

/// The words of the library's texts, for a search in all books: a database in the cache folder. If it is deleted or damaged, it is
/// made again.
///
/// A table of SQLite's FTS5 says which words are in a paragraph. The number of its row consists of the number of the book and its
/// own number in the list of the book's paragraphs. Another table has the phrases of each book, as `PhraseFilter`: the number of
/// a row consists of the number of the part and that of the book. Books that are not wanted any more are passed over.
final class BookIndex: Sendable {
  /// A paragraph that was found.
  struct Hit: Sendable {
    let book: LibraryID
    /// How well it matches, from 0.
    let rank: Int
    let paragraph: SearchParagraph
    /// The length of all texts of the book for which the index was made.
    let length: Int
  }

  /// What a search leads to.
  enum Outcome: Sendable {
    case hits([Hit])
    /// These books are not in the index yet.
    case missing([LibraryID])
  }

  /// The books of the index that are wanted by their numbers, with the lengths of the texts for which it was made.
  typealias Books = [Int64: (id: LibraryID, length: Int)]

  /// The file is that of another version of the program, or mostly has books that are not wanted any more.
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
  /// The bits of a row's number for the paragraph.
  static let paragraphBits: Int64 = 24
  /// The most paragraphs of a book, and the number of the row after them.
  static let mostParagraphs = 1 << paragraphBits - 1
  /// The paragraphs of a book are listed in lists of so many, whose number is that of the first row.
  static let listLength: Int64 = 64
  /// The only word of the row after the paragraphs of a book. It is in no text.
  static let end = "·"
  /// The bits of the number of a filter's part for the book.
  static let bookBits: Int64 = 32
  private static let numbers: Range<Int64> = 1..<1 << bookBits
  private static let manyAdditions = 32
  private static let pagesPerStep = 2000
  /// So many books that are not wanted are kept in any case.
  private static let patience = 20

  /// The folder with the file.
  let folder: String
  private var path: String { "\(folder)/search.sqlite" }
  private let database = Mutex<Database?>(nil)

  /// - Parameter folder: the folder with the texts of books, which is created if necessary.
  init(folder: String) { self.folder = folder }

  // MARK: - The file

  /// Uses the file. If it is damaged, it is deleted, and used once more.
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
    // Only the owner may read what the player reads.
    let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    if descriptor >= 0 { close(descriptor) }
    let database = Database(try Connection(path: path, .creating))
    try database.use { db in
      // With pages of twice the usual size, a search makes half as many calls. The file is not mapped into memory, since the
      // program would be killed if another one cuts it off.
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

  /// Whether an error means that the file is of no use, rather than that it cannot be used now.
  private static func isDamage(_ error: any Error) -> Bool {
    guard let error = error as? SQLiteError else { return error is Useless }
    return [.corrupt, .notADatabase, .error, .constraint].contains(error.primary)
      || error.code == .shortRead
  }

  // MARK: - Books

  /// The books that are wanted.
  ///
  /// - Throws: `SQLiteError`, or `Useless` if most of its books are not wanted any more.
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

  /// Adds a book, unless it is there.
  ///
  /// - Throws: `SQLiteError`, for instance if there is no room for it; then nothing was added.
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

  /// Merges what many additions have written, if possible: each leaves a part into which every search looks. If they are most of
  /// the books, the file is written anew, so that what a search reads is in one place.
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
      // A negative number begins to merge all parts; FTS5 is done when a step changes nothing.
      _ = try database.write { try step(-BookIndex.pagesPerStep, $0) }
      while !Task.isCancelled, try database.write({ try step(BookIndex.pagesPerStep, $0) }) > 1 {}
      let books = try database.read {
        try $0.first("SELECT count(*) FROM books") { $0.int(0) } ?? 0
      }
      if !Task.isCancelled, 2 * additions >= books { try database.use { try $0.execute("VACUUM") } }
    }
  }

  /// Forgets a book, if possible.
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

  /// The best paragraphs for a query, a few of each book: the phrase first, then all words, then their beginnings.
  ///
  /// - Parameters:
  ///   - wanted: the books to search. If most books of the index are others, it is made again.
  ///   - optional: those of them that need not be in the index.
  ///   - passages: the text of a book that has a length; nil if it is another one now. Such a book leaves the index.
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
