import Bookshelf
import ClientCore
import GameEngine
import Messages

/// Searches the texts of the books in the library.
struct BookTextSearch: Sendable {
  /// A paragraph of a book that matches a query.
  struct Found {
    let entry: LibraryEntry
    fileprivate let hit: BookIndex.Hit

    /// The quality of the match; 0 is the best.
    var rank: Int { hit.rank }
    /// The place, in the form that commands accept.
    var place: String { hit.paragraph.place }
  }

  let library: Library

  /// The state that several excerpts share.
  final class ExcerptReader {
    fileprivate var words = SearchWords()
    /// The book that was read last. The next property provides its text.
    fileprivate var book: LibraryID?
    fileprivate var passages: KeptPassages?
  }

  /// The best paragraphs of some books for a query, a few of each book. Adds missing books to the
  /// index first, which takes a while if the cache was deleted. Skips books whose texts cannot be
  /// read on this computer.
  ///
  /// - Parameter progress: receives the number of books added so far, and of all books to add.
  /// - Throws: `CancellationError` if the task is cancelled; `ClientError` if the index cannot be used.
  func hits(
    for query: TextQuery, in entries: [LibraryEntry], limit: Int, progress: (Int, Int) -> Void
  ) throws -> [Found] {
    var places: [LibraryID: Int] = [:]
    for (place, entry) in entries.enumerated() {
      if let id = contentID(of: entry), places[id] == nil { places[id] = place }
    }
    do {
      var tried: Set<LibraryID> = []
      while true {
        let outcome = try library.index.search(
          for: query, in: places.keys, optional: tried, limit: limit
        ) { id, length in
          places[id].flatMap { passages(of: entries[$0], as: id, length: length) }
        }
        switch outcome {
        case .hits(let hits):
          return hits.compactMap { hit in
            places[hit.book].map { Found(entry: entries[$0], hit: hit) }
          }
        case .missing(let missing):
          for (done, id) in missing.enumerated() {
            progress(done, missing.count)
            try Task.checkCancellation()
            tried.insert(id)
            guard let place = places[id], let book = text(of: entries[place]) else { continue }
            try library.index.add(book, as: id)
          }
        }
      }
    } catch let error as CancellationError {
      throw error
    } catch {
      throw ClientError(
        .searchIndexUnusable, "the texts of your books are not searched",
        remedy: "make \(library.index.folder) writable, and make room for it")
    }
  }

  /// The text around the words of a query; nil if the text of the book has changed. The next search
  /// then indexes it again.
  ///
  /// - Parameter reader: caches data for the next excerpt.
  func excerpt(of found: Found, for query: TextQuery, _ reader: ExcerptReader) -> String? {
    let hit = found.hit
    if reader.book != hit.book {
      reader.book = hit.book
      reader.passages = passages(of: found.entry, as: hit.book, length: hit.length)
    }
    guard let text = reader.passages?.bytes(of: hit.paragraph.range),
      let excerpt = query.excerpt(of: text, &reader.words)
    else {
      library.index.remove(hit.book)
      return nil
    }
    return excerpt
  }

  /// Access to the text of a book, which is cached again if necessary; nil if it has another
  /// length.
  private func passages(of entry: LibraryEntry, as id: LibraryID, length: Int) -> KeptPassages? {
    if let passages = library.cache.passages(of: id, length: length) { return passages }
    guard !library.cache.contains(id), text(of: entry) != nil else { return nil }
    return library.cache.passages(of: id, length: length)
  }

  /// The text of a book; nil if it cannot be read on this computer.
  private func text(of entry: LibraryEntry) -> Book? {
    entry.origin == .elsewhere && !library.cache.contains(entry.contentID)
      ? nil : try? library.text(of: entry)
  }

  /// The id of a book's content, under which the cache stores its text.
  private func contentID(of entry: LibraryEntry) -> LibraryID? {
    if case .program = entry.origin { library.own.content(of: entry.id) } else { entry.contentID }
  }
}

extension TextQuery {
  private static let before = 30
  private static let longestExcerpt = 160

  /// The text around the first occurrence of the phrase, else of a word; nil if it contains none of
  /// the words.
  fileprivate func excerpt(of text: [UInt8], _ folded: inout SearchWords) -> String? {
    folded.removeAll()
    text.withUnsafeBufferPointer { folded.append($0, 0..<$0.count) }
    var offset: Int?
    for part in [phrase] + parts where offset == nil { offset = folded.first(part.bytes) }
    guard let start = offset.flatMap(folded.place) else { return nil }
    func line(_ bytes: ArraySlice<UInt8>) -> String {
      String(decoding: bytes.map { $0 == 0x0A || $0 == 0x09 ? 0x20 : $0 }, as: UTF8.self)
    }
    // A character may consist of several bytes.
    let low = max(0, start - 8 * TextQuery.before)
    var before = line(text[low..<start])
    if before.count > TextQuery.before || low > 0 {
      let words = before.suffix(TextQuery.before).split(
        separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      before = "… " + (words.last ?? "")
    }
    var after = line(text[start...].prefix(8 * TextQuery.longestExcerpt))
    if after.count > TextQuery.longestExcerpt {
      let words = after.prefix(TextQuery.longestExcerpt)
      after = words[..<(words.lastIndex(of: " ") ?? words.endIndex)] + " …"
    }
    return before + after
  }
}
