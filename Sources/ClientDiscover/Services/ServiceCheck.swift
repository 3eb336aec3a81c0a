package import ClientCore
import Discovery

/// Asks each service once, to see whether it still answers as expected.
package struct ServiceCheck: Sendable {
  /// The kinds of requests.
  package enum Question: String, Sendable {
    /// The books of a subject at Open Library.
    case search
    /// One work at Open Library.
    case work
    /// A cover at Open Library.
    case cover
    /// One book at Project Gutenberg.
    case gutenberg
    /// The first page of a catalog.
    case catalog
  }

  /// The result of one request.
  package struct Result: Sendable {
    /// The kind of the request.
    package let question: Question
    /// The address of the service.
    package let address: String
    /// The number of books or bytes received, or the error.
    package let answer: Swift.Result<Int, ClientError>
    /// The duration of the request.
    package let milliseconds: Int
  }

  /// A book that Open Library and Project Gutenberg have had for a long time: Pride and Prejudice.
  private static let gutenbergID = "1342"

  private let source: DiscoverySource
  private let uptimeMillis: @Sendable () -> Int

  init(_ source: DiscoverySource, uptimeMillis: @escaping @Sendable () -> Int) {
    (self.source, self.uptimeMillis) = (source, uptimeMillis)
  }

  func run(_ done: @Sendable (Result) -> Void) async throws {
    let services = source.services
    var found: [FoundBook] = []
    try await ask(.search, services.openLibrary, done) {
      let query = OpenLibrary.Query(tag: "chess", seed: 1, onlyWithCover: true)
      let page = try await source.openLibrary().page(of: query, count: 5)
      found = page.books
      return page.total
    }
    if let book = found.first {
      try await ask(.work, services.openLibrary, done) {
        let detail = try await source.openLibrary().detail(of: book)
        if let missing = detail.missing { throw missing }
        return 1
      }
      try await ask(.cover, services.covers, done) {
        try await source.openLibrary().cover(book.coverID ?? 0)?.count ?? 0
      }
    }
    try await ask(.gutenberg, services.gutenberg, done) {
      let entry = try await source.catalogs.gutenberg(
        ServiceCheck.gutenbergID, site: services.gutenberg)
      return entry?.files.count ?? 0
    }
    for catalog in services.ownCatalogs + services.catalogs {
      try await ask(.catalog, catalog, done) {
        try await source.catalogs.feed(source.address(catalog)).entries.count
      }
    }
  }

  private func ask(
    _ question: Question, _ address: String, _ done: (Result) -> Void,
    _ body: () async throws -> Int
  ) async throws {
    let start = uptimeMillis()
    let answer: Swift.Result<Int, ClientError>
    do {
      answer = .success(try await body())
    } catch let error as DiscoveryError {
      if error == .cancelled { throw CancellationError() }
      answer = .failure(source.failure(error, address).clientError)
    } catch let error as ClientError {
      answer = .failure(error)
    }
    done(
      Result(
        question: question, address: address, answer: answer,
        milliseconds: uptimeMillis() - start))
  }
}
