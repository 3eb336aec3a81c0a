import Foundation
import Testing

@Suite("A library in a terminal")
struct BookLibraryTests {
  private let home: Home

  init() throws { home = try Home() }

  private func run(_ arguments: String, in other: Home? = nil) throws -> String {
    let outcome = try Binary.run(arguments, home: other ?? home)
    #expect(outcome.status == 0, "\(arguments): \(outcome.stderr)")
    return outcome.stdout
  }

  private struct Book: Decodable {
    let id, title: String
    let chapters: Int
    let file: String?
  }

  private func books(in other: Home? = nil) throws -> [Book] {
    try JSONDecoder().decode([Book].self, from: Data(run("book list --json", in: other).utf8))
  }

  @Test("our renderings are there from the beginning, and can be read, searched and counted")
  func ownTexts() throws {
    let books = try books()
    #expect(
      Set(books.map(\.id)) == [
        "tao-te-ching.close", "tao-te-ching.de", "tao-te-ching.plain",
      ])
    #expect(books.allSatisfy { $0.chapters == 81 })
    #expect(try run("book text tao-te-ching.plain --chapter 8").contains("like water"))
    #expect(try run("book search tao-te-ching.de Wasser").contains("8.1"))
    struct Words: Decodable { let expected: Double }
    let words = try JSONDecoder().decode(
      Words.self, from: Data(run("book words tao-te-ching.plain --json").utf8))
    // Its words are nearly all of levels 1 and 2.
    #expect((0.9...1).contains(words.expected))
  }

  @Test(
    "a book that was added is there for the next process, and on another device after an import")
  func added() throws {
    let file = home.file("emma.md")
    try "# Emma\n\nEmma Woodhouse, handsome, clever, and rich.\n"
      .write(toFile: file, atomically: true, encoding: .utf8)
    #expect(try run("book add \(file)").contains("is added"))
    let book = try #require(try books().first)
    #expect(book.title == "Emma")
    #expect(book.file == file)
    let other = try Home()
    _ = try run("export \(home.file("journal.jsonl"))")
    _ = try run("import \(home.file("journal.jsonl"))", in: other)
    let there = try #require(try books(in: other).first { $0.id == book.id })
    #expect(there.title == "Emma" && there.file == nil)
    // Players of one computer share the texts in the cache.
    let cache = ["XDG_CACHE_HOME": other.file("cache")]
    let outcome = try Binary.run("book text emma", environment: cache, home: other)
    #expect(outcome.status == 66)
    #expect(outcome.stderr.contains("is on another device; copy it here"))
    #expect(try run("book add \(file)", in: other).contains("in your library already"))
    #expect(try run("book text emma", in: other).contains("handsome, clever"))
  }

  @Test("bad input ends in one line and the exit code that the manual names")
  func badInput() throws {
    for (arguments, status) in [
      ("book add /dev/null", Int32(65)), ("book add \(home.folder)", 65), ("book show moby", 64),
      ("book text tao-te-ching.de --chapter 82", 64), ("book show tao", 64),
    ] {
      let outcome = try Binary.run(arguments, home: home)
      #expect(outcome.status == status, "\(arguments)")
      #expect(outcome.stderr.hasPrefix("wordhoard: "))
      #expect(outcome.stderr.split(separator: "\n").count == 1)
      #expect(outcome.stdout.isEmpty)
    }
  }
}
