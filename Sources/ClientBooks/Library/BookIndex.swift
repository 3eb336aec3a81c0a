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
/// One table of SQLite's FTS5 contains the words of each paragraph, and another one its pairs of
/// neighboring words, such as `of·the`, by which phrases are found. The number of a row combines
/// the number of the book and the number of the paragraph in it. Books that are no longer in the
/// library are skipped.
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

  /// A table of FTS5.
  enum Table: String, CustomStringConvertible {
    case words, pairs

    var description: String { rawValue }
  }

  private static let version = 6
  private static let schema = """
    PRAGMA user_version = \(version);
    CREATE TABLE books (number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE,
      length INTEGER NOT NULL);
    CREATE TABLE places (number INTEGER PRIMARY KEY, document INTEGER NOT NULL,
      start INTEGER NOT NULL, length INTEGER NOT NULL, place TEXT NOT NULL);
    CREATE VIRTUAL TABLE \(Table.words) USING fts5(text, content='', detail=none, columnsize=0,
      tokenize='ascii', prefix='\(beginningLength) \(beginningLength + 1)');
    CREATE VIRTUAL TABLE \(Table.pairs) USING fts5(text, content='', detail=none, columnsize=0,
      tokenize='ascii');
    """
  /// The smallest number of letters of a beginning of a word. FTS5 finds beginnings of this length,
  /// or with one more letter, as fast as words; fewer words begin with longer ones.
  static let beginningLength = 4
  /// The number of bits of a row's number that hold the paragraph.
  static let paragraphBits: Int64 = 24
  /// The maximum number of paragraphs of a book.
  private static let mostParagraphs = 1 << paragraphBits
  private static let numbers: Range<Int64> = 1..<1 << 32
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
      // The file is not mapped into memory, because the program would be killed if another process
      // truncated it.
      try db.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
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
        var number = db.lastRowID << BookIndex.paragraphBits
        var words = SearchWords()
        for paragraph in SearchParagraph.all(in: book).prefix(BookIndex.mostParagraphs) {
          try BookIndex.add(paragraph, of: book, as: number, &words, db)
          number += 1
        }
      }
    }
  }

  private static func add(
    _ paragraph: SearchParagraph, of book: Book, as number: Int64, _ words: inout SearchWords,
    _ db: Connection
  ) throws {
    let range = paragraph.range
    words.removeAll()
    book.documents[range.document].text.withUnsafeBufferPointer { words.append($0, range.range) }
    let bytes = words.bytes
    guard !bytes.isEmpty else { return }
    try db.run(
      "INSERT INTO places (number, document, start, length, place) VALUES (?, ?, ?, ?, ?)",
      [
        .integer(number), .integer(Int64(range.document)),
        .integer(Int64(range.range.lowerBound)), .integer(Int64(range.range.count)),
        .text(paragraph.place),
      ])
    for (table, text) in [(Table.words, bytes), (Table.pairs, pairs(of: bytes))] {
      try db.run(
        "INSERT INTO \(table) (rowid, text) VALUES (?, ?)",
        [.integer(number), .text(String(decoding: text, as: UTF8.self))])
    }
  }

  /// Pairs of neighboring words, joined by a character that no word contains, each after a space.
  private static func pairs(of words: [UInt8]) -> [UInt8] {
    let words = words.split(separator: UInt8(ascii: " "))
    var pairs: [UInt8] = []
    for (first, second) in zip(words, words.dropFirst()) {
      pairs.append(UInt8(ascii: " "))
      pairs += first
      pairs += "·".utf8
      pairs += second
    }
    return pairs
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
        let first = number << BookIndex.paragraphBits
        try db.run(
          "DELETE FROM places WHERE number >= ? AND number < ?",
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
          return (.hits(try search.hits(for: query.indexQueries)), search.changed)
        }
      }
    }
    for id in changed { remove(id) }
    return outcome
  }
}
