import Bookshelf
import ClientBooks
import ClientCore
import ClientSearch
import ClientTestSupport
import Foundation
import GameEngine
import SQLite
import Testing

@testable import wordhoard

@Suite("The search in the texts of books")
struct BookTextSearchTests {
  private let player: Player

  init() throws {
    var player = try Player(Display())
    player.options.cache = "\(player.folder.path)/cache"
    self.player = player
  }

  private struct Document: Decodable {
    struct Result: Decodable, Equatable {
      let kind, id, title, excerpt, place: String
    }
    let results: [Result]
  }

  /// The search of another program, which has the index open after the first one.
  private func otherSearch() throws -> Search { try player.program().search.search }

  private var index: String { "\(player.options.cache)/books/search.sqlite" }

  private func add(_ text: String = BookFiles.emma, _ name: String = "emma.txt") async throws {
    let file = try player.folder.write(text.utf8, to: name)
    #expect(try await player.program().run(awaiting: ["book", "add", file]) == 0)
  }

  private func count(_ query: String, by search: Search) throws -> Int {
    var request = SearchRequest(query)
    request.kinds = [.book]
    return try search.results(request).rows.count
  }

  private func results(_ query: String) throws -> [Document.Result] {
    let text = try player.json { try $0.run(["search", query, "--kind", "book"]) }
    return try JSONDecoder().decode(Document.self, from: Data(text.utf8)).results
  }

  /// The places that are found.
  private func places(_ query: String) throws -> [String] { try results(query).map(\.place) }

  /// The files with the texts of the books.
  private func keptTexts() throws -> [String] {
    let folder = "\(player.options.cache)/books"
    return try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.count == 16 }
      .map { "\(folder)/\($0)" }
  }

  /// The number of a file in its file system.
  private func number(of file: String) throws -> UInt64? {
    try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? UInt64
  }

  private func command(_ body: (Composition) throws -> Void) throws {
    try body(player.program())
    _ = player.screen()
  }

  @Test("finds paragraphs with all words below titles, whatever their case and accents")
  func paragraphs() async throws {
    try await add()
    let found = try results("Hïghbury")
    #expect(found.map(\.kind) == ["book"])
    #expect(found.map(\.title) == ["Emma"])
    #expect(
      found.map(\.excerpt) == [
        "Mr. Weston was a native of Highbury, and born of a respectable family."
      ])
    #expect(found.map(\.place) == ["2.1"])
    #expect(try places("emma") == ["Jane Austen", "1.1", "1.2"])
    #expect(try places("family born") == ["2.1"])
    #expect(try places("born daughters") == [])
    #expect(try places("twenty-one years") == ["1.2"])
    #expect(try places("one twenty") == ["1.2"])
    #expect(try results("chapter ii").map(\.excerpt) == ["CHAPTER II"])
  }

  @Test("the phrase comes first, and beginnings of words last")
  func order() async throws {
    try await add(
      """
      Title: Waves

      The seafarers and the winds met.

      A wind came over the sea.

      There was a sea wind.

      """, "waves.txt")
    #expect(try places("sea wind") == ["1.4", "1.3"])
    #expect(try places("seaf") == ["1.2"])
    #expect(try places("wind") == ["1.3", "1.4", "1.2"])
    // Too many words begin with few letters.
    #expect(try places("win") == [])
  }

  @Test("what is found is what a reader of all paragraphs finds")
  func law() async throws {
    let vocabulary = [
      "a", "of", "the", "dog", "was", "house", "houses", "there", "thereby", "Garden", "l’été", "道",
    ]
    var generator = SeededGenerator(seed: 3)
    func some(_ count: Int) -> [String] { (0..<count).map { _ in generator.pick(vocabulary)! } }
    // So many books are merged, and not all of them are read.
    let books = (0..<90).map { _ in (0..<6).map { _ in some(7).joined(separator: " ") } }
    let files = try books.enumerated().map { number, paragraphs in
      let text = "Title: B\(number)\n\n\(paragraphs.joined(separator: "\n\n"))\n"
      return try player.folder.write(text.utf8, to: "\(number).txt")
    }
    try await player.program().run(awaiting: ["book", "add"] + files)
    func folded(_ text: String) -> String {
      " \(text.lowercased().replacing("l’été", with: "lete")) "
    }
    let all = books.enumerated().flatMap { number, paragraphs in
      // The title is the first paragraph.
      paragraphs.enumerated().map { (book: "B\(number)", place: "1.\($0 + 2)", text: folded($1)) }
    }
    let lengths = [1, 2, 2, 3, 3, 4, 5, 3, 4, 2, 3, 3, 6, 7, 7, 7]
    for query in lengths.map(some) + [["house"], ["there", "dog"], ["gard", "道", "hous"]] {
      let phrase = folded(query.joined(separator: " "))
      let exact = all.filter { $0.text.contains(phrase) }
      func hits(_ needle: (String) -> String) -> [(book: String, place: String, text: String)] {
        all.filter { paragraph in query.allSatisfy { paragraph.text.contains(needle(folded($0))) } }
      }
      let words = hits { $0 }
      let beginnings = hits { $0.count > 5 ? String($0.dropLast()) : $0 }
      var expected: [String] = []
      for hits in [exact, words, beginnings] {
        for hit in hits {
          let line = "\(hit.book) \(hit.place)"
          if !expected.contains(line), expected.count(where: { $0.hasPrefix("\(hit.book) ") }) < 3 {
            expected.append(line)
          }
        }
      }
      let found = try results(query.joined(separator: " ")).filter { $0.place.hasPrefix("1.") }
        .map { "\($0.title) \($0.place)" }
      #expect(found == Array(expected.prefix(20)), "\(query)")
    }
  }

  @Test("all words with a beginning are found, however many begin so")
  func beginnings() async throws {
    // Many words begin like those that are wanted.
    let others = (10...60).map { "gentlea\($0)" }.joined(separator: " ")
    try await add("Title: One\n\nA gentleman came.\n", "one.txt")
    try await add("Title: Two\n\nGentlewomen came too.\n\n\(others)\n", "two.txt")
    #expect(try results("gentle").map(\.title) == ["One", "Two", "Two"])
    #expect(try places("gentlew") == ["1.2"])
    #expect(try places("gentlem came") == ["1.2"])
    #expect(try places("gentle came").count == 2)
    #expect(try places("gentlex") == [])
  }

  @Test("words that are often together in pairs, but rarely all together, are found")
  func steps() async throws {
    let pairs = ["alpha x beta", "alpha x gamma", "beta x gamma"].flatMap {
      [String](repeating: $0, count: 150)
    }
    let all = (pairs + ["gamma x beta x alpha"]).joined(separator: "\n\n")
    try await add("Title: One\n\n\(all)\n", "one.txt")
    #expect(try places("alpha beta gamma") == ["1.452"])
    #expect(try places("gamma alpha beta gamma") == ["1.452"])
    #expect(try places("alpha beta gamma delta") == [])
  }

  @Test("the words of a query without a space between them must follow one another")
  func joined() async throws {
    try await add(
      "Title: A\n\nA well-known dog.\n\nKnown to dig a well.\n\n天下有道。\n\n道有天，下。\n", "a.txt")
    #expect(try places("well-known") == ["1.2"])
    #expect(try places("dog well-know") == ["1.2"])
    #expect(try places("known well") == ["1.2", "1.3"])
    #expect(try places("有道 天下") == ["1.4"])
    #expect(try places("道 天下") == ["1.4", "1.5"])
  }

  @Test("apostrophes do not count, and signs of Chinese are found without blanks")
  func words() async throws {
    try await add("Title: A\n\nI don’t know. 道可道，非常道。\n\nYou do know.\n", "a.txt")
    for query in ["dont", "don't", "DON’T know", "可道", "非常"] {
      #expect(try places(query) == ["1.2"], "\(query)")
    }
    #expect(try places("可非") == [])
  }

  @Test("a few places of each book are found, so that others are found too")
  func many() async throws {
    let lines = (1...20).map { "A whale, number \($0)." }.joined(separator: "\n\n")
    try await add("Title: One\n\n\(lines)\n", "one.txt")
    try await add("Title: Two\n\nThe last whale.\n", "two.txt")
    #expect(try results("whale").map(\.title) == ["One", "One", "One", "Two"])
  }

  @Test("the reader opens at the place of a hit, also in books whose parts have keys")
  func place() async throws {
    try await add(
      """
      Title: The Way
      Work: way

      ## 2 Water

      Water helps.

      It flows down.

      ## 3 Fire

      """, "way.txt")
    #expect(try places("flows") == ["2.2"])
    _ = player.screen()
    try await player.program().books.lineReading.read(ReadRequest(book: "way", place: "2.2"))
    let screen = player.screen()
    #expect(screen.contains("It flows down."))
    #expect(!screen.contains("Water helps."))
  }

  @Test("a book that was removed is not found, and found again after undo")
  func removed() async throws {
    try await add()
    #expect(try places("Highbury") == ["2.1"])
    try command { try $0.run("book remove emma") }
    #expect(try places("Highbury") == [])
    try command { try $0.run("undo") }
    #expect(try places("Highbury") == ["2.1"])
  }

  @Test(
    "an index that is damaged, deleted or of another version is made again, without books that are gone"
  )
  func damaged() async throws {
    try await add()
    try await add("Title: Gone\n\nAt Highbury, too.\n", "gone.txt")
    #expect(try places("Highbury") == ["2.1", "1.2"])
    let bytes = try Data(contentsOf: URL(filePath: index))
    func damage(_ change: (String) throws -> Void) throws {
      for ending in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: index + ending) }
      try change(index)
      #expect(Set(try places("Highbury")) == ["2.1", "1.2"])
    }
    try damage { try Data().write(to: URL(filePath: $0)) }
    try damage { try Data(repeating: 7, count: 5000).write(to: URL(filePath: $0)) }
    try damage { try bytes.prefix(5000).write(to: URL(filePath: $0)) }
    try damage { path in
      var changed = bytes
      // The version of the schema.
      changed[60...63] = Data([0, 0, 0, 9])
      try changed.write(to: URL(filePath: path))
    }
    try damage { try FileManager.default.removeItem(atPath: $0) }
    try damage { _ in
      try FileManager.default.removeItem(atPath: "\(player.options.cache)/books")
    }
    let access = try FileManager.default.attributesOfItem(atPath: index)[.posixPermissions] as? Int
    #expect(access == 0o600)
    // Without cache and file, the book cannot be opened.
    try FileManager.default.removeItem(atPath: "\(player.options.cache)/books")
    try FileManager.default.removeItem(atPath: "\(player.folder.path)/gone.txt")
    #expect(try places("Highbury") == ["2.1"])
  }

  @Test("without a place for the index, titles are found, and a remark says so")
  func noRoom() async throws {
    try await add()
    try FileManager.default.removeItem(atPath: "\(player.options.cache)/books")
    try Data().write(to: URL(filePath: "\(player.options.cache)/books"))
    #expect(try places("emma") == ["Jane Austen"])
    #expect(
      player.test.errors.text.contains(
        "the texts of your books are not searched; make \(player.options.cache)/books writable"))
  }

  @Test("two programs may search and add books at once")
  func together() async throws {
    try await add()
    let other = try otherSearch()
    #expect(try count("Highbury", by: other) == 1)
    try await add("Title: New\n\nAt Highbury, too.\n", "new.txt")
    #expect(try count("Highbury", by: other) == 2)
    #expect(try results("Highbury").count == 2)
  }

  @Test("an index that is cut off while a program uses it is made again")
  func cutOff() async throws {
    try await add()
    let program = try otherSearch()
    for length in [8192, 0] {
      #expect(try count("Highbury", by: program) == 1)
      // From now on the program reads the file instead of the log.
      try Connection(path: index, .writing).execute("PRAGMA wal_checkpoint(TRUNCATE)")
      let old = "\(index)-\(length)"
      #expect(link(index, old) == 0)
      #expect(truncate(index, off_t(length)) == 0)
      #expect(try count("native", by: program) == 1)
      #expect(try number(of: index) != number(of: old))
      #expect(try places("Highbury") == ["2.1"])
    }
  }

  @Test("a text that is cut off in the cache is made again")
  func cutOffText() async throws {
    try await add()
    let texts = try keptTexts()
    #expect(texts.count == 1)
    for text in texts { #expect(truncate(text, 200) == 0) }
    // The first search notices it.
    #expect(try places("native of Highbury") == [])
    #expect(try places("native of Highbury") == ["2.1"])
  }

  @Test("a text that was damaged in the cache without a change of its length is made again")
  func damagedText() async throws {
    try await add()
    for path in try keptTexts() {
      var bytes = try Data(contentsOf: URL(filePath: path))
      let word = try #require(bytes.range(of: Data("native".utf8)))
      bytes.replaceSubrange(word, with: Data("notive".utf8))
      try bytes.write(to: URL(filePath: path))
    }
    // The first search notices it.
    #expect(try places("native") == [])
    #expect(try places("native") == ["2.1"])
  }

  @Test("a text that was made again differently is not shown at a wrong place")
  func changed() async throws {
    try await add()
    try await add("Title: New\n\nAt Highbury.\n", "new.txt")
    let paths = try keptTexts()
    #expect(paths.count == 2)
    // Each has the text of the other one.
    let texts = try paths.map { try Data(contentsOf: URL(filePath: $0)) }
    for (path, text) in zip(paths, texts.reversed()) { try text.write(to: URL(filePath: path)) }
    #expect(try places("Highbury") == [])
    #expect(try Set(places("Highbury")) == ["2.1", "1.2"])
  }
}
