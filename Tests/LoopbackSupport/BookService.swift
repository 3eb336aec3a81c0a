import Foundation
import Synchronization

/// Services with books on this machine: Open Library with covers, Project Gutenberg and a catalog.
package final class BookService: Sendable {
  /// What a service answers to a path.
  package enum Reply: Sendable {
    case body(_ bytes: [UInt8], status: Int = 200, headers: [String] = [])
    /// The beginning of an answer, after which the connection ends.
    case cut(_ bytes: [UInt8])
    /// The beginning of an answer, after which nothing comes.
    case held(_ bytes: [UInt8])
    /// One byte after another, without an end.
    case endless

    /// Sends it; returns whether the connection can be used again.
    func send(to connection: Connection) -> Bool {
      func start(_ status: Int, _ headers: [String], _ bytes: [UInt8]) -> Bool {
        let head = ["HTTP/1.1 \(status) X"] + headers + ["", ""]
        return connection.send(Array(head.joined(separator: "\r\n").utf8) + bytes)
      }
      switch self {
      case .body(let bytes, let status, let headers):
        return start(status, headers + ["Content-Length: \(bytes.count)"], bytes)
      case .cut(let bytes):
        _ = start(200, ["Content-Length: \(bytes.count + 1000)"], bytes)
        connection.end()
      case .held(let bytes):
        _ = start(200, ["Content-Length: \(bytes.count + 1000)"], bytes)
        connection.waitForEnd()
      case .endless:
        _ = start(200, [], [])
        while connection.send([UInt8](repeating: 0x20, count: 65_536)) {}
      }
      return false
    }

    /// An answer with a text.
    package static func text(_ text: String, status: Int = 200, headers: [String] = []) -> Reply {
      .body(Array(text.utf8), status: status, headers: headers)
    }
  }

  /// What connections share.
  private final class Desk: Sendable {
    let answer: Mutex<@Sendable (String) -> Reply?>
    let times = Mutex<[ContinuousClock.Instant]>([])
    /// The seeds of orders, in the order in which they came.
    let seeds = Mutex<[Substring]>([])
    let book: [UInt8]
    let freeEach: Int

    init(_ book: [UInt8], _ freeEach: Int, _ answer: @escaping @Sendable (String) -> Reply?) {
      self.book = book
      self.freeEach = freeEach
      self.answer = Mutex(answer)
    }
  }

  private let server: LoopbackServer
  private let desk: Desk

  /// Starts the services.
  ///
  /// - Parameters:
  ///   - book: the file of every free book.
  ///   - freeEach: the number of books among which one is free.
  ///   - answer: the answer to a path; nil for the usual one.
  package init(
    book: [UInt8], freeEach: Int = 4,
    _ answer: @escaping @Sendable (String) -> Reply? = { _ in nil }
  ) throws {
    let desk = Desk(book, freeEach, answer)
    self.desk = desk
    server = try LoopbackServer { connection in
      while let request = connection.request() {
        desk.times.withLock { $0.append(.now) }
        let path = String(request.split(separator: " ")[1])
        let answer = desk.answer.withLock { $0 }
        guard (answer(path) ?? BookService.usual(path, desk)).send(to: connection) else { return }
      }
    }
  }

  /// Answers everything otherwise from now on.
  package func answer(_ closure: @escaping @Sendable (String) -> Reply?) {
    desk.answer.withLock { $0 = closure }
  }

  /// Answers everything with an error from now on.
  package func fail(_ status: Int = 503) { answer { _ in .text("<html>", status: status) } }

  /// The address of all services.
  package var address: String { "http://127.0.0.1:\(server.port)" }
  /// The requests so far.
  package var requests: [String] { server.requests }
  /// Their paths.
  package var paths: [String] { requests.map { String($0.split(separator: " ")[1]) } }
  /// When the requests arrived.
  package var times: [ContinuousClock.Instant] { desk.times.withLock { $0 } }

  /// The environment that names these services.
  package var environment: [String: String] {
    [
      "WORDHOARD_OPENLIBRARY": address, "WORDHOARD_COVERS": address,
      "WORDHOARD_CATALOGS": "\(address)/catalog gutenberg=\(address)",
      "WORDHOARD_CONTACT": "ada@example.org",
    ]
  }

  // MARK: - The usual answers

  /// One of 40 books, of which each fifth has no cover.
  private static func book(_ number: Int, freeEach: Int) -> String {
    let cover = number % 5 == 4 ? "" : ",\"cover_i\":\(100 + number)"
    let free = number % freeEach == 0 ? ",\"id_project_gutenberg\":[\"\(1000 + number)\"]" : ""
    return """
      {"key":"/works/OL\(number)W","title":"Book \(number)","author_name":["Author \(number % 7)"],
      "first_publish_year":\(1900 + number),"number_of_pages_median":\(200 + number),
      "ratings_average":4.25,"ratings_count":8,"isbn":["0140439080","9780140439083"]\(cover)\(free)}
      """
  }

  private static func parameter(_ name: String, _ path: String) -> Int {
    let items = URLComponents(string: path)?.queryItems
    return items?.first { $0.name == name }?.value.flatMap { Int($0) } ?? 0
  }

  /// The first book of an order: 0 in the first one that is asked for, 10 in the second one, and so on, so that a test
  /// knows the books of each page.
  private static func firstBook(_ path: String, _ desk: Desk) -> Int {
    let seed = path.split(separator: "random_").last?.prefix { $0.isNumber } ?? ""
    return desk.seeds.withLock { seeds in
      if !seeds.contains(seed) { seeds.append(seed) }
      return (seeds.firstIndex(of: seed) ?? 0) * 10 % 40
    }
  }

  private static func usual(_ path: String, _ desk: Desk) -> Reply {
    if path.hasPrefix("/search.json") {
      let (start, count) = (parameter("offset", path), parameter("limit", path))
      let first = firstBook(path, desk)
      let books = (start..<min(start + count, 40)).map {
        book(($0 + first) % 40, freeEach: desk.freeEach)
      }
      return .text("{\"numFound\":40,\"docs\":[\(books.joined(separator: ","))]}")
    }
    if path.hasSuffix("/editions.json?limit=50") {
      return .text(
        "{\"entries\":[{\"number_of_pages\":321,\"isbn_10\":[\"0140439080\"],\"isbn_13\":[\"9780140439083\"]}]}"
      )
    }
    if path.hasPrefix("/works/") {
      return .text(
        "{\"key\":\"\(path.dropLast(5))\",\"description\":{\"type\":\"/type/text\",\"value\":\"A <b>melancholy</b> tale of the sea.\\n\\nSailors go home.\"}}"
      )
    }
    if path.hasPrefix("/b/id/") { return .body(cover(of: path)) }
    if path.hasPrefix("/ebooks/") {
      return .text(
        """
        <feed xmlns="http://www.w3.org/2005/Atom"><title>G</title><entry><title>Persuasion</title><id>g</id>
        <link rel="http://opds-spec.org/acquisition" type="application/epub+zip" href="/get/book.epub"/>
        </entry></feed>
        """)
    }
    if path == "/get/book.epub" { return .body(desk.book) }
    if path.hasPrefix("/catalog") { return .text(catalog) }
    return .text("not found", status: 404)
  }

  /// A catalog with a free book, one that is borrowed, and a link to another page.
  static let catalog = """
    {"metadata":{"title":"A catalog"},"links":[{"rel":"next","href":"/catalog?page=2","type":"application/opds+json"},
    {"rel":"search","href":"/catalog{?query}","type":"application/opds+json","templated":true}],
    "navigation":[{"title":"New books","href":"/catalog/new","type":"application/opds+json"}],
    "publications":[{"metadata":{"title":"Free Book","identifier":"urn:1","author":"Ada"},
    "links":[{"rel":"http://opds-spec.org/acquisition/open-access","type":"application/epub+zip","href":"/get/book.epub"}]},
    {"metadata":{"title":"Lent Book","identifier":"urn:2","author":"Bo"},
    "links":[{"rel":"http://opds-spec.org/acquisition/borrow","type":"application/epub+zip","href":"/lend"}]}]}
    """

  /// A small PNG in the color of its number.
  private static func cover(of path: String) -> [UInt8] {
    let number = Int(path.dropFirst(6).prefix { $0.isNumber }) ?? 0
    let pixel: [UInt8] = [UInt8(number % 200), UInt8(number * 7 % 200), 120, 255]
    let row = Array([pixel, pixel, pixel, pixel].joined())
    return PNGFile.bytes(width: 4, height: 6, rows: Array(repeating: row, count: 6))
  }
}
