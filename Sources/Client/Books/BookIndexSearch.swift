import Bookshelf
import GameEngine
import SQLite

/// One search in the index of books.
///
/// The index does not know where in a paragraph a word is. Whether words stand one after the other is read in the texts, in those
/// books that may have all of their pairs or triples.
final class BookIndexSearch {
  /// What a paragraph must have.
  private struct Pattern {
    /// Its words, as FTS5 reads them.
    private var terms: [String] = []
    /// Words that stand one after the other, each after a blank, and a blank.
    private(set) var runs: [[UInt8]] = []
    /// The pairs or triples of these words.
    private(set) var grams: [PhraseFilter.Gram] = []

    /// - Parameter stops: whether the search finds the end of each book, too. Otherwise, FTS5 goes on through all books to the
    ///   next paragraph with all words.
    func match(stopping stops: Bool) -> String {
      let end = "\"\(BookIndex.end)\""
      let terms = stops ? terms.map { "(" + [$0, end].joined(separator: " OR ") + ")" } : terms
      return terms.joined(separator: " AND ")
    }

    /// Adds words that stand one after the other.
    mutating func add(_ part: TextQuery.Part) {
      for word in ShortPairs.terms(of: part.words) { add(term: "\"\(word)\"") }
      guard part.words.count > 1 else { return }
      runs.append(part.bytes + [UInt8(ascii: " ")])
      grams += PhraseFilter.grams(of: part.bytes)
    }

    mutating func add(term: String) {
      if !terms.contains(term) { terms.append(term) }
    }
  }

  /// A book that is read.
  private struct Opened {
    let number: Int64
    let passages: KeptPassages
    let ranges: [SearchParagraph.TextRange]
  }

  /// The most hits in a book.
  private static let mostHits = 3
  /// The most words that are tried in place of one that they begin with.
  private static let mostWords = 16
  /// In so many books at most, the search stops at the end of each.
  private static let mostStops = 64
  /// The most grams that books are asked for.
  private static let mostGrams = 8
  /// So few books are read without asking for more grams.
  private static let fewBooks = 4

  private let db: Connection
  private let limit: Int
  private let passages: (LibraryID, Int) -> KeptPassages?
  private var books: [Int64: (id: LibraryID, length: Int)] = [:]
  private var found: [(row: Int64, rank: Int)] = []
  private var known: Set<Int64> = []
  private var counts: [Int64: Int] = [:]
  private var opened: Opened?
  private var words = SearchWords()

  /// The books whose texts are not those of the index.
  private(set) var changed: Set<LibraryID> = []

  /// - Parameters:
  ///   - limit: how many paragraphs are wanted.
  ///   - passages: the text of a book that has a length; nil if it is another one now.
  init(
    db: Connection, limit: Int, passages: @escaping (LibraryID, Int) -> KeptPassages?
  ) { (self.db, self.limit, self.passages) = (db, limit, passages) }

  /// Finds the paragraphs for a query in some books.
  ///
  /// - Throws: `SQLiteError`.
  func hits(
    for query: TextQuery, in wanted: Dictionary<LibraryID, Int>.Keys
  ) throws -> [BookIndex.Hit] {
    try db.forEach("SELECT number, id, length FROM books") { row in
      let id = LibraryID(row.text(1))
      if wanted.contains(id) { books[row.int64(0)] = (id, row.int(2)) }
    }
    let searches = query.parts.count > 1 ? [[query.phrase], query.parts] : [query.parts]
    for (rank, parts) in searches.enumerated() {
      var pattern = Pattern()
      for part in parts { pattern.add(part) }
      try find(pattern, rank: rank)
    }
    if query.parts.contains(where: \.isOpen) {
      try findBeginnings(query.parts, rank: searches.count)
    }
    return try hits()
  }

  // MARK: - Rows

  /// - Parameter skips: whether the search begins again after a book of which enough was found, or passes over the rest of it.
  private func find(_ pattern: Pattern, rank: Int, skips: Bool = true) throws {
    guard found.count < limit else { return }
    var wanted = try candidates(for: pattern.grams)
      .subtracting(counts.filter { $0.value >= BookIndexSearch.mostHits }.keys)
    let isBounded = skips && !pattern.grams.isEmpty && wanted.count <= BookIndexSearch.mostStops
    let match = pattern.match(stopping: isBounded)
    var start = wanted.min().map { $0 << BookIndex.paragraphBits }
    while let first = start, found.count < limit {
      start = nil
      try db.scan(
        "SELECT rowid FROM paragraphs WHERE paragraphs MATCH ? AND rowid >= ? ORDER BY rowid",
        [.text(match), .integer(first)]
      ) { row in
        let row = row.int64(0)
        let book = row >> BookIndex.paragraphBits
        guard wanted.contains(book), number(row) != BookIndex.mostParagraphs else {
          let next = wanted.lazy.filter { $0 > book }.min()
          if skips { start = next.map { $0 << BookIndex.paragraphBits } }
          return !skips && next != nil
        }
        if !known.contains(row), try has(pattern.runs, row) {
          known.insert(row)
          found.append((row, rank))
          counts[book, default: 0] += 1
          if counts[book] == BookIndexSearch.mostHits { wanted.remove(book) }
        }
        return found.count < limit
      }
    }
  }

  /// Finds words that begin with others. For a beginning, FTS5 first reads all rows of all words that begin so, and a few of
  /// these words usually fill the page.
  private func findBeginnings(_ parts: [TextQuery.Part], rank: Int) throws {
    guard found.count < limit else { return }
    var (some, all) = (Pattern(), Pattern())
    var areAll = true
    for part in parts {
      guard part.isOpen, let last = part.words.last else {
        some.add(part)
        all.add(part)
        continue
      }
      for word in ShortPairs.terms(of: part.words.dropLast()) {
        some.add(term: "\"\(word)\"")
        all.add(term: "\"\(word)\"")
      }
      let words = try self.words(beginning: last)
      guard !words.isEmpty else { return }
      areAll = areAll && words.count < BookIndexSearch.mostWords
      some.add(term: "(" + words.map { "\"\($0)\"" }.joined(separator: " OR ") + ")")
      all.add(term: "\"\(last)\"*")
    }
    try find(some, rank: rank)
    if !areAll { try find(all, rank: rank, skips: false) }
  }

  /// The first words of the index that begin with some letters. The rows of a word are not read.
  private func words(beginning: String) throws -> [String] {
    var words: [String] = []
    var next = beginning
    while words.count < BookIndexSearch.mostWords {
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

  // MARK: - Phrases

  /// The books that may have all of some grams.
  private func candidates(for grams: [PhraseFilter.Gram]) throws -> Set<Int64> {
    var candidates = Set(books.keys)
    for gram in grams.prefix(BookIndexSearch.mostGrams)
    where candidates.count > BookIndexSearch.fewBooks {
      let part = Int64(gram.part) << BookIndex.bookBits
      var having: Set<Int64> = []
      try db.forEach(
        "SELECT number, filter FROM phrases WHERE number BETWEEN ? AND ?",
        [.integer(part), .integer(part | (1 << BookIndex.bookBits - 1))]
      ) { row in
        let book = row.int64(0) - part
        if candidates.contains(book), row.withBlob(1, { PhraseFilter.has(gram, in: $0, of: book) })
        {
          having.insert(book)
        }
      }
      candidates = having
    }
    return candidates
  }

  /// Whether a row has words one after the other.
  private func has(_ runs: [[UInt8]], _ row: Int64) throws -> Bool {
    guard !runs.isEmpty else { return true }
    let number = number(row)
    guard let opened = try open(row >> BookIndex.paragraphBits),
      opened.ranges.indices.contains(number)
    else { return false }
    words.removeAll()
    opened.passages.read(opened.ranges[number]) { words.append($0, 0..<$0.count) }
    words.endWord()
    return runs.allSatisfy { words.first($0) != nil }
  }

  private func open(_ number: Int64) throws -> Opened? {
    if let opened, opened.number == number { return opened }
    guard let (id, length) = books[number] else { return nil }
    guard let passages = passages(id, length) else {
      changed.insert(id)
      books[number] = nil
      return nil
    }
    opened = Opened(
      number: number, passages: passages, ranges: SearchParagraph.ranges(in: try list(of: number)))
    return opened
  }

  private func list(of book: Int64) throws -> [UInt8] {
    try db.first("SELECT paragraphs FROM lists WHERE number = ?", [.integer(book)]) {
      $0.blob(0)
    } ?? []
  }

  // MARK: - Hits

  private func hits() throws -> [BookIndex.Hit] {
    let numbers = Dictionary(grouping: found) { $0.row >> BookIndex.paragraphBits }
      .mapValues { Set($0.map { number($0.row) }) }
    var paragraphs: [Int64: [Int: SearchParagraph]] = [:]
    for (book, numbers) in numbers {
      paragraphs[book] = SearchParagraph.paragraphs(numbers, in: try list(of: book))
    }
    return found.compactMap { row, rank in
      let book = row >> BookIndex.paragraphBits
      guard let (id, length) = books[book], let paragraph = paragraphs[book]?[number(row)] else {
        return nil
      }
      return BookIndex.Hit(book: id, rank: rank, paragraph: paragraph, length: length)
    }
  }

  /// The number of a row's paragraph in its book.
  private func number(_ row: Int64) -> Int {
    Int(row) & BookIndex.mostParagraphs
  }
}
