import Bookshelf
import ClientCore
import GameEngine
import SQLite

/// One search in the index of books.
///
/// The index does not store the positions of words in a paragraph. Whether words follow one another
/// is checked in the texts of the books whose filters contain all runs of the phrase.
final class BookIndexSearch {
  /// A query for FTS5, and the words that the texts of its rows must contain.
  private struct Step {
    let match: String
    let needles: [[UInt8]]
    /// The number of texts without a hit after which the next step continues.
    var mostMisses = Int.max
    /// Whether to restart the query at the next wanted book, instead of skipping many rows.
    var skips = true
  }

  /// The maximum number of hits in a book.
  private static let mostHits = 3
  /// The number of texts without a hit after which a search requires one more word.
  private static let mostMisses = 128
  /// Up to this number of books, each is queried alone, and a search for a phrase stops at the end
  /// of each.
  private static let fewBooks = 64
  /// Skipping this number of unwanted rows takes about as long as restarting the query.
  private static let mostPassed = 64
  /// The maximum number of grams checked in the books' filters.
  private static let mostGrams = 8

  private let db: Connection
  private let limit: Int
  private let passages: (LibraryID, Int) -> KeptPassages?
  private var books: BookIndex.Books
  private var found: [(row: Int64, rank: Int)] = []
  private var known: Set<Int64> = []
  private var counts: [Int64: Int] = [:]
  /// The book whose text was read last, and its text.
  private var opened: (book: Int64, passages: KeptPassages)?
  /// The list of paragraphs that was read last, and its number.
  private var list: (first: Int64, paragraphs: [UInt8])?
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

  /// The paragraphs for a query, the best first.
  ///
  /// - Throws: `SQLiteError`.
  func hits(for query: TextQuery) throws -> [BookIndex.Hit] {
    let searches = query.parts.count > 1 ? [[query.phrase], query.parts] : [query.parts]
    for (rank, parts) in searches.enumerated() {
      var pattern = IndexPattern()
      for part in parts { pattern.add(part) }
      try find(pattern, rank: rank)
    }
    if query.parts.contains(where: \.isOpen) {
      var pattern = IndexPattern()
      for part in query.parts { pattern.add(beginning: part) }
      try find(pattern, rank: searches.count)
    }
    return try hits()
  }

  // MARK: - Rows

  /// Adds the paragraphs that match a pattern, up to the limits.
  private func find(_ pattern: IndexPattern, rank: Int) throws {
    guard found.count < limit else { return }
    var wanted = try candidates(for: pattern.grams)
      .subtracting(counts.filter { $0.value >= BookIndexSearch.mostHits }.keys)
    guard let first = wanted.min(), let last = wanted.max() else { return }
    var start: Int64? = firstRow(of: first)
    for step in try steps(for: pattern, in: wanted.count) {
      var (misses, passed) = (0, 0)
      while let first = start, found.count < limit, misses < step.mostMisses {
        start = nil
        try db.scan(
          "SELECT rowid FROM paragraphs WHERE paragraphs MATCH ? AND rowid >= ? ORDER BY rowid",
          [.text(step.match), .integer(first)]
        ) { row in
          let row = row.int64(0)
          guard wanted.contains(book(of: row)), number(row) != BookIndex.mostParagraphs else {
            guard book(of: row) <= last else { return false }
            passed += 1
            guard step.skips, passed > BookIndexSearch.mostPassed else { return true }
            start = wanted.filter { $0 > book(of: row) }.min().map(firstRow(of:))
            return false
          }
          passed = 0
          guard !known.contains(row) else { return true }
          guard try has(step.needles, row) else {
            misses += 1
            if misses == step.mostMisses { start = row + 1 }
            return misses < step.mostMisses
          }
          add(row, rank, &wanted)
          return found.count < limit
        }
      }
    }
  }

  /// The steps of the search for a pattern.
  ///
  /// FTS5 goes through all rows of all terms, which takes long if they rarely occur together. So a
  /// step queries the rarest terms, and checks the others in the texts.
  private func steps(for pattern: IndexPattern, in books: Int) throws -> [Step] {
    guard pattern.grams.isEmpty || books > BookIndexSearch.fewBooks else {
      let end = "\"\(BookIndex.end)\""
      let match = pattern.terms.map { IndexPattern.any(of: [$0.match, end]) }
        .joined(separator: " AND ")
      return [Step(match: match, needles: pattern.needles)]
    }
    let (terms, least) = try rarestFirst(pattern.terms)
    let isExact = terms.allSatisfy(\.isExact)
    let most = isExact ? terms.count - 1 : terms.count
    return stride(from: least, through: most, by: 1).map { count in
      Step(
        match: terms.prefix(count).map(\.match).joined(separator: " AND "),
        needles: pattern.needles, mostMisses: BookIndexSearch.mostMisses)
    }
      + [
        Step(
          match: terms.map(\.exact).joined(separator: " AND "), needles: pattern.phrases,
          skips: isExact)
      ]
  }

  /// Terms ordered by rarity, the rarest first, and the number of them to query at first.
  private func rarestFirst(
    _ terms: [IndexPattern.Term]
  ) throws -> (terms: [IndexPattern.Term], least: Int) {
    guard terms.count > 1 else { return (terms, terms.count) }
    // The later the sampled rows of a term are, the rarer the term is.
    let rows = try terms.map { term in
      try db.first(
        "SELECT rowid FROM paragraphs WHERE paragraphs MATCH ? ORDER BY rowid LIMIT 1 OFFSET ?",
        [.text(term.match), .integer(Int64(BookIndexSearch.mostMisses))]
      ) { $0.int64(0) } ?? .max
    }
    let sorted = zip(terms, rows).sorted { $0.1 > $1.1 }
    return (sorted.map(\.0), sorted[0].1 == .max ? 1 : 2)
  }

  /// Adds a row to the found ones.
  ///
  /// - Parameter wanted: the books of which more hits are wanted.
  private func add(_ row: Int64, _ rank: Int, _ wanted: inout Set<Int64>) {
    let book = book(of: row)
    known.insert(row)
    found.append((row, rank))
    counts[book, default: 0] += 1
    if counts[book] == BookIndexSearch.mostHits { wanted.remove(book) }
  }

  // MARK: - Phrases

  /// The books whose filters may contain all of some grams.
  private func candidates(for grams: [PhraseFilter.Gram]) throws -> Set<Int64> {
    var candidates = Set(books.keys)
    for gram in grams.prefix(BookIndexSearch.mostGrams) {
      let part = Int64(gram.part) << BookIndex.bookBits
      func has(_ row: borrowing Row) -> Bool {
        let book = row.int64(0) - part
        return candidates.contains(book)
          && row.withBlob(1) { PhraseFilter.has(gram, in: $0, of: book) }
      }
      var having: Set<Int64> = []
      if candidates.count > BookIndexSearch.fewBooks {
        // A book that contains a longer gram contains its shorter ones, too.
        guard gram.length == grams[0].length else { break }
        try db.forEach(
          "SELECT number, filter FROM phrases WHERE number BETWEEN ? AND ?",
          [.integer(part), .integer(part | (1 << BookIndex.bookBits - 1))]
        ) { if has($0) { having.insert($0.int64(0) - part) } }
      } else {
        for book in candidates {
          try db.forEach(
            "SELECT number, filter FROM phrases WHERE number = ?", [.integer(part + book)]
          ) { if has($0) { having.insert(book) } }
        }
      }
      candidates = having
    }
    return candidates
  }

  /// Whether the text of a row contains all of some words.
  private func has(_ needles: [[UInt8]], _ row: Int64) throws -> Bool {
    guard !needles.isEmpty else { return true }
    guard let passages = passages(of: book(of: row)), let paragraph = try paragraph(row),
      let text = passages.bytes(of: paragraph.range)
    else { return false }
    words.removeAll()
    text.withUnsafeBufferPointer { words.append($0, 0..<$0.count) }
    words.endWord()
    return needles.allSatisfy { words.first($0) != nil }
  }

  private func passages(of book: Int64) -> KeptPassages? {
    if let opened, opened.book == book { return opened.passages }
    guard let (id, length) = books[book] else { return nil }
    guard let passages = passages(id, length) else {
      changed.insert(id)
      books[book] = nil
      return nil
    }
    opened = (book, passages)
    return passages
  }

  private func paragraph(_ row: Int64) throws -> SearchParagraph? {
    let place = row % BookIndex.listLength
    if list?.first != row - place {
      let bytes = try db.first(
        "SELECT paragraphs FROM lists WHERE number = ?", [.integer(row - place)]
      ) { $0.blob(0) }
      list = (row - place, bytes ?? [])
    }
    return list.flatMap { SearchParagraph.paragraph(Int(place), in: $0.paragraphs) }
  }

  // MARK: - Hits

  private func hits() throws -> [BookIndex.Hit] {
    try found.compactMap { row, rank in
      guard let (id, length) = books[book(of: row)], let paragraph = try paragraph(row) else {
        return nil
      }
      return BookIndex.Hit(book: id, rank: rank, paragraph: paragraph, length: length)
    }
  }

  private func firstRow(of book: Int64) -> Int64 { book << BookIndex.paragraphBits }

  private func book(of row: Int64) -> Int64 { row >> BookIndex.paragraphBits }

  /// The number of a row's paragraph in its book, from 0.
  private func number(_ row: Int64) -> Int {
    Int(row) & BookIndex.mostParagraphs
  }
}
