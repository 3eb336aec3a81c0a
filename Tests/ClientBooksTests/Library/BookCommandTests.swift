import Bookshelf
import ClientTestSupport
import Foundation
import GameEngine
import Testing

@testable import ClientBooks
@testable import ClientCore

@Suite("Commands about books")
struct BookCommandTests {
  private let player: Player

  init() throws {
    player = try Player(Display(width: 80))
    let text = """
      Title: The Way
      Rendering: Plain
      Language: en
      Work: tao-te-ching

      ## 1 The gate
      1.1 If you can put a way into words, it is not the Way that lasts.

      ## 2 Water
      2.1 Water helps all things, and it does not fight.

      """
    try player.folder.write(text.utf8, to: "Content/texts/way.plain.txt")
  }

  private func file(_ text: String = BookFiles.emma, _ name: String = "emma.txt") throws -> String {
    try player.folder.write(text.utf8, to: name)
  }

  @discardableResult
  private func add(
    _ files: [String], work: String? = nil, json: Bool = false
  ) async throws -> Int32 {
    var player = player
    player.options.json = json
    return try await player.program().run(
      awaiting: ["book", "add"] + files + option("--work", work))
  }

  private func output(json: Bool = false, _ command: (Program) throws -> Void) throws -> String {
    json
      ? try player.json { try command($0) }
      : try player.screen { try command($0) }
  }

  private func error(_ command: (Program) throws -> Void) throws -> ClientError? {
    do {
      try command(player.program())
      return nil
    } catch let error as ClientError {
      return error
    }
  }

  private struct Line: Decodable {
    struct Item: Decodable {
      struct Repair: Decodable { let code, reason: String }
      let id, title, language, format, work, state: String
      let authors, tags: [String]
      let chapters, words: Int
      let progress: Double
      let minutesLeft: Int?
      let file: String?
      let repaired: [Repair]?
    }
    struct Refusal: Decodable { let code, reason: String }
    let file: String
    let book: Item?
    let refused: Refusal?
  }

  @Test("book add says what became of each file, and succeeds if one was taken")
  func add() async throws {
    let emma = try file()
    #expect(try await add([emma, "\(player.folder.path)/none.epub"]) == 0)
    let text = player.screen()
    #expect(text.hasPrefix("Emma is added: 2 chapters, 51 words ("))
    #expect(
      player.test.errors.taken()
        == "wordhoard: \(player.folder.path)/none.epub cannot be read; check its name\n")
    #expect(try await add([emma]) == 0)
    #expect(player.screen().contains("is in your library already"))
    #expect(try await add(["\(player.folder.path)/none.epub"]) == 65)
    #expect(
      try player.screen { try $0.run("undo") } == "Taken back: the new book Emma.\n")
    #expect(try await add([emma]) == 0)
  }

  @Test("book add --json prints an array with the book or the refusal of each file")
  func addJSON() async throws {
    let damaged = try player.folder.write(
      BookFiles.epub("<html><body><p>One <b>two</p></body>"), to: "p.epub")
    let files = [try file(), damaged, "\(player.folder.path)/none.epub"]
    #expect(try await add(files, work: "emma", json: true) == 0)
    let lines = try JSONDecoder().decode([Line].self, from: Data(player.screen().utf8))
    #expect(lines.map(\.file) == files)
    let emma = try #require(lines[0].book)
    #expect(emma.title == "Emma" && emma.authors == ["Jane Austen"] && emma.format == "text")
    #expect(emma.language == "en" && emma.chapters == 2 && emma.words == 51 && emma.work == "emma")
    #expect(emma.repaired?.isEmpty == true)
    let persuasion = try #require(lines[1].book)
    #expect(persuasion.language == "en-GB" && persuasion.format == "epub")
    #expect(
      Set(persuasion.repaired?.map(\.code) ?? []) == ["documents_repaired", "contents_missing"])
    #expect(lines[2].book == nil)
    #expect(lines[2].refused?.code == "book_unreadable")
    #expect(player.test.errors.taken().isEmpty)
    #expect(try await add([files[2]], json: true) == 65)
  }

  @Test("an encoding that is named changes the text at once, and so does taking it back")
  func encoding() async throws {
    let file = try player.folder.write(
      Array("Chapter 1\n\n".utf8) + [0xCF, 0xF0, 0xE8, 0xE2, 0xE5, 0xF2, 0x0A], to: "letter.txt")
    #expect(try await add([file]) == 0)
    _ = player.test.errors.taken()
    func text() throws -> String { try player.screen { try $0.run("book text letter") } }
    #expect(try text().contains("Привет"), "recognized")
    _ = try player.screen { try $0.run("book set letter --encoding ISO-8859-5") }
    #expect(try text().contains("Я№штхђ"))
    _ = try player.screen { try $0.run("undo") }
    #expect(try text().contains("Привет"))
  }

  @Test("each bad file ends in one line with a code")
  func refusals() async throws {
    let good = try BookFiles.epub(BookFiles.document("<p>Text.</p>"))
    let folder = player.folder
    let files: [(String, [UInt8])] = [
      ("book_empty", []),
      ("book_format_unknown", [0x7F, 0x45, 0x4C, 0x46, 0, 1, 2, 3, 0, 0]),
      ("book_program_missing", Array("%PDF-1.7\n1 0 obj\n".utf8) + [0, 255, 254]),
      ("book_damaged", Array(good.prefix(good.count / 2))),
      ("book_without_text", try BookFiles.epub(BookFiles.document(""))),
      (
        "book_protected",
        try BookFiles.epub(
          BookFiles.document("<p>x</p>"), and: [("META-INF/encryption.xml", BookFiles.encryption)])
      ),
    ]
    for (number, (code, bytes)) in files.enumerated() {
      let path = try folder.write(bytes, to: "bad\(number).epub")
      #expect(try await add([path], json: true) == 65)
      let lines = try JSONDecoder().decode([Line].self, from: Data(player.screen().utf8))
      #expect(lines.first?.refused?.code == code, "file \(number)")
      #expect(try await add([path]) == 65)
      let errors = player.test.errors.taken()
      #expect(errors.hasPrefix("wordhoard: ") && errors.contains(path))
      #expect(errors.count { $0.isNewline } == 1)
    }
    #expect(player.screen().isEmpty)
  }

  @Test("book list has our own texts, and the player's books before them")
  func list() async throws {
    #expect(
      try output { try $0.run("book list") }
        == "The Way (Plain)\n  not begun, 1 min left (way.plain)\n")
    try await add([file()])
    _ = player.screen()
    let text = try output { try $0.run("book list") }
    #expect(text.hasPrefix("Emma\n  Jane Austen, not begun, 1 min left ("))
    #expect(text.hasSuffix(")\nThe Way (Plain)\n  not begun, 1 min left (way.plain)\n"))
    let json = try output(json: true) { try $0.run("book list") }
    let books = try JSONDecoder().decode([Line.Item].self, from: Data(json.utf8))
    #expect(books.map(\.title) == ["Emma", "The Way (Plain)"])
    #expect(books.map(\.state) == ["unread", "unread"])
    #expect(books[1].work == "tao-te-ching" && books[1].format == "keyed")
    #expect(books[0].file == "\(player.folder.path)/emma.txt")
  }

  @Test("a command about a book with a wrong name exits with 64, and one about a lost file with 66")
  func errors() async throws {
    try await add([file()])
    let unknown = try error { try $0.run("book show faust") }
    #expect(
      unknown?.message == "there is no book \"faust\"; see your books with `wordhoard book list`")
    #expect(unknown?.exit == .usage)
    #expect(try error { try $0.run("book text emma --chapter 3") }?.code == .unknownChapter)
    try FileManager.default.removeItem(atPath: player.folder.home() + "/cache")
    try FileManager.default.removeItem(atPath: "\(player.folder.path)/emma.txt")
    let moved = try error { try $0.run("book text emma") }
    #expect(moved?.exit == .noInput)
    #expect(moved?.message.contains("add it again with `wordhoard book add FILE`") == true)
    // What is known without the text is shown.
    #expect(try output { try $0.run("book show emma") }.contains("size      2 chapters, 51 words"))
  }

  @Test("book show has the facts and the chapters")
  func show() async throws {
    try await add([file()])
    _ = player.screen()
    let text = try output { try $0.run("book show emma") }
    #expect(text.hasPrefix("Emma\nauthors   Jane Austen\nlanguage  English\n"))
    #expect(
      text.contains("Chapters, and how many of their words you probably know\n1  CHAPTER I · "))
    #expect(try output { try $0.run("book show way") }.contains("\n2  Water · "))
  }

  @Test("a book in another language than it names is noticed when it is added, and can be set")
  func language() async throws {
    let text = String(
      repeating: "Der Mann ist mit dem Hund in den Wald gegangen, und das Haus war nicht weit. ",
      count: 12)
    let book = "Title: Wald\nLanguage: en\n\nKAPITEL I\n\n\(text)\n"
    try await add([player.folder.write(book.utf8, to: "wald.txt")])
    let added = player.screen()
    #expect(added.contains("seems to be in German"))
    let id = try player.program().books.library.find("wald").id
    #expect(added.replacing("\n", with: " ").contains("book set \(id) --language de"))
    let shown = try output { try $0.run("book set wald --language German --tag forest") }
    #expect(shown.contains("language  German") && shown.contains("forest"))
    #expect(try player.program().books.library.find("wald").book.language == "de")
    // One that names its language is not worth a word.
    let right = "Title: Wood\nLanguage: de\n\nKAPITEL I\n\n\(text)\n"
    try await add([player.folder.write(right.utf8, to: "wood.txt")])
    #expect(!player.screen().contains("seems to be"))
  }

  @Test("book text prints the text of a book or a chapter")
  func text() async throws {
    try await add([file()])
    _ = player.screen()
    #expect(
      try output { try $0.run("book text emma --chapter 2") }
        == "CHAPTER II\n\nMr. Weston was a native of Highbury, and born of a respectable family.\n")
    #expect(try output { try $0.run("book text emma") }.contains("CHAPTER I\n\nEmma"))
    #expect(
      try output(json: true) { try $0.run("book text way --chapter 2") }.contains(
        "\"title\" : \"2 Water\""))
  }

  @Test("book search lists places with the words around")
  func search() async throws {
    try await add([file()])
    _ = player.screen()
    struct Hit: Decodable, Equatable { let place, before, match, after: String }
    let json = try output(json: true) { try $0.run("book search emma HIGHBURY") }
    let hits = try JSONDecoder().decode([Hit].self, from: Data(json.utf8))
    #expect(
      hits == [
        Hit(
          place: "2.1", before: "Mr. Weston was a native of ", match: "Highbury",
          after: ", and born of a respectable family.")
      ])
    #expect(try output { try $0.run(["book", "search", "way", "water helps"]) }.contains("2.1"))
    let reader = try Player(Display(width: Display.unwrapped), folder: player.folder)
    #expect(
      try reader.screen { try $0.run("book search emma highbury") }
        == "2.1  Mr. Weston was a native of Highbury, and born of a respectable family.\n")
    #expect(
      try output { try $0.run("book search emma whale") }
        == "Nothing in this book matches \"whale\".\n")
  }

  @Test("book marks lists bookmarks, highlights and notes, also as Markdown")
  func marks() async throws {
    try await add([file()])
    _ = player.screen()
    #expect(
      try output { try $0.run("book marks emma") } == "No marks in this book yet.\n")
    let host = player.test.host(typing: [String]())
    let library = Library(
      store: PlayerStore(folder: player.folder.home(), host: host), content: "",
      home: player.folder.home(), cacheFolder: player.folder.home() + "/cache", host: host)
    let opened = try library.open(library.find("emma"))
    let hit = try #require(opened.book.search("respectable family").first)
    let end = BookPlace(document: hit.place.document, offset: hit.place.offset + hit.length)
    try library.mark(hit.place, to: end, note: "Is it?", in: opened)
    try library.mark(BookPlace(document: 0, offset: 0), in: opened)
    struct Mark: Decodable, Equatable { let kind, place, text, note: String }
    let json = try output(json: true) { try $0.run("book marks emma") }
    let marks = try JSONDecoder().decode([Mark].self, from: Data(json.utf8))
    #expect(marks.map(\.kind) == ["bookmark", "note"])
    #expect(
      marks[1] == Mark(kind: "note", place: "2.1", text: "respectable family", note: "Is it?"))
    #expect(
      try output { try $0.run("book marks emma --markdown") }.hasSuffix(
        "## CHAPTER II\n\n> respectable family (2.1)\n\nIs it?\n"))
    #expect(
      try output { try $0.run("book marks emma") }.contains(
        "respectable family — Is it?"))
  }

  @Test("book remove keeps the file, and undo brings the book back")
  func remove() async throws {
    let path = try file()
    try await add([path])
    _ = player.screen()
    #expect(
      try output { try $0.run("book remove emma") }
        == "Emma is removed; its file stays. `wordhoard undo` brings it back.\n")
    #expect(FileManager.default.fileExists(atPath: path))
    #expect(try error { try $0.run("book show emma") }?.code == .unknownBook)
    #expect(try player.screen { try $0.run("undo") } == "The book Emma is back.\n")
    #expect(try output { try $0.run("book text emma --chapter 1") }.contains("handsome"))
  }
}
