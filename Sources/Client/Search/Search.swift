import Bookshelf
import GameEngine
import Journal
import Lexicon
import Messages

/// Searches our words and the player's cards, decks and books.
package struct Search: Sendable {
  private let words: WordSearch
  private let cards: CardSearch
  private let decks: Decks
  private let books: Library
  private let texts: BookTextSearch
  private let store: PlayerStore

  /// The most results of a search.
  package static let most = 1000

  /// - Parameters:
  ///   - home: the player's folder.
  ///   - cacheFolder: the folder for folded texts.
  package init(
    library: WordLibrary, decks: Decks, books: Library, store: PlayerStore, home: String,
    cacheFolder: String
  ) {
    func file(_ kind: String, of folder: String) -> FoldedTextsFile {
      // Players may share a cache folder.
      let name = String(stableHash(folder), radix: 36)
      return FoldedTextsFile(folder: cacheFolder, name: "\(kind)-\(name)")
    }
    words = WordSearch(index: library.index, file: file("words", of: library.index.directory))
    cards = CardSearch(store: store, file: file("cards", of: home))
    (self.decks, self.books, self.store) = (decks, books, store)
    texts = BookTextSearch(library: books)
  }

  /// The best results of a search, the best first. None if the query has no letter and no digit.
  ///
  /// - Parameter progress: receives how many books are made ready for the search, and how many there are.
  /// - Throws: `ClientError` for an unknown deck.
  package func results(
    _ request: SearchRequest, progress: (Int, Int) -> Void = { _, _ in }
  ) throws -> SearchResults {
    guard (1...Search.most).contains(request.limit) else {
      throw ClientError(
        .limitOutOfRange, "--limit must be 1 to \(Search.most)", exit: .usage)
    }
    let tree = try store.cards().tree()
    let deck = try request.deck.map { try decks.deck($0) }
    guard let query = FoldedQuery(request.query) else { return SearchResults() }
    let kinds = deck == nil ? request.kinds : request.kinds.intersection([.card])
    var found: [Found] = []
    var missing: ClientError?
    if kinds.contains(.deck) { found += self.decks(in: tree, for: query, request.limit) }
    if kinds.contains(.book) {
      let entries = try books.list()
      found += titles(of: entries, for: query, request.limit)
      do {
        found += try texts(of: entries, for: request, progress)
      } catch let error as ClientError {
        missing = error
      }
    }
    if kinds.contains(.card) {
      let nodes = deck.map(tree.nodes(within:)) ?? tree.nodes
      found += try cards.hits(for: query, limit: request.limit, in: Set(nodes.map(\.id))).map {
        Found(hit: $0.hit, kind: .card, source: .card($0.id))
      }
    }
    if kinds.contains(.word) {
      found += words.hits(for: query, limit: request.limit).map {
        Found(hit: $0.hit, kind: .word, source: .word($0.item))
      }
    }
    // What is spelled similarly is only of use if there is nothing else.
    if found.contains(where: { $0.hit.tier != .near }) { found.removeAll { $0.hit.tier == .near } }
    found.sort { $0.order < $1.order }
    var reader = BookTextSearch.ExcerptReader()
    let rows = try found.prefix(request.limit).compactMap {
      try result($0, in: tree, for: query, &reader)
    }
    return SearchResults(rows: rows, missing: missing)
  }

  // MARK: - Finding

  /// Something that was found, before its texts are read.
  private struct Found {
    enum Source {
      case deck(DeckTree.Node)
      case book(LibraryEntry)
      case text(BookTextSearch.Found, TextQuery)
      case card(ItemID)
      case word(Item)
    }

    let hit: SearchHit
    let kind: SearchKind
    let source: Source

    /// Better ones first; of equally good ones the player's own.
    var order: (Int, Int, Int, Int) {
      let own = [SearchKind.deck, .book, .card, .word].firstIndex(of: kind) ?? 4
      return (hit.tier.rawValue, hit.rank, own, hit.place)
    }
  }

  private func decks(
    in tree: DeckTree, for query: FoldedQuery, _ limit: Int
  ) -> [Found] {
    var builder = FoldedTextsBuilder()
    for node in tree.nodes {
      builder.add(
        key: "", titles: [node.path.name, node.deck.title], body: [node.deck.description])
    }
    let hits = builder.texts(stamp: "")?.hits(for: query, limit: limit) { _, _ in true } ?? []
    return hits.map { Found(hit: $0, kind: .deck, source: .deck(tree.nodes[$0.place])) }
  }

  private func titles(
    of entries: [LibraryEntry], for query: FoldedQuery, _ limit: Int
  ) -> [Found] {
    var builder = FoldedTextsBuilder()
    for entry in entries {
      builder.add(
        key: "", titles: [entry.title], body: entry.book.authors + entry.book.tags)
    }
    let hits = builder.texts(stamp: "")?.hits(for: query, limit: limit) { _, _ in true } ?? []
    return hits.map { Found(hit: $0, kind: .book, source: .book(entries[$0.place])) }
  }

  /// Texts of books count less than all other texts with the words.
  private func texts(
    of entries: [LibraryEntry], for request: SearchRequest, _ progress: (Int, Int) -> Void
  ) throws -> [Found] {
    guard let query = TextQuery(request.query) else { return [] }
    let hits = try texts.hits(
      for: query, in: entries, limit: request.limit, progress: progress)
    return hits.enumerated().map { place, hit in
      Found(
        hit: SearchHit(tier: .anywhere, rank: 1 + hit.rank, place: place), kind: .book,
        source: .text(hit, query))
    }
  }

  // MARK: - Results

  /// A result with its texts; nil for a card that was removed, or a book that was changed meanwhile.
  private func result(
    _ found: Found, in tree: DeckTree, for query: FoldedQuery,
    _ reader: inout BookTextSearch.ExcerptReader
  ) throws -> SearchResult? {
    switch found.source {
    case .deck(let node):
      return SearchResult(
        kind: .deck, target: .deck(node.path.description), title: node.path.name,
        excerpt: query.excerpt(of: [node.deck.title, node.deck.description], found.hit.tier),
        place: node.path.parent?.description ?? "")
    case .book(let entry):
      let authors = entry.book.authors.joined(separator: ", ")
      return SearchResult(
        kind: .book, target: .book(entry.id), title: entry.title,
        excerpt: entry.book.tags.joined(separator: ", "), place: authors)
    case .text(let hit, let query):
      return texts.excerpt(of: hit, for: query, &reader).map {
        SearchResult(
          kind: .book, target: .place(hit.entry.id, hit.place), title: hit.entry.title,
          excerpt: $0, place: hit.place)
      }
    case .card(let id):
      guard let card = try store.cards().card(id), let node = tree[card.deck] else { return nil }
      return SearchResult(
        kind: .card, target: .item(id), title: card.term,
        excerpt: query.excerpt(of: card.textsBesidesTerm, found.hit.tier),
        place: node.path.description)
    case .word(let item):
      return SearchResult(
        kind: .word, target: .item(item.id), title: item.term,
        excerpt: query.excerpt(
          of: item.senses.map(\.definition)
            + item.senses.flatMap { $0.synonyms + $0.examples.map(\.text) }, found.hit.tier),
        place: item.category ?? "")
    }
  }
}

extension FoldedQuery {
  /// The first of some texts that is not empty. If only they contain the words, and not the title, the first that does.
  fileprivate func excerpt(of texts: [String], _ tier: SearchHit.Tier) -> String {
    let usual = texts.first { !$0.isEmpty } ?? ""
    guard tier == .anywhere else { return usual }
    func has(_ text: String) -> Bool {
      var bytes: [UInt8] = []
      FoldedText.append(text, to: &bytes)
      return bytes.withUnsafeBytes { bytes in
        let reader = FoldedReader(bytes: bytes, layout: FoldedTexts.Layout())
        return needles.contains { reader.first($0, in: 0..<bytes.count) != nil }
      }
    }
    return texts.first(where: has) ?? usual
  }
}
