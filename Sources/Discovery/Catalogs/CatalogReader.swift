package import FoundationEssentials

/// Reads catalogs of books in OPDS 1.2 and 2.0, and gets their free books.
///
/// A page is requested each time; without network, the last stored version is returned.
package struct CatalogReader: Sendable {
  /// The address of Project Gutenberg, whose books are found by the IDs of `FoundBook`.
  package static let gutenberg = "https://www.gutenberg.org"
  /// The open feed of Standard Ebooks, with its newest books.
  package static let standardEbooks = "https://standardebooks.org/feeds/atom/new-releases"

  private static let accept =
    "application/opds+json,application/atom+xml;q=0.9,application/xml;q=0.5,*/*;q=0.1"
  private static let mostBookBytes = 64 << 20

  private let service: ServiceClient
  private let source: StoredSource

  package init(_ service: ServiceClient, store: DiscoveryStore?) {
    self.service = service
    source = StoredSource(service: service, store: store)
  }

  /// Returns a page of a catalog.
  ///
  /// - Parameter tag: the tag under which the page is stored.
  package func feed(
    _ address: ServiceAddress, tag: String? = nil
  ) async throws(DiscoveryError) -> CatalogFeed {
    var wanted = Wanted(address, accept: CatalogReader.accept, tag: tag)
    wanted.order = .service
    return try await source.value(of: wanted) { answer throws(DiscoveryError) in
      guard let feed = CatalogReader.feed(of: answer) else { throw .unexpected(.feed) }
      return feed
    }
  }

  /// Reads a page of a catalog; nil if it is something else.
  ///
  /// - Parameter address: the address of the page.
  package static func feed(of page: Data, at address: ServiceAddress) -> CatalogFeed? {
    feed(of: ServiceClient.Answer(address: address, body: page))
  }

  private static func feed(of answer: ServiceClient.Answer) -> CatalogFeed? {
    let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
    let isJSON = answer.body.first { !blanks.contains($0) } == UInt8(ascii: "{")
    return isJSON ? JSONFeed.feed(of: answer) : AtomFeed.feed(of: answer)
  }

  /// Returns the pages of catalogs that were read before, without asking a service.
  ///
  /// - Parameter others: the beginnings of addresses that do not belong to catalogs.
  package func storedFeeds(except others: [String]) -> [CatalogFeed] {
    let stored = source.store?.answers { key in !others.contains { key.hasPrefix($0) } } ?? []
    return stored.compactMap { _, answer in
      PictureKind(answer.body) == nil ? CatalogReader.feed(of: answer) : nil
    }
  }

  /// Returns the entry of a book at Project Gutenberg, with its files; nil if the page has none.
  ///
  /// - Parameter site: the address of Project Gutenberg.
  package func gutenberg(
    _ id: String, site: String = CatalogReader.gutenberg, tag: String? = nil
  ) async throws(DiscoveryError) -> CatalogEntry? {
    let address = try ServiceAddress(site).appending("/ebooks/\(ServiceAddress.encoded(id)).opds")
    return try await feed(address, tag: tag).entries.first { !$0.files.isEmpty }
  }

  /// Returns the first page of a search.
  ///
  /// - Throws: `unexpected` if the catalog cannot be searched.
  package func search(
    _ words: String, in feed: CatalogFeed, tag: String? = nil
  ) async throws(DiscoveryError) -> CatalogFeed {
    let template: SearchTemplate
    switch feed.search {
    case .template(let known): template = known
    case .form(let address):
      let wanted = Wanted(
        address, accept: "application/opensearchdescription+xml,*/*;q=0.1", tag: tag)
      template = try await source.value(of: wanted) { answer throws(DiscoveryError) in
        guard let search = AtomFeed.search(of: answer) else { throw .unexpected(.searchForm) }
        return search
      }
    case nil: throw .unexpected(.searchForm)
    }
    guard let address = template.filled(words) else { throw .addressRefused }
    return try await self.feed(address, tag: tag)
  }

  /// Returns the bytes of an entry's cover, a JPEG or PNG; nil if there is none.
  package func cover(
    of entry: CatalogEntry, tag: String? = nil
  ) async throws(DiscoveryError) -> Data? {
    switch entry.cover {
    case .bytes(let bytes): bytes
    case .address(let address): try await source.cover(address, tag: tag)
    case nil: nil
    }
  }

  /// Returns the stored bytes of an entry's cover, without asking the service; nil if there are none.
  package func storedCover(of entry: CatalogEntry, tag: String? = nil) -> Data? {
    switch entry.cover {
    case .bytes(let bytes): bytes
    case .address(let address): source.storedCover(address, tag: tag)
    case nil: nil
    }
  }

  /// Returns a free book. Its bytes are checked, whatever the service says about them; it is not
  /// stored here.
  ///
  /// - Parameter progress: receives the bytes so far, and the total number if the service states it.
  /// - Throws: `unexpected` if it is another file, such as a page that asks whether a person is reading it.
  package func book(
    _ file: CatalogFile, progress: (@Sendable (_ bytes: Int, _ all: Int?) -> Void)? = nil
  ) async throws(DiscoveryError) -> Data {
    let answer = try await service.get(
      file.address, accept: "*/*",
      limits: .init(total: .seconds(600), bytes: CatalogReader.mostBookBytes), progress: progress)
    guard BookBytes.are(file.format, answer.body) else { throw .unexpected(.book) }
    return answer.body
  }
}
