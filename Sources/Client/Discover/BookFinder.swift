package import Discovery
import FoundationEssentials
import GameEngine
import Messages

/// Finds books at services, and fetches free ones into the library. What was seen once is shown again without network.
package struct BookFinder: Sendable {
  private let store: PlayerStore
  private let tags: BookTags
  private let answers: DiscoveryStore
  private let library: Library
  private let folder: String
  private let program: String
  private let host: Host
  private let decoder = CoverDecoder()

  /// - Parameters:
  ///   - answers: stores what services have answered.
  ///   - library: takes the books that are fetched.
  ///   - folder: the folder for downloads, until they are in the library.
  ///   - program: this program with its version, as services get it.
  ///   - host: provides the client for services, random bits and the environment.
  package init(
    store: PlayerStore, tags: BookTags, answers: DiscoveryStore, library: Library, folder: String,
    program: String, host: Host
  ) {
    (self.store, self.tags, self.answers, self.library) = (store, tags, answers, library)
    (self.folder, self.program, self.host) = (folder, program, host)
  }

  private func source(stores: Bool = true) throws -> DiscoverySource {
    let services = DiscoveryServices(try store.settings(), environment: host.environment)
    return DiscoverySource(
      answers: stores ? answers : nil, services: services,
      client: host.services(.init(program: program, contact: services.contact)))
  }

  // MARK: - Lists

  /// A page of a list.
  ///
  /// - Parameters:
  ///   - count: the books of a full page; catalogs decide themselves.
  ///   - onlyWithCover: whether books without a cover are passed over.
  /// - Throws: `ClientError`.
  package func page(
    of list: FindingList, at place: FindingPlace = .start, count: Int, onlyWithCover: Bool = false
  ) async throws -> FindingPage {
    let source = try source()
    switch list {
    case .tag(let tag):
      let start = if case .offset(let offset) = place { offset } else { 0 }
      let query = OpenLibrary.Query(
        tag: tag.shelf, seed: seed(of: tag), onlyWithCover: onlyWithCover)
      let library = try source.openLibrary()
      let page = try await source.asking(source.services.openLibrary) {
        () throws(DiscoveryError) in
        try await library.page(of: query, from: start, count: count)
      }
      return FindingPage(
        findings: page.books.map { Finding($0, shelf: tag.shelf) }, total: page.total,
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

  private func feed(
    _ address: ServiceAddress, _ catalog: String, _ source: DiscoverySource
  ) async throws -> CatalogFeed {
    try await source.asking(address.text) { () throws(DiscoveryError) in
      try await source.catalogs.feed(address, tag: catalog)
    }
  }

  private func page(of feed: CatalogFeed, _ catalog: String) async throws -> FindingPage {
    FindingPage(
      findings: feed.entries.map { Finding($0, in: feed, shelf: catalog) }, total: nil,
      next: feed.next.map { .page($0) }, missing: nil, isSearchable: feed.search != nil)
  }

  /// The order of a tag's books. The first one is drawn when it is needed.
  private func seed(of tag: BookTag) -> UInt32 {
    if let seed = answers.seed(of: tag.shelf) { return seed }
    return reroll(tag)
  }

  /// Draws another order of a tag's books.
  @discardableResult
  package func reroll(_ tag: BookTag) -> UInt32 {
    // Seeds of six digits are enough, and easy to read in a log.
    let seed = UInt32(truncatingIfNeeded: host.randomBits() % 1_000_000)
    answers.setSeed(seed, of: tag.shelf)
    return seed
  }

  // MARK: - One book

  /// The book with an ID.
  ///
  /// - Throws: `ClientError` if there is none.
  package func finding(_ id: String) async throws -> Finding {
    let source = try source()
    let library = try source.openLibrary()
    let shelves = try tags.list().map(\.shelf)
    if let (book, tag) = library.storedBook(id, tags: shelves) { return Finding(book, shelf: tag) }
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
    } else if id.hasPrefix("OL") {
      let book = try await source.asking(source.services.openLibrary) {
        () throws(DiscoveryError) in
        try await library.book(id)
      }
      if let book { return Finding(book, shelf: nil) }
    }
    throw ClientError(
      .unknownFinding, "no book has the ID \"\(shortened(id))\"",
      remedy: "`wordhoard discover TAG` lists books with their IDs", exit: .usage)
  }

  /// All about a book.
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

  /// The cover of a book as a small picture; nil if it has none, or it cannot be shown.
  ///
  /// - Parameter onlyStored: whether no service is asked.
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
    return bytes.flatMap { try? decoder.picture($0) }
  }

  // MARK: - Fetching

  /// Fetches a free book into the library.
  ///
  /// - Parameter progress: receives the bytes so far, and all of them if the service says how many there are.
  /// - Throws: `ClientError` if it is not free, or cannot be fetched or read.
  package func fetch(
    _ finding: Finding, progress: @escaping @Sendable (_ bytes: Int, _ all: Int?) -> Void
  ) async throws -> BookAddition.Added {
    let source = try source()
    guard let file = try await file(of: finding, source) else {
      throw ClientError(
        .bookNotFree, "\"\(shortened(finding.title))\" is not free at a service that is known here",
        remedy: "if you have it, add it with `wordhoard book add FILE`")
    }
    let bytes = try await source.asking(file.address.text) { () throws(DiscoveryError) in
      try await source.catalogs.book(file, progress: progress)
    }
    let path = try keep(bytes, finding.title, file.format)
    defer { try? FileManager.default.removeItem(atPath: path) }
    var details = BookDetails()
    details.copies = true
    guard let addition = try library.add([path], details).first else { throw CancellationError() }
    return try addition.result.get()
  }

  /// The file of a free book; nil if no service has it.
  private func file(of finding: Finding, _ source: DiscoverySource) async throws -> CatalogFile? {
    switch finding.origin {
    case .catalog(let entry): return entry.files.first
    case .openLibrary(let book):
      let site = source.services.gutenberg
      if let number = book.gutenbergIDs.first {
        let entry = try await source.asking(site) { () throws(DiscoveryError) in
          try await source.catalogs.gutenberg(number, site: site, tag: finding.shelf)
        }
        if let file = entry?.files.first { return file }
      }
      // Only the newest books of Standard Ebooks are in its open feed.
      guard !book.standardEbooksIDs.isEmpty, let feed = source.services.ownCatalogs.first else {
        return nil
      }
      let names = book.standardEbooksIDs.map { "/" + $0.replacing("_", with: "/") }
      let newest = try await self.feed(source.address(feed), feed, source)
      return newest.entries.first { entry in names.contains { entry.id.hasSuffix($0) } }?
        .files.first
    }
  }

  /// Writes a download, whose name is that of the book if the book says none.
  private func keep(_ bytes: Data, _ title: String, _ format: CatalogFile.Format) throws -> String {
    let name = String(shortened(title, to: 60).map { "/\\:".contains($0) ? " " : $0 })
    let stem = name.trimmingBlanks.drop { $0 == "." }
    let ending = format == .text ? "txt" : "epub"
    let path = "\(folder)/\(stem.isEmpty ? "book" : stem).\(ending)"
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try writePrivately(bytes, to: path)
    } catch {
      throw ClientError(
        .bookNotCopied, "the download cannot be written to \(shortened(folder, to: 300))",
        remedy: "make room for it")
    }
    return path
  }

  // MARK: - Checking

  /// Asks each service once, and says what it answers today. Nothing is stored.
  ///
  /// - Parameter done: receives each result.
  /// - Throws: `JournalError`.
  package func check(_ done: @Sendable (ServiceCheck.Result) -> Void) async throws {
    let check = ServiceCheck(try source(stores: false), uptimeMillis: host.uptimeMillis)
    try await check.run(done)
  }
}
