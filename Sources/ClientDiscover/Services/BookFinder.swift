package import ClientCore
package import Discovery
import FoundationEssentials
import GameEngine
import Messages

/// Finds books at services, and fetches free ones into the library. Shows stored answers again
/// without network.
package struct BookFinder: Sendable {
  private let store: PlayerStore
  private let tags: BookTags
  let answers: DiscoveryStore
  let books: any BookKeeper
  let folder: String
  private let program: String
  private let host: Host
  private let decoder = CoverDecoder()

  /// - Parameters:
  ///   - answers: stores the answers of services.
  ///   - books: adds fetched books to the library.
  ///   - folder: the folder for downloads that are not in the library yet, and for the pauses that
  ///     services ask for.
  ///   - program: the name and version of this program, sent to services.
  ///   - host: provides the client for services, random bits and the environment.
  package init(
    store: PlayerStore, tags: BookTags, answers: DiscoveryStore, books: any BookKeeper,
    folder: String,
    program: String, host: Host
  ) {
    (self.store, self.tags, self.answers, self.books) = (store, tags, answers, books)
    (self.folder, self.program, self.host) = (folder, program, host)
  }

  func source(stores: Bool = true) throws -> DiscoverySource {
    let services = DiscoveryServices(try store.settings(), environment: host.environment)
    var settings = ServiceClient.Settings(program: program, contact: services.contact)
    settings.pauses = SharedPauses(folder: "\(folder)/pauses")
    return DiscoverySource(
      answers: stores ? answers : nil, services: services, client: host.services(settings))
  }

  // MARK: - Lists

  /// A page of a list of books.
  ///
  /// - Parameters:
  ///   - count: the number of books on a full page. Catalogs choose their own.
  ///   - onlyWithCover: whether to skip books without a cover. Catalogs ignore it.
  ///   - drawsAnew: whether to draw another order of a tag's books. If the request fails, the old
  ///     order stays.
  /// - Throws: `ClientError`.
  package func page(
    of list: FindingList, at place: FindingPlace = .start, count: Int, onlyWithCover: Bool = false,
    drawsAnew: Bool = false
  ) async throws -> FindingPage {
    let source = try source()
    switch list {
    case .tag(let tag):
      let start = if case .offset(let offset) = place { offset } else { 0 }
      let stored = drawsAnew ? nil : answers.seed(of: tag.shelf)
      // Seeds of six digits suffice, and are easy to read in a log.
      let seed = stored ?? UInt32(truncatingIfNeeded: host.randomBits() % 1_000_000)
      let query = OpenLibrary.Query(
        tag: tag.shelf, seed: seed, onlyWithCover: onlyWithCover,
        hidden: answers.hidden(in: tag.shelf))
      let library = try source.openLibrary()
      let page = try await source.asking(source.services.openLibrary) {
        () throws(DiscoveryError) in
        try await library.page(of: query, from: start, count: count)
      }
      if stored == nil { answers.setSeed(seed, of: tag.shelf) }
      return FindingPage(
        findings: page.books.map { Finding($0, shelf: tag.shelf) }, title: nil, total: page.total,
        next: page.next.map { .offset($0) },
        missing: page.missing.map {
          source.failure($0, source.services.openLibrary).clientError
        }, isSearchable: false)
    case .page(let address, let catalog):
      let address = if case .page(let next) = place { next } else { address }
      return try await page(of: try await feed(address, catalog, source), catalog)
    case .search(let words, let catalog):
      if case .page(let next) = place {
        return try await page(of: try await feed(next, catalog, source), catalog)
      }
      let start = try await feed(source.address(catalog), catalog, source)
      let found = try await source.asking(catalog) { () throws(DiscoveryError) in
        try await source.catalogs.search(words, in: start, tag: catalog)
      }
      return try await page(of: found, catalog)
    }
  }

  func feed(
    _ address: ServiceAddress, _ catalog: String, _ source: DiscoverySource
  ) async throws -> CatalogFeed {
    try await source.asking(address.text) { () throws(DiscoveryError) in
      try await source.catalogs.feed(address, tag: catalog)
    }
  }

  private func page(of feed: CatalogFeed, _ catalog: String) async throws -> FindingPage {
    FindingPage(
      findings: feed.entries.map { Finding($0, in: feed, shelf: catalog) },
      title: feed.title, total: nil,
      next: feed.next.map { .page($0) }, missing: nil, isSearchable: feed.search != nil)
  }

  // MARK: - One book

  /// Whether a text has the form of an ID at Open Library: `OL123W`.
  package func isBook(_ text: String) -> Bool { text.wholeMatch(of: /OL[0-9]+W/) != nil }

  /// The book with an ID, from the stored answers. Sends no request.
  ///
  /// - Throws: `ClientError` if there is none.
  package func storedFinding(_ id: String) throws -> Finding {
    let source = try source()
    let shelves = try tags.list().map(\.shelf)
    if let (book, tag) = try source.openLibrary().storedBook(id, tags: shelves) {
      return Finding(book, shelf: tag)
    }
    if id.hasPrefix("C") {
      let services = source.services
      let others = [
        "\(services.openLibrary)/search.json", "\(services.openLibrary)/works/",
        "\(services.covers)/b/",
      ]
      for feed in source.catalogs.storedFeeds(except: others) {
        let findings = feed.entries.map { Finding($0, in: feed, shelf: feed.address.text) }
        if let found = findings.first(where: { $0.id == id }) { return found }
      }
    }
    throw ClientError(
      .unknownFinding, "no book has the ID \"\(shortened(id))\"",
      remedy: "`wordhoard discover TAG` lists books with their IDs", exit: .usage)
  }

  /// The book with an ID: a stored one, else Open Library's.
  ///
  /// - Throws: `ClientError` if there is none, or a service fails.
  package func finding(_ id: String) async throws -> Finding {
    do { return try storedFinding(id) } catch  where isBook(id) {
      let source = try source()
      let library = try source.openLibrary()
      let book = try await source.asking(source.services.openLibrary) {
        () throws(DiscoveryError) in
        try await library.book(id)
      }
      guard let book else { throw error }
      return Finding(book, shelf: nil)
    }
  }

  /// The description and facts of a book. A catalog's book needs no request.
  ///
  /// - Throws: `ClientError`.
  package func detail(of finding: Finding) async throws -> FindingDetail {
    let source = try source()
    switch finding.origin {
    case .catalog(let entry):
      return FindingDetail(finding: finding, description: entry.summary, missing: nil)
    case .openLibrary(let book):
      let library = try source.openLibrary()
      let detail = try await source.asking(source.services.openLibrary) {
        () throws(DiscoveryError) in
        try await library.detail(of: book, tag: finding.shelf)
      }
      return FindingDetail(
        finding: Finding(detail.book, shelf: finding.shelf), description: detail.description,
        missing: detail.missing.map {
          source.failure($0, source.services.openLibrary).clientError
        })
    }
  }

  /// The cover of a book as a small picture; nil if there is none, or it is damaged or too large.
  ///
  /// - Parameter onlyStored: whether to send no request.
  /// - Throws: `ClientError`.
  package func cover(of finding: Finding, onlyStored: Bool = false) async throws -> Picture? {
    let source = try source()
    let bytes: Data?
    switch finding.origin {
    case .openLibrary(let book):
      guard let number = book.coverID else { return nil }
      let library = try source.openLibrary()
      guard !onlyStored else {
        bytes = library.storedCover(number, tag: finding.shelf)
        break
      }
      bytes = try await source.asking(source.services.covers) { () throws(DiscoveryError) in
        try await library.cover(number, tag: finding.shelf)
      }
    case .catalog(let entry):
      guard !onlyStored else {
        bytes = source.catalogs.storedCover(of: entry, tag: finding.shelf)
        break
      }
      let site = if case .address(let address) = entry.cover { address.text } else { "" }
      bytes = try await source.asking(site) { () throws(DiscoveryError) in
        try await source.catalogs.cover(of: entry, tag: finding.shelf)
      }
    }
    do {
      return try bytes.map { bytes throws(CoverDecoder.Failure) in try decoder.picture(bytes) }
    } catch {
      guard case .libraryMissing(let package) = error else { return nil }
      throw ClientError(
        .libraryMissing, "\(package) is needed to show covers",
        remedy: "get it with `sudo apt install \(package)`", exit: .unavailable)
    }
  }

  // MARK: - Removing

  /// Removes a book from all of the player's tags and from the tag under which it was found.
  /// Deletes its stored description and cover.
  ///
  /// - Throws: `ClientError`.
  package func hide(_ finding: Finding) throws {
    try setHidden(true, finding.id, finding.shelf)
    if case .openLibrary(let book) = finding.origin { try source().openLibrary().forget(book) }
  }

  /// Restores a book in the tags from which it was removed.
  ///
  /// - Throws: `JournalError`.
  package func unhide(_ id: String, shelf: String? = nil) throws {
    try setHidden(false, id, shelf)
  }

  private func setHidden(_ isHidden: Bool, _ id: String, _ shelf: String?) throws {
    let shelves = Set(try tags.list().map(\.shelf) + (shelf.map { [$0] } ?? []))
    for shelf in shelves where answers.hidden(in: shelf).contains(id) != isHidden {
      answers.setHidden(isHidden, id, in: shelf)
    }
  }

  // MARK: - Checking

  /// Asks each service once and reports the results. Stores nothing.
  ///
  /// - Parameter done: receives each result.
  /// - Throws: `JournalError`.
  package func check(_ done: @Sendable (ServiceCheck.Result) -> Void) async throws {
    let check = ServiceCheck(try source(stores: false), uptimeMillis: host.uptimeMillis)
    try await check.run(done)
  }
}
