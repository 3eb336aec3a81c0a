import ClientTestSupport
import Discovery
import Foundation
import GameEngine
import LoopbackSupport
import Messages
import Testing

@testable import ClientBooks
@testable import ClientCore
@testable import ClientDiscover
@testable import ClientProgress
@testable import wordhoard

@Suite("Commands that find books at services")
struct DiscoverCommandTests {
  private var player: Player
  private let service: BookService

  init() throws {
    service = try BookService.sea()
    player = try Player(Display(width: 80))
    player.test.environment = service.environment
    player.options.program = "wordhoard/1.2"
  }

  private func output(
    json: Bool = false, _ command: (Composition) async throws -> Void
  ) async throws -> String {
    var player = player
    player.options.json = json
    _ = player.screen()
    try await command(player.program())
    return player.screen()
  }

  private func code(_ command: (Composition) async throws -> Void) async throws -> String? {
    do {
      try await command(player.program())
      return nil
    } catch let error as ClientError {
      return error.code.rawValue
    }
  }

  private func books(_ tag: String, from start: Int = 0, json: Bool = false) async throws -> String
  {
    try await output(json: json) {
      try await $0.run(awaiting: ["discover", "books", tag, "--from", "\(start)"])
    }
  }

  private struct Page: Decodable {
    struct Book: Decodable {
      let id, title: String
      let isFree: Bool
      let understood: Double?
    }
    struct Missing: Decodable { let code: String }
    let tag: String?
    let total, next: Int?
    let books: [Book]
    let missing: Missing?
  }

  private func page(_ json: String) throws -> Page {
    try JSONDecoder().decode(Page.self, from: Data(json.utf8))
  }

  @Test("tags are added, listed and removed, and a change can be taken back")
  func tags() async throws {
    #expect(try await output { try await $0.run(awaiting: "discover") }.hasPrefix("No tags yet;"))
    #expect(
      try await output { try $0.run(["discover", "add", " Sea,  stories "]) }.hasPrefix(
        "The tag Sea stories is added"))
    #expect(
      try await output { try $0.run(["discover", "add", "sea stories"]) }
        == "The tag Sea stories is there already.\n")
    try player.program().run("discover add chess")
    #expect(try await output { try await $0.run(awaiting: "discover") } == "Sea stories\nchess\n")
    #expect(
      try await output { try $0.run(["discover", "remove", "SEA STORIES"]) }.contains("is removed"))
    #expect(try await output { try await $0.run(awaiting: "discover") } == "chess\n")
    _ = try player.screen { try $0.run("undo") }
    #expect(try await output { try await $0.run(awaiting: "discover") } == "Sea stories\nchess\n")
    #expect(
      try await output(json: true) { try await $0.run(awaiting: "discover") }.contains(
        "\"Sea stories\""))
    #expect(try await code { try $0.run("discover remove cats") } == "unknown_tag")
    #expect(try await code { try $0.run(["discover", "add", " , "]) } == "tag_invalid")
    #expect(try player.program().completions.tags() == ["Sea stories", "chess"])
  }

  @Test("books of a tag keep their order until it is drawn anew, and pages fit together")
  func order() async throws {
    let first = try page(try await books("chess", json: true))
    #expect(first.books.count == 10 && first.total == 40 && first.next == 10)
    #expect(try page(try await books("chess", json: true)).books.map(\.id) == first.books.map(\.id))
    let second = try page(try await books("chess", from: 10, json: true))
    #expect(Set(first.books.map(\.id)).isDisjoint(with: second.books.map(\.id)))
    let other = try page(
      try await output(json: true) {
        try await $0.run(awaiting: "discover reroll chess")
      })
    #expect(other.books.map(\.id) != first.books.map(\.id))
    #expect(
      service.requests.allSatisfy { $0.contains("User-Agent: wordhoard/1.2 (+ada@example.org)") })
  }

  @Test("a list has a line for each book, and says how to see more")
  func list() async throws {
    let text = try await books("chess")
    #expect(text.contains("\n  Author "))
    #expect(text.contains("rated 4.2"))
    #expect(text.contains("More: `wordhoard discover chess --from 10`."))
    #expect(text.contains("Keep the tag: `wordhoard discover add chess`."))
  }

  @Test("a book is shown with all that is known, and its description as plain text")
  func show() async throws {
    _ = try await books("chess")
    let id = try #require(try page(try await books("chess", json: true)).books.first).id
    let text = try await output { try await $0.run(awaiting: ["discover", "show", id]) }
    #expect(text.contains("321"))
    #expect(text.contains("0140439080") && text.contains("9780140439083"))
    #expect(text.contains("4.2 of 5, 8 ratings"))
    #expect(text.contains("A melancholy tale of the sea.\nSailors go home.\n"))
    #expect(text.contains("A guess: you probably know "))
    #expect(
      try await code { try await $0.run(awaiting: "discover show OL0X") } == "unknown_finding")
    #expect(
      try await code { try await $0.run(awaiting: "discover show nothing") } == "unknown_finding")
  }

  @Test("what was seen is shown without network, and removing its tag deletes it")
  func withoutNetwork() async throws {
    try player.program().run("discover add chess")
    let list = try await books("chess")
    let id = try #require(try page(try await books("chess", json: true)).books.first).id
    let detail = try await output { try await $0.run(awaiting: ["discover", "show", id]) }
    let count = service.requests.count
    service.fail()
    #expect(try await books("chess") == list)
    #expect(try await output { try await $0.run(awaiting: ["discover", "show", id]) } == detail)
    #expect(service.requests.count == count)
    #expect(
      try await code { try await $0.run(awaiting: "discover books other") }
        == "service_refused")
    let answers = "\(player.options.cache)/discovery/answers"
    #expect(try FileManager.default.contentsOfDirectory(atPath: answers).count == 3)
    try player.program().run("discover remove chess")
    #expect(try FileManager.default.contentsOfDirectory(atPath: answers).isEmpty)
  }

  @Test("a free book is fetched into the library once, and others say that they are not free")
  func get() async throws {
    let found = try page(try await books("chess", json: true)).books
    let free = try #require(found.first { $0.isFree }),
      other = try #require(found.first { !$0.isFree })
    #expect(
      try await output { try await $0.run(awaiting: ["discover", "get", free.id]) }.hasPrefix(
        "Persuasion is in your library now"))
    #expect(
      try await output { try await $0.run(awaiting: ["discover", "get", free.id]) }.hasPrefix(
        "Persuasion was in your library"))
    // The second time, the book itself is not asked for.
    #expect(service.paths.count { $0 == "/get/book.epub" } == 1)
    #expect(try player.screen { try $0.run("book list") }.contains("Persuasion"))
    #expect(
      try await code { try await $0.run(awaiting: ["discover", "get", other.id]) }
        == "book_not_free")
    let downloads = "\(player.options.cache)/discovery/downloads"
    #expect(try FileManager.default.contentsOfDirectory(atPath: downloads).isEmpty)
    let entry = try #require(
      try player.program().books.library.list().first { $0.title == "Persuasion" })
    guard case .file(let path) = entry.origin else { return }
    #expect(path.hasPrefix("\(player.options.home)/books/"))
    _ = try player.screen { try $0.run("undo") }
    #expect(try !player.program().books.library.list().contains { $0.title == "Persuasion" })
  }

  @Test("a page for people instead of a book is refused, and nothing is added")
  func noBook() async throws {
    let found = try page(try await books("chess", json: true)).books
    let free = try #require(found.first { $0.isFree })
    service.answer { $0 == "/get/book.epub" ? .text("<html>Are you a robot?") : nil }
    #expect(
      try await code { try await $0.run(awaiting: ["discover", "get", free.id]) }
        == "answer_unexpected")
    #expect(try player.program().books.library.list().isEmpty)
  }

  @Test("a download that is stopped leaves nothing")
  func stopped() async throws {
    service.answer { $0 == "/get/book.epub" ? .held([0x50, 0x4B, 3, 4]) : nil }
    _ = try await books("chess")
    let program = try player.program()
    let download = Task { try await program.run(awaiting: "discover get OL0W") }
    while !service.paths.contains("/get/book.epub") { await Task.yield() }
    download.cancel()
    await #expect(throws: CancellationError.self) { try await download.value }
    #expect(
      try player.program().books.library.list().contains { $0.title == "Persuasion" } == false)
    let folder = "\(player.options.cache)/discovery/downloads"
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test("catalogs are added, listed, searched and removed")
  func catalogs() async throws {
    let own = "\(service.address)/catalog"
    #expect(try await output { try $0.run("discover catalog list") } == "\(own)\n")
    try player.program().run("discover catalog add https://books.example.org/OPDS")
    #expect(
      try await output { try $0.run("discover catalog list") }.hasSuffix(
        "https://books.example.org/OPDS\n"))
    #expect(
      try await code { try $0.run("discover catalog add http://books.example.org") }
        == "address_refused")
    #expect(
      try await code { try $0.run(["discover", "catalog", "remove", own]) } == "unknown_catalog")
    try player.program().run("discover catalog remove example.org")
    #expect(try await output { try $0.run("discover catalog list") } == "\(own)\n")
    let list = try await output {
      try await $0.run(awaiting: ["discover", "catalog", "show", own])
    }
    #expect(list.contains("Free Book\n  Ada, free (C"))
    #expect(list.contains("New books\n  more books (C"))
    let more = "catalog show \(own) --page \(service.address)/catalog?page=2"
    #expect(list.replacing("\n", with: " ").contains(more))
    _ = try await output { try await $0.run(awaiting: "discover catalog show catalog sea") }
    #expect(service.paths.last == "/catalog?query=sea")
    let all = try page(
      try await output(json: true) {
        try await $0.run(awaiting: ["discover", "catalog", "show", own])
      })
    let free = try #require(all.books.first { $0.isFree })
    #expect(
      try await output { try await $0.run(awaiting: ["discover", "get", free.id]) }.hasPrefix(
        "Persuasion is in your library"))
  }

  @Test("books are sorted by how well their descriptions are understood, which is a guess")
  func understood() async throws {
    service.answer { path in
      path == "/works/OL3W.json"
        ? .text("{\"key\":\"x\",\"description\":\"It is so. We go on to it.\"}")
        : nil
    }
    let text = try await output {
      try await $0.run(awaiting: "discover books chess --limit 40 --sort understood")
    }
    #expect(text.hasPrefix("Book 3\n"))
    #expect(text.contains("you probably know "))
    #expect(text.contains("is a guess"))
  }

  @Test("another draw that fails leaves the order as it was")
  func failedDraw() async throws {
    let before = try await books("chess")
    service.fail()
    #expect(
      try await code {
        try await $0.run(awaiting: "discover reroll chess")
      } == "service_refused")
    #expect(try await books("chess") == before)
  }

  @Test("a book is removed from the tags with its files, and brought back by its ID")
  func removedBook() async throws {
    try player.program().run("discover add chess")
    _ = try await books("chess")
    _ = try await output { try await $0.run(awaiting: "discover show OL0W") }
    #expect(try await output { try $0.run("discover remove OL0W") }.hasPrefix("Book 0 is removed"))
    let answers = "\(player.options.cache)/discovery/answers"
    #expect(try FileManager.default.contentsOfDirectory(atPath: answers).count == 1)
    #expect(try page(try await books("chess", json: true)).books.first?.title == "Book 1")
    #expect(try await code { try $0.run("discover remove OL99W") } == "unknown_finding")
    _ = try await output { try $0.run("discover add OL0W") }
    #expect(try page(try await books("chess", json: true)).books.first?.title == "Book 0")
  }

  @Test(
    "results with missing members, or members of other types, are listed as far as they are known")
  func lenient() async throws {
    service.answer { path in
      path.hasPrefix("/search")
        ? .text(
          """
          {"numFound":"3","docs":[{"key":5,"title":[]},7,null,{"key":"/works/OL9W","title":{"value":"Odd"},
          "author_name":"One","first_publish_year":"x","cover_i":"12","isbn":5},{"key":"/works/OL8W","title":"Bare"}]}
          """) : nil
    }
    #expect(try await books("chess").hasPrefix("Odd\n  One (OL9W)\nBare\n  (OL8W)\n"))
    service.answer { _ in .text("{\"numFound\":0,\"docs\":[]}") }
    #expect(try await books("checkers") == "No books were found.\n")
  }

  @Test("a catalog with entities that multiply is refused")
  func bomb() async throws {
    service.answer { _ in
      .text(
        "<!DOCTYPE x [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><feed><title>&b;</title></feed>")
    }
    #expect(
      try await code { try await $0.run(awaiting: "discover catalog show catalog") }
        == "answer_unexpected")
  }

  @Test("--check says in a line what each service answers")
  func check() async throws {
    var codes: [Int32] = []
    let text = try await output {
      codes.append(try await $0.run(awaiting: "discover books --check"))
    }
    let lines = text.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[0].hasPrefix("search, \(service.address): 40 books ("))
    #expect(lines[3].hasPrefix("Project Gutenberg, \(service.address): 1 file to read ("))
    service.fail(503)
    let failing = try await output {
      codes.append(try await $0.run(awaiting: "discover books --check"))
    }
    #expect(codes == [0, 69])
    #expect(failing.split(separator: "\n").count == 3)
    #expect(failing.contains("127.0.0.1 is out of order (503); try again later"))
    #expect(
      try await output(json: true) { try await $0.run(awaiting: "discover books --check") }
        .contains("\"service_refused\""))
  }

  @Test(
    "each bad answer ends in one line with a code",
    arguments: [
      (BookService.Reply.text("{}"), "answer_unexpected"), (.text(""), "answer_unexpected"),
      (.text("<html>Hello"), "answer_unexpected"), (.text("{\"docs\":"), "answer_unexpected"),
      (.text("no", status: 422), "service_refused"), (.text("no", status: 403), "service_refused"),
      (.text("no", status: 503), "service_refused"),
      (.text("no", status: 429, headers: ["Retry-After: 120"]), "service_busy"),
      (.text("no", status: 302, headers: ["Location: /search.json"]), "redirect_loop"),
      (.body([UInt8](repeating: 32, count: 3 << 20)), "answer_too_large"),
      (.endless, "answer_too_large"), (.cut(Array("{\"docs\":[".utf8)), "answer_cut_off"),
      (.text("no", status: 429), "service_busy"),
      (.text("{}", headers: ["Content-Encoding: gzip"]), "answer_unexpected"),
      (.text("no", status: 302, headers: ["Location: ftp://example.org/"]), "answer_unexpected"),
    ])
  func badAnswers(_ reply: BookService.Reply, _ expected: String) async throws {
    service.answer { _ in reply }
    let found = try await code {
      try await $0.run(awaiting: "discover books chess")
    }
    #expect(found == expected)
    #expect(!FileManager.default.fileExists(atPath: "\(player.options.cache)/discovery/answers"))
  }

  @Test("without a contact, a refusal says how to name one")
  func contact() async throws {
    var player = player
    player.test.environment["WORDHOARD_CONTACT"] = ""
    service.answer { _ in .text("no", status: 403) }
    func error() async throws -> String {
      do {
        try await player.program().run(awaiting: "discover books chess")
        return ""
      } catch let error as ClientError {
        return error.text(in: .english)
      }
    }
    #expect(try await error().contains("`wordhoard settings set discovery.contact ADDRESS`"))
    #expect(service.requests.last?.contains("User-Agent: wordhoard/1.2\r\n") == true)
    try player.program().run("settings set discovery.contact https://example.org/Me")
    #expect(try await error().contains("refuses the request (403)"))
    #expect(service.requests.last?.contains("wordhoard/1.2 (+https://example.org/Me)") == true)
  }
}
