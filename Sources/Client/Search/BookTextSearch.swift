import Bookshelf
import GameEngine
import Messages

/// Searches the texts of the library's books.
struct BookTextSearch: Sendable {
  /// A paragraph of a book that was found.
  struct Found {
    let entry: LibraryEntry
    fileprivate let hit: BookIndex.Hit

    /// How well it matches, from 0.
    var rank: Int { hit.rank }
    /// The place, as a player writes it.
    var place: String { hit.paragraph.place }
  }

  let library: Library

  /// The best paragraphs of some books for a query, a few of each book. Books that are not in the index are added to it, which
  /// takes a while after the cache was deleted. Those whose texts cannot be read here are not found.
  ///
  /// - Parameter progress: receives how many books were added, and how many there are to add.
  /// - Throws: `CancellationError` if the task is cancelled; `ClientError` if the index cannot be used.
  func hits(
    for query: TextQuery, in entries: [LibraryEntry], limit: Int, progress: (Int, Int) -> Void
  ) throws -> [Found] {
    var places: [LibraryID: Int] = [:]
    for (place, entry) in entries.enumerated() {
      if let id = contentID(of: entry), places[id] == nil { places[id] = place }
    }
    do {
      let missing = try library.index.missing(of: Set(places.keys))
      for (done, id) in missing.sorted().enumerated() {
        progress(done, missing.count)
        try Task.checkCancellation()
        guard let place = places[id], let book = text(of: entries[place]) else { continue }
        try library.index.add(book, as: id)
      }
      return try library.index.hits(for: query, in: Set(places.keys), limit: limit)
        .compactMap { hit in places[hit.book].map { Found(entry: entries[$0], hit: hit) } }
    } catch let error as CancellationError {
      throw error
    } catch {
      throw ClientError(
        .searchIndexUnusable, "the texts of your books are not searched",
        remedy: "make \(library.index.folder) writable, and make room for it")
    }
  }

  /// The text around the words of a query; nil if the text of the book is another one now. It is then added to the index anew
  /// by the next search.
  ///
  /// - Parameter words: cuts the text into words; its tables are made once for all excerpts.
  func excerpt(
    of found: Found, for query: TextQuery, _ words: inout SearchWords
  ) -> String? {
    let hit = found.hit
    if !library.cache.contains(hit.book) { _ = text(of: found.entry) }
    guard let text = library.cache.text(of: hit.paragraph, in: hit.book, length: hit.length),
      let excerpt = query.excerpt(of: text, &words)
    else {
      library.index.remove(hit.book)
      return nil
    }
    return excerpt
  }

  /// The text of a book, if it can be read here.
  private func text(of entry: LibraryEntry) -> Book? {
    entry.origin == .elsewhere && !library.cache.contains(entry.id)
      ? nil : try? library.text(of: entry)
  }

  /// The id of the content of a book, by which the cache has its text.
  private func contentID(of entry: LibraryEntry) -> LibraryID? {
    if case .program = entry.origin { library.own.content(of: entry.id) } else { entry.id }
  }
}

extension TextQuery {
  private static let before = 30
  private static let longestExcerpt = 160

  /// The text around the first place of the phrase, else of a word; nil if it has none of the words.
  fileprivate func excerpt(of text: [UInt8], _ folded: inout SearchWords) -> String? {
    folded.removeAll()
    text.withUnsafeBufferPointer { folded.append($0, 0..<$0.count) }
    let start = folded.bytes.withUnsafeBytes { bytes in
      let reader = FoldedReader(bytes: bytes, layout: FoldedTexts.Layout())
      return ([phrase] + words).lazy.compactMap { reader.first($0, in: 0..<bytes.count) }.first
    }
    guard let start, let word = folded.starts.last(where: { $0.word <= start }) else { return nil }
    func line(_ bytes: ArraySlice<UInt8>) -> String {
      String(decoding: bytes, as: UTF8.self).replacing("\n", with: " ").replacing("\t", with: " ")
    }
    // A character has several bytes.
    let (low, high) = (max(0, word.text - 8 * TextQuery.before), word.text)
    var before = line(text[low..<high])
    if before.count > TextQuery.before || low > 0 {
      let words = before.suffix(TextQuery.before).split(
        separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      before = "… " + (words.last ?? "")
    }
    var after = line(text[high...].prefix(8 * TextQuery.longestExcerpt))
    if after.count > TextQuery.longestExcerpt {
      let words = after.prefix(TextQuery.longestExcerpt)
      after = words[..<(words.lastIndex(of: " ") ?? words.endIndex)] + " …"
    }
    return before + after
  }
}
