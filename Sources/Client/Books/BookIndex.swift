import Bookshelf
import FoundationEssentials
import GameEngine
import Glibc
import SQLite
import Synchronization

/// The words of the library's texts, for a search in all books: a table of SQLite's FTS5 in the cache folder. If it is deleted or
/// damaged, it is made again.
///
/// A row of the table is a paragraph. Its number consists of the number of the book and its own number in the list of the
/// book's paragraphs. Books that are not wanted any more are passed over.
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

  /// The file is that of another version of the program, or mostly has books that are not wanted any more.
  private struct Useless: Error {}

  private static let version = 3
  private static let schema = """
    PRAGMA user_version = \(version);
    CREATE TABLE books (number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE,
      length INTEGER NOT NULL);
    CREATE TABLE lists (number INTEGER PRIMARY KEY, paragraphs BLOB NOT NULL);
    CREATE VIRTUAL TABLE paragraphs USING fts5(words, content='', columnsize=0, tokenize='ascii');
    CREATE VIRTUAL TABLE terms USING fts5vocab(paragraphs, instance);
    """
  /// The bits of a row's number for the paragraph.
  private static let paragraphBits: Int64 = 24
  private static let mostParagraphs = 1 << paragraphBits
  /// The most hits in a book.
  private static let mostHits = 3
  /// The most words that are tried in place of one that they begin with.
  private static let mostWords = 16
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

  /// Whether an error means that the file is of no use, rather than that it cannot be used now.
  private static func isDamage(_ error: any Error) -> Bool {
    guard let error = error as? SQLiteError else { return error is Useless }
    return [.corrupt, .notADatabase, .error, .constraint].contains(error.primary)
      || error.code == .shortRead
  }

  // MARK: - Books

  /// Those of some books that are not in it. If most of its books are not wanted any more, it is emptied before.
  ///
  /// - Throws: `SQLiteError`.
  func missing(of wanted: Set<LibraryID>) throws -> Set<LibraryID> {
    try use { database in
      let (known, all) = try database.read { db in
        var known: Set<LibraryID> = []
        try db.forEach("SELECT id FROM books") { known.insert(LibraryID($0.text(0))) }
        let all = try db.first("SELECT seq FROM sqlite_sequence WHERE name = 'books'") { $0.int(0) }
        return (known, all ?? 0)
      }
      guard all - known.count <= max(BookIndex.patience, known.count) else {
        throw Useless()
      }
      return wanted.subtracting(known)
    }
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
        let first = db.lastRowID << BookIndex.paragraphBits
        let paragraphs = Array(SearchParagraph.all(in: book).prefix(BookIndex.mostParagraphs))
        try db.run(
          "INSERT INTO lists (number, paragraphs) VALUES (?, ?)",
          [.integer(db.lastRowID), .blob(SearchParagraph.bytes(of: paragraphs))])
        var words = SearchWords()
        for (number, paragraph) in paragraphs.enumerated() {
          words.removeAll()
          book.documents[paragraph.document].text.withUnsafeBufferPointer {
            words.append($0, paragraph.range)
          }
          guard !words.bytes.isEmpty else { continue }
          try db.run(
            "INSERT INTO paragraphs (rowid, words) VALUES (?, ?)",
            [
              .integer(first + Int64(number)),
              .text(String(decoding: words.bytes.dropFirst(), as: UTF8.self)),
            ])
        }
      }
    }
  }

  /// Forgets a book, if possible.
  func remove(_ id: LibraryID) {
    guard access(path, F_OK) == 0 else { return }
    try? use { database in
      try database.write { db in
        try db.run(
          "DELETE FROM lists WHERE number IN (SELECT number FROM books WHERE id = ?)",
          [.text(id.rawValue)])
        try db.run("DELETE FROM books WHERE id = ?", [.text(id.rawValue)])
      }
    }
  }

  // MARK: - Search

  /// The best paragraphs for a query, a few of each book: the phrase first, then all words, then their beginnings.
  ///
  /// - Throws: `SQLiteError`.
  func hits(for query: TextQuery, in wanted: Set<LibraryID>, limit: Int) throws -> [Hit] {
    try use { database in
      try database.read { db in
        var search = IndexSearch(limit: limit)
        try db.forEach("SELECT number, id, length FROM books") { row in
          let id = LibraryID(row.text(1))
          if wanted.contains(id) { search.books[row.int64(0)] = (id, row.int(2)) }
        }
        for (rank, match) in query.matches.enumerated() {
          try search.find(match, rank: rank, in: db)
        }
        try search.find(query.beginnings, rank: query.matches.count, in: db)
        return try search.hits(in: db)
      }
    }
  }

  /// One search in the table.
  private struct IndexSearch {
    let limit: Int
    var books: [Int64: (id: LibraryID, length: Int)] = [:]
    var found: [(row: Int64, rank: Int)] = []
    private var known: Set<Int64> = []
    private var counts: [Int64: Int] = [:]

    init(limit: Int) { self.limit = limit }

    /// - Parameter skips: whether the search begins again after a book of which enough was found, or passes over the rest of it.
    mutating func find(
      _ match: String, rank: Int, in db: Connection, skips: Bool = true
    ) throws {
      var start: Int64? = 0
      while let first = start, found.count < limit {
        start = nil
        try db.scan(
          "SELECT rowid FROM paragraphs WHERE paragraphs MATCH ? AND rowid >= ? ORDER BY rowid",
          [.text(match), .integer(first)]
        ) { row in
          let row = row.int64(0)
          let book = row >> BookIndex.paragraphBits
          guard books[book] != nil, counts[book, default: 0] < BookIndex.mostHits else {
            if skips { start = (book + 1) << BookIndex.paragraphBits }
            return !skips
          }
          if known.insert(row).inserted {
            counts[book, default: 0] += 1
            found.append((row, rank))
          }
          return found.count < limit
        }
      }
    }

    /// Finds words that begin with others. For a beginning, FTS5 first reads all places of all words that begin so, and a few
    /// of these words usually fill the page.
    mutating func find(_ parts: [TextQuery.Part], rank: Int, in db: Connection) throws {
      guard !parts.isEmpty, found.count < limit else { return }
      var areAll = true
      var matches: [String] = []
      for part in parts {
        let words = part.isOpen ? try self.words(beginning: part.last, in: db) : [part.last]
        guard !words.isEmpty else { return }
        areAll = areAll && words.count < BookIndex.mostWords
        matches.append("(" + words.map(part.match).joined(separator: " OR ") + ")")
      }
      try find(matches.joined(separator: " AND "), rank: rank, in: db)
      guard !areAll else { return }
      let open = parts.map { $0.match + ($0.isOpen ? "*" : "") }.joined(separator: " AND ")
      try find(open, rank: rank, in: db, skips: false)
    }

    /// The first words of the index that begin with some letters. The places of a word are not read.
    private func words(beginning: String, in db: Connection) throws -> [String] {
      var words: [String] = []
      var next = beginning
      while words.count < BookIndex.mostWords {
        let word = try db.first(
          "SELECT term FROM terms WHERE term >= ? LIMIT 1", [.text(next)]
        ) { $0.text(0) }
        guard let word, word.utf8.starts(with: beginning.utf8) else { break }
        words.append(word)
        // Comes after the word itself, and before all others.
        next = word + "\u{1}"
      }
      return words
    }

    func hits(in db: Connection) throws -> [Hit] {
      let numbers = Dictionary(grouping: found) { $0.row >> BookIndex.paragraphBits }
        .mapValues { Set($0.map { number($0.row) }) }
      var paragraphs: [Int64: [Int: SearchParagraph]] = [:]
      for (book, numbers) in numbers {
        let list = try db.first(
          "SELECT paragraphs FROM lists WHERE number = ?", [.integer(book)]
        ) { $0.blob(0) }
        paragraphs[book] = SearchParagraph.paragraphs(numbers, in: list ?? [])
      }
      return found.compactMap { row, rank in
        let book = row >> BookIndex.paragraphBits
        guard let (id, length) = books[book], let paragraph = paragraphs[book]?[number(row)] else {
          return nil
        }
        return Hit(book: id, rank: rank, paragraph: paragraph, length: length)
      }
    }

    /// The number of a row's paragraph in its book.
    private func number(_ row: Int64) -> Int {
      Int(row & (1 << BookIndex.paragraphBits - 1))
    }
  }
}
