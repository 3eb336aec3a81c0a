import Bookshelf
import ClientCore
import GameEngine
import SQLite

/// One search in the index of books.
///
/// The index does not store the positions of words in a paragraph. Whether words follow one another
/// is checked in the texts.
final class BookIndexSearch {
  /// The maximum number of hits in a book.
  private static let mostHits = 3
  /// The number of texts without a hit after which a search requires one more word.
  private static let mostMisses = 128

  private let db: Connection
  private let limit: Int
  private let passages: (LibraryID, Int) -> KeptPassages?
  private var books: BookIndex.Books
  private var found: [BookIndex.Hit] = []
  private var known: Set<Int64> = []
  private var counts: [Int64: Int] = [:]
  /// The book whose text was read last, and its text.
  private var opened: (book: Int64, passages: KeptPassages)?
  private var words = SearchWords()

  /// The books whose texts have changed since they were indexed.
  private(set) var changed: Set<LibraryID> = []

  /// - Parameters:
  ///   - books: the books to search, by their numbers.
  ///   - limit: the number of paragraphs after which the search stops.
  ///   - passages: returns the text of a book; nil if its length differs from the given one.
  init(
    db: Connection, _ books: BookIndex.Books, limit: Int,
    passages: @escaping (LibraryID, Int) -> KeptPassages?
  ) { (self.db, self.books, self.limit, self.passages) = (db, books, limit, passages) }

  /// The paragraphs for some queries, those for the first one first.
  ///
  /// - Throws: `SQLiteError`.
  func hits(for queries: [IndexQuery]) throws -> [BookIndex.Hit] {
    for (rank, query) in queries.enumerated() { try find(query, rank: rank) }
    return found
  }

  /// Adds the paragraphs that match a query, up to the limits.
  ///
  /// FTS5 goes through all rows of all terms, which takes long for frequent words that are rarely
  /// together. So the search begins with the two rarest terms, checks the others in the texts, and
  /// requires one more term each time that this fails too often.
  private func find(_ query: IndexQuery, rank: Int) throws {
    let terms = try rarestFirst(query)
    var row: Int64? = 0
    for count in min(2, terms.count)...terms.count {
      guard let start = row, found.count < limit else { return }
      let mostMisses = count < terms.count ? BookIndexSearch.mostMisses : .max
      row = try find(query, terms.prefix(count), from: start, mostMisses, rank)
    }
  }

  /// The terms of a query ordered by rarity. A beginning counts as a word.
  private func rarestFirst(_ query: IndexQuery) throws -> [IndexQuery.Term] {
    guard query.terms.count > 2 else { return query.terms }
    // The later the sampled row of a term is, the rarer the term is.
    let rows = try query.terms.map { term in
      try db.first(
        """
        SELECT rowid FROM \(query.table) WHERE \(query.table) MATCH ?
        ORDER BY rowid LIMIT 1 OFFSET ?
        """,
        [.text("\"\(term.text)\""), .integer(Int64(BookIndexSearch.mostMisses))]
      ) { $0.int64(0) } ?? .max
    }
    return zip(query.terms, rows).sorted { $0.1 > $1.1 }.map(\.0)
  }

  /// Adds the paragraphs from a row on that match a query and have some of its terms in the index.
  ///
  /// - Returns: the next row to search after `mostMisses` texts did not match; nil if there is none.
  private func find(
    _ query: IndexQuery, _ terms: ArraySlice<IndexQuery.Term>, from start: Int64,
    _ mostMisses: Int, _ rank: Int
  ) throws -> Int64? {
    var (misses, next): (Int, Int64?) = (0, nil)
    try db.scan(
      "SELECT rowid FROM \(query.table) WHERE \(query.table) MATCH ? AND rowid >= ? ORDER BY rowid",
      [.text(terms.map(\.match).joined(separator: " AND ")), .integer(start)]
    ) { result in
      let row = result.int64(0)
      let book = row >> BookIndex.paragraphBits
      guard let (id, length) = books[book], counts[book, default: 0] < BookIndexSearch.mostHits,
        !known.contains(row)
      else { return true }
      if let paragraph = try paragraph(row), has(query.needles, paragraph.range, of: book) {
        known.insert(row)
        counts[book, default: 0] += 1
        found.append(BookIndex.Hit(book: id, rank: rank, paragraph: paragraph, length: length))
      } else {
        if query.isExact, terms.count == query.terms.count { drop(book) }
        misses += 1
        if misses == mostMisses { next = row + 1 }
      }
      return found.count < limit && next == nil
    }
    return next
  }

  // MARK: - Texts

  /// Whether a text contains all of some words.
  private func has(_ needles: [[UInt8]], _ range: BookRange, of book: Int64) -> Bool {
    guard let text = passages(of: book)?.bytes(of: range) else { return false }
    words.removeAll()
    text.withUnsafeBufferPointer { words.append($0, 0..<$0.count) }
    words.endWord()
    return needles.allSatisfy { words.first($0) != nil }
  }

  private func passages(of book: Int64) -> KeptPassages? {
    if let opened, opened.book == book { return opened.passages }
    guard let (id, length) = books[book] else { return nil }
    guard let passages = passages(id, length) else {
      drop(book)
      return nil
    }
    opened = (book, passages)
    return passages
  }

  /// Skips a book from now on, because its text has changed since it was indexed.
  private func drop(_ book: Int64) {
    if let (id, _) = books.removeValue(forKey: book) { changed.insert(id) }
  }

  /// The paragraph of a row; nil if the index is damaged.
  private func paragraph(_ row: Int64) throws -> SearchParagraph? {
    try db.first(
      "SELECT document, start, length, place FROM places WHERE number = ?", [.integer(row)]
    ) { result -> SearchParagraph? in
      let (start, length) = (result.int(1), result.int(2))
      let valid = 0...Int(Int32.max)
      guard valid.contains(start), valid.contains(length) else { return nil }
      return SearchParagraph(
        range: BookRange(document: result.int(0), range: start..<start + length),
        place: result.text(3))
    }
  }
}
