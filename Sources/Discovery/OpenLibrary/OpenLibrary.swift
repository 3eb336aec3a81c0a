package import FoundationEssentials

/// The books of Open Library by subject, and their covers.
///
/// Everything that was shown once is shown again from the store, without the network.
package struct OpenLibrary: Sendable {
  /// The address of the service.
  package static let address = "https://openlibrary.org"
  /// The address of its covers.
  package static let coverAddress = "https://covers.openlibrary.org"

  /// The criteria of a search for books.
  package struct Query: Hashable, Sendable {
    /// The subject, in the player's words. The store keeps the answers and covers under it.
    package var tag: String
    /// Decides the order. Pages of one seed fit together; another seed is another draw.
    package var seed: UInt32
    /// Whether books without a cover are passed over.
    package var onlyWithCover: Bool
    /// The IDs of books that are passed over.
    package var hidden: Set<String>

    package init(
      tag: String, seed: UInt32, onlyWithCover: Bool = false, hidden: Set<String> = []
    ) {
      self.tag = tag
      self.seed = seed
      self.onlyWithCover = onlyWithCover
      self.hidden = hidden
    }
  }

  /// The size of a cover.
  package enum CoverSize: String, Sendable {
    case small = "S"
    case medium = "M"
    case large = "L"
  }

  /// The most requests for one page.
  private static let mostAnswers = 5

  let site: ServiceAddress
  private let coverSite: ServiceAddress
  let source: StoredSource

  /// A client of Open Library.
  ///
  /// - Throws: `addressRefused`.
  package init(
    _ service: ServiceClient, store: DiscoveryStore?, address: String = OpenLibrary.address,
    covers: String = OpenLibrary.coverAddress
  ) throws(DiscoveryError) {
    site = try ServiceAddress(address)
    coverSite = try ServiceAddress(covers)
    source = StoredSource(service: service, store: store)
  }

  /// Returns a page of books. Makes at most `mostAnswers` requests to fill it.
  ///
  /// - Parameters:
  ///   - start: 0, or the `next` of the page before.
  ///   - count: the books of a full page.
  package func page(
    of query: Query, from start: Int = 0, count: Int
  ) async throws(DiscoveryError) -> BookPage {
    let step = max(10, min(query.onlyWithCover ? 2 * count : count, 100))
    var books: [FoundBook] = []
    var known: Set<String> = []
    var place = max(0, start)
    var total = 0
    var missing: DiscoveryError?
    for answers in 0..<OpenLibrary.mostAnswers {
      let results: Results
      do { results = try await self.results(query, from: place, count: step) } catch {
        // The results so far are not lost.
        guard answers > 0, error != .cancelled else { throw error }
        missing = error
        break
      }
      total = results.total
      for result in results.books {
        place += 1
        guard let book = result, known.insert(book.id).inserted, !query.hidden.contains(book.id),
          book.coverID != nil || !query.onlyWithCover
        else { continue }
        books.append(book)
        if books.count >= count { break }
      }
      if books.count >= count || results.books.isEmpty || place >= total { break }
    }
    return BookPage(
      books: books, total: total, next: place < total && place > start ? place : nil,
      missing: missing)
  }

  /// Returns one book by the ID of its work; nil if there is none.
  package func book(_ id: String, tag: String? = nil) async throws(DiscoveryError) -> FoundBook? {
    guard let id = FoundBook.id(id) else { return nil }
    let address = try site.appending(
      "/search.json",
      [("q", "key:\"/works/\(id)\""), ("fields", FoundBook.fields), ("limit", "1")])
    return try await results(address, tag: tag).books.lazy.compactMap(\.self).first
  }

  /// Returns the description of a book, and the pages and ISBNs of an edition.
  package func detail(
    of book: FoundBook, tag: String? = nil
  ) async throws(DiscoveryError) -> BookDetail {
    let work = try await value(at: workAddress(book.id), tag: tag, OpenLibrary.work)
    do {
      let full = try await value(at: editionsAddress(book.id), tag: tag) {
        OpenLibrary.book(book, withEditionsOf: $0)
      }
      return BookDetail(book: full, description: work.description, missing: nil)
    } catch {
      guard error != .cancelled else { throw error }
      return BookDetail(book: book, description: work.description, missing: error)
    }
  }

  /// Deletes the stored data that concern only one book: its description, its editions and its
  /// cover.
  package func forget(_ book: FoundBook) {
    let addresses = [
      try? workAddress(book.id), try? editionsAddress(book.id),
      book.coverID.flatMap { try? coverAddress($0, .medium) },
    ]
    for address in addresses.compactMap(\.self) { source.store?.forget(address) }
  }

  /// Returns the bytes of a cover, a JPEG, PNG or GIF; nil if there is none.
  package func cover(
    _ id: Int, _ size: CoverSize = .medium, tag: String? = nil
  ) async throws(DiscoveryError) -> Data? {
    try await source.cover(coverAddress(id, size), tag: tag)
  }

  /// Returns the stored bytes of a cover, without asking the service; nil if there are none.
  package func storedCover(_ id: Int, _ size: CoverSize = .medium, tag: String? = nil) -> Data? {
    (try? coverAddress(id, size)).flatMap { source.storedCover($0, tag: tag) }
  }

  private func coverAddress(
    _ id: Int, _ size: CoverSize
  ) throws(DiscoveryError) -> ServiceAddress {
    // Without `default` a missing cover is a GIF of one pixel.
    try coverSite.appending("/b/id/\(id)-\(size.rawValue).jpg", [("default", "false")])
  }

  // MARK: - Answers

  private func results(
    _ query: Query, from place: Int, count: Int
  ) async throws(DiscoveryError) -> Results {
    let address = try site.appending(
      "/search.json",
      [
        ("q", OpenLibrary.query(subject: query.tag)), ("fields", FoundBook.fields),
        ("limit", "\(count)"),
        ("offset", "\(place)"), ("sort", "random_\(query.seed)"),
      ])
    return try await results(address, tag: query.tag)
  }

  private func results(
    _ address: ServiceAddress, tag: String?
  ) async throws(DiscoveryError) -> Results {
    try await value(at: address, tag: tag, OpenLibrary.results)
  }

  private func workAddress(_ id: String) throws(DiscoveryError) -> ServiceAddress {
    try site.appending("/works/\(id).json")
  }

  private func editionsAddress(_ id: String) throws(DiscoveryError) -> ServiceAddress {
    try site.appending("/works/\(id)/editions.json", [("limit", "50")])
  }

  private func value<Value>(
    at address: ServiceAddress, tag: String?, _ read: (Data) -> Value?
  ) async throws(DiscoveryError) -> Value {
    let wanted = Wanted(address, accept: "application/json", tag: tag)
    return try await source.value(of: wanted) { answer throws(DiscoveryError) in
      guard let value = read(answer.body) else { throw .unexpected(.json) }
      return value
    }
  }
}
