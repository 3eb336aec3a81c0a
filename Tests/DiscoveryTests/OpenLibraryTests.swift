import Foundation
import HTTPClient
import Testing

@testable import Discovery

/// A result as Open Library writes it.
private func result(_ number: Int, _ members: String = "\"cover_i\":7") -> String {
  "{\"key\":\"/works/OL\(number)W\",\"title\":\"Book \(number)\",\(members)}"
}

private func answer(_ results: [String], total: Int) -> FakeService.Reply {
  .json(
    "{\"numFound\":\(total),\"start\":0,\"numFoundExact\":true,\"docs\":[\(results.joined(separator: ","))]}"
  )
}

/// The value of a parameter of a path.
private func parameter(_ name: String, of path: String) -> String? {
  URLComponents(string: path)?.queryItems?.first { $0.name == name }?.value
}

@Suite("Open Library")
struct OpenLibraryTests {
  private func library(
    _ service: FakeService, _ folder: TemporaryFolder? = nil
  ) throws -> OpenLibrary {
    try OpenLibrary(
      service.client(), store: folder.map { DiscoveryStore(folder: $0.path) },
      address: service.address, covers: service.address)
  }

  @Test("a search names the subject, and a seed that decides the order")
  func search() async throws {
    let service = try FakeService { _, _ in answer([result(1), result(2)], total: 2) }
    let page = try await library(service).page(
      of: .init(tag: " sea  \"stories\" ", seed: 42), count: 20)
    #expect(page.books.map(\.id) == ["OL1W", "OL2W"])
    #expect(page.total == 2)
    #expect(page.next == nil)
    let path = try #require(service.paths.first)
    #expect(path.hasPrefix("/search.json?"))
    #expect(parameter("q", of: path) == "subject:\"sea stories\"")
    #expect(parameter("sort", of: path) == "random_42")
    #expect(parameter("fields", of: path)?.contains("cover_i") == true)
  }

  @Test("answers are gathered until a page is full; the next page begins behind its last book")
  func gathering() async throws {
    // Every third of 100 books has a cover.
    let service = try FakeService { path, _ in
      let start = parameter("offset", of: path).flatMap { Int($0) } ?? 0
      let count = parameter("limit", of: path).flatMap { Int($0) } ?? 0
      return answer(
        (start..<min(start + count, 100)).map {
          result($0, $0 % 3 == 0 ? "\"cover_i\":7" : "\"x\":1")
        },
        total: 100)
    }
    let library = try library(service)
    let query = OpenLibrary.Query(tag: "chess", seed: 1, onlyWithCover: true)
    let first = try await library.page(of: query, count: 8)
    #expect(first.books.map(\.id) == stride(from: 0, through: 21, by: 3).map { "OL\($0)W" })
    #expect(first.next == 22)
    let second = try await library.page(of: query, from: try #require(first.next), count: 8)
    #expect(second.books.map(\.id) == stride(from: 24, through: 45, by: 3).map { "OL\($0)W" })
    let all = try await library.page(of: .init(tag: "chess", seed: 1), count: 8)
    #expect(all.books.count == 8)
    #expect(all.books.filter { $0.coverID == nil }.count == 5)
  }

  @Test("what was gathered before an error is not lost")
  func partly() async throws {
    let service = try FakeService { _, before in
      before == 0
        ? answer((0..<10).map { result($0) }, total: 100)
        : .page(status: 503, headers: [], body: [])
    }
    let page = try await library(service).page(of: .init(tag: "sea", seed: 1), count: 20)
    #expect(page.books.count == 10)
    #expect(page.missing == .refused(status: 503))
  }

  @Test("no results are an empty page")
  func nothing() async throws {
    let service = try FakeService { _, _ in answer([], total: 0) }
    let page = try await library(service).page(of: .init(tag: "zzz", seed: 1), count: 20)
    #expect(page == BookPage(books: [], total: 0, next: nil, missing: nil))
  }

  @Test("an endless list of books that do not fit ends after a few requests")
  func nothingFits() async throws {
    let service = try FakeService { _, _ in answer([result(1, "\"x\":1")], total: 1 << 40) }
    let page = try await library(service).page(
      of: .init(tag: "sea", seed: 1, onlyWithCover: true), count: 20)
    #expect(page.books.isEmpty)
    #expect(service.visits.count == 5)
  }

  @Test("members may be missing or have another type")
  func lenient() throws {
    func book(_ members: String) -> FoundBook? {
      JSONReader.value(of: Data("{\(members)}".utf8)).flatMap { FoundBook($0) }
    }
    let least = try #require(book("\"key\":\"/works/OL1W\",\"title\":\"A\""))
    #expect(least.authors.isEmpty && least.coverID == nil && least.access == .unavailable)
    #expect(book("\"key\":\"/works/OL1W\"") == nil)
    #expect(book("\"key\":\"/books/OL1M\",\"title\":\"A\"") == nil)
    #expect(book("\"key\":5,\"title\":\"A\"") == nil)
    let odd = try #require(
      book(
        """
        "key":"/works/OL2W","title":["A\\u001b[31m",1],"author_name":"One","cover_i":"12",
        "first_publish_year":"1851","number_of_pages_median":300.0,"isbn":["0-14-043908-9",
        "9780140439083","x",5,null],"ratings_average":"4.2","ratings_count":null,"language":[],
        "ebook_access":7,"id_project_gutenberg":[2701,"../x"],"subject":{"a":1}
        """))
    #expect(odd.title == "A[31m")
    #expect(odd.authors == ["One"])
    #expect(odd.coverID == 12 && odd.year == 1851 && odd.pages == 300)
    #expect(odd.isbn10 == "0140439089" && odd.isbn13 == "9780140439083")
    #expect(odd.rating == FoundBook.Rating(average: 4.2, count: 0))
    #expect(odd.gutenbergIDs == ["2701"])
    #expect(book("\"key\":\"/works/OL1W\",\"title\":\"A\",\"cover_i\":-1")?.coverID == nil)
  }

  @Test(
    "an answer that is not a list of results is not what was promised",
    arguments: [
      "", "<html></html>", "{\"docs\":[", "[]", "{\"error\":\"x\"}", "null", "{\"docs\":[]}}",
      #"{"numFound":"x","docs":7}"#, #"{"numFound":"x","docs":[]}"#, #"{"numFound":1,"docs":7}"#,
      #"{"numFound":1,"docs":"x"}"#, #"{"numFound":1,"docs":{}}"#, #"{"numFound":1,"docs":null}"#,
      #"{"numFound":-1,"docs":[]}"#, #"{"numFound":[],"docs":[]}"#, #"{"numFound":2,"docs":[7,8]}"#,
      #"{"numFound":1,"docs":[{"key":7,"title":[]}]}"#,
    ])
  func unexpected(body: String) async throws {
    let service = try FakeService { _, _ in .json(body) }
    await #expect(throws: DiscoveryError.unexpected(.json)) {
      try await library(service).page(of: .init(tag: "sea", seed: 1), count: 20)
    }
  }

  @Test("details have a description without HTML, and the pages and ISBNs of an edition")
  func detail() async throws {
    let service = try FakeService { path, _ in
      if path.hasPrefix("/works/OL1W/editions.json") {
        return .json(
          """
          {"size":3,"entries":[{"key":"/books/OL1M"},
          {"number_of_pages":635,"isbn_10":["0140439072"],"isbn_13":["9780140439076"],"covers":[-1,9]},
          {"number_of_pages":"700"}]}
          """)
      }
      return .json(
        """
        {"key":"/works/OL1W","title":"Moby Dick","description":{"type":"/type/text",
        "value":"<p>Call me <b>Ishmael</b>.</p><script>alert(1)</script><p>Caf&eacute; &amp; 1 < 2</p>"}}
        """)
    }
    let value = try #require(JSONReader.value(of: Data(result(1, "\"x\":1").utf8)))
    let book = try #require(FoundBook(value))
    let detail = try await library(service).detail(of: book)
    #expect(detail.description == "Call me Ishmael.\nCafé & 1 < 2")
    #expect(detail.book.pages == 635)
    #expect(detail.book.isbn10 == "0140439072" && detail.book.isbn13 == "9780140439076")
    #expect(detail.book.coverID == 9)
    #expect(detail.missing == nil)
  }

  @Test("without editions the rest of the details is there")
  func withoutEditions() async throws {
    let service = try FakeService { path, _ in
      path.contains("editions")
        ? .page(status: 500, headers: [], body: [])
        : .json("{\"key\":\"/works/OL1W\",\"description\":\"Plain.\"}")
    }
    let library = try library(service)
    let found = try FakeService { _, _ in answer([result(1)], total: 1) }
    let book = try #require(try await self.library(found).book("OL1W"))
    let detail = try await library.detail(of: book)
    #expect(detail.description == "Plain.")
    #expect(detail.missing == .refused(status: 500))
  }

  @Test("a cover of one pixel, and a missing one, are no cover")
  func noCover() async throws {
    let folder = TemporaryFolder()
    let dot = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0]
    let service = try FakeService { path, _ in
      .page(status: path.contains("/1-") ? 200 : 404, headers: [], body: dot)
    }
    let library = try library(service, folder)
    for id in [1, 2, 1, 2] { #expect(try await library.cover(id) == nil) }
    #expect(service.paths == ["/b/id/1-M.jpg?default=false", "/b/id/2-M.jpg?default=false"])
  }

  @Test("a cover is told by its bytes; anything else is not what was promised")
  func covers() async throws {
    let service = try FakeService { path, _ in
      let body: [UInt8] =
        path.contains("/1-")
        ? [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]
        : path.contains("/2-") ? [] : Array("<html>".utf8)
      return .page(status: 200, headers: ["Content-Type: image/jpeg"], body: body)
    }
    let library = try library(service)
    #expect(try await library.cover(1)?.count == 9)
    for id in [2, 3] {
      await #expect(throws: DiscoveryError.unexpected(.picture)) { try await library.cover(id) }
    }
  }

  @Test("a page that holds still: without network it is the same again, with its covers")
  func store() async throws {
    let folder = TemporaryFolder()
    let query = OpenLibrary.Query(tag: "sea", seed: 3)
    var service: FakeService? = try FakeService { path, _ in
      path.hasPrefix("/b/")
        ? .page(status: 200, headers: [], body: [0xFF, 0xD8, 0xFF, 0xE0])
        : answer([result(1), result(2)], total: 2)
    }
    let address = try #require(service).address
    let library = try library(try #require(service), folder)
    let page = try await library.page(of: query, count: 20)
    let cover = try await library.cover(7, tag: "sea")
    service = nil
    let offline = try OpenLibrary(
      FakeService.newClient(), store: DiscoveryStore(folder: folder.path), address: address,
      covers: address)
    #expect(try await offline.page(of: query, count: 20) == page)
    #expect(try await offline.cover(7, tag: "sea") == cover)
    await #expect(throws: DiscoveryError.offline(.refused)) {
      try await offline.page(of: .init(tag: "sea", seed: 4), count: 20)
    }
  }
}

@Suite("Text of services")
struct PlainTextTests {
  @Test("a line has no line ends, control characters or marks of direction")
  func line() {
    #expect(PlainText.line("  a\tb\r\nc\u{202E}d\u{1B}[2J ") == "a b cd[2J")
    #expect(PlainText.line(" \u{0} ") == nil)
    #expect(PlainText.line(String(repeating: "a ", count: 5000))?.count ?? 0 <= 500)
  }

  @Test(
    "HTML becomes paragraphs",
    arguments: [
      ("a<br>b", "a\nb"), ("a <i>b</i>\n c", "a b c"),
      ("a <i>b</i>\r\n\r\nc", "a b\nc"), ("1 < 2 & 3", "1 < 2 & 3"),
      ("&#8217;&#x41;&nope;&#0;", "’A&nope;"), ("<p>a<p>b", "a\nb"),
      ("<style>p{}</style>x<script>y", "x"), ("a<!-- b -->c", "ac"), ("<", "<"), ("a</", "a</"),
    ])
  func html(html: String, text: String) {
    #expect(PlainText.paragraphs(html: html) == text)
  }

  @Test("hostile HTML takes no time that depends on its shape")
  func hostile() {
    for piece in ["<", "<a ", "&", "<script>", "</", "<!--", "&#"] {
      let html = String(repeating: piece, count: 60_000)
      #expect(PlainText.paragraphs(html: html)?.utf8.count ?? 0 <= 4 * PlainText.longest)
    }
  }
}

@Suite("JSON of services")
struct JSONReaderTests {
  private func value(_ text: String) -> LooseJSON? { JSONReader.value(of: Data(text.utf8)) }

  @Test("values are read as they are")
  func values() {
    #expect(
      value(" {\"a\":[1,-2.5e1,true,false,null,\"x\\n\\u00e9\\ud83d\\ude00\\/\"]} ")
        == .object([
          "a": .array([
            .number(1), .number(-25), .bool(true), .bool(false), .null, .string("x\né😀/"),
          ])
        ]))
    #expect(value("\"\\ud83dx\"") == .string("\u{FFFD}x"))
    #expect(value("{}") == .object([:]))
    #expect(value("[ ]") == .array([]))
  }

  @Test("a letter has at most 30 accents, since texts with more take long to compare")
  func accents() throws {
    let marks = String(repeating: "\u{301}\u{323}", count: 500)
    let object = try #require(value("{\"a\(marks)\":\"\(marks)\\u0301\"}"))
    guard case .object(let members) = object, let member = members.first else { return }
    #expect(member.key.unicodeScalars.count == 31)
    #expect(member.value.text?.unicodeScalars.count == 30)
    #expect(PlainText.line("e\(marks)")?.unicodeScalars.count == 31)
  }

  @Test(
    "anything but one complete value is refused",
    arguments: [
      "", " ", "{", "[1,]", "{\"a\":}", "{\"a\" 1}", "[1 2]", "tru", "\"a", "\"\\u12\"", "\"\\",
      "1 2",
      "1e999", "--", String(repeating: "[", count: 100_000),
      "[" + String(repeating: "0,", count: 300_000) + "0]",
    ])
  func malformed(text: String) {
    #expect(value(text) == nil)
  }
}
