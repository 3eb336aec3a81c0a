#if FullScreen
  import Bookshelf
  import Foundation
  import GameEngine
  import Messages
  import Terminal
  import Testing

  @testable import Client
  @testable import FrontEnds

  @Suite("Renderings of a work")
  struct RenderingTests {
    private func stage(
      _ player: Player, _ book: String = "close english", at place: String? = nil,
      size: Size = Size(width: 80, height: 24), isSlow: Bool = false
    ) async throws -> Stage {
      let stage = await Stage(
        try player.program(), .book(ReadRequest(book: book, place: place)), size: size,
        isSlow: isSlow)
      stage.props.append(player.folder)
      return stage
    }

    /// The first words of a part in each rendering, in the order of the cycle.
    private func beginnings(_ key: String, _ player: Player) throws -> [String] {
      let program = try player.program()
      let close = try program.books.find("close english")
      return try program.renderings.all(of: close.book).map { entry in
        let book = try program.books.open(entry).book
        let place = try #require(book.place(of: WorkPlace(key: key)))
        let document = book.documents[place.document]
        return document.string(place.offset..<place.offset + 24)
      }
    }

    private func row(_ text: String, _ stage: Stage) -> Int? {
      stage.screen.components(separatedBy: "\n").firstIndex { $0.contains(text) }
    }

    @Test(
      "a verse stays on its row through all renderings and back", arguments: [80, 120])
    func verse(columns: Int) async throws {
      let player = try Player.withTao()
      let verses = try beginnings("9.3", player)
      #expect(verses.count == 3)
      // Row 12 of the text is row 13 of the screen, below the title and an empty row.
      let program = try player.program()
      let book = try program.books.open(program.books.find("close english")).book
      let place = try #require(book.place(of: WorkPlace(key: "9.3")))
      let height = try #require(
        (20...60).first {
          BookPages(book, at: place, width: 72, height: $0 - 5).row == 11
        })
      let stage = try await stage(
        player, at: "9.3", size: Size(width: columns, height: height))
      #expect(row(verses[0], stage) == 13)
      let first = stage.screen.components(separatedBy: "\n").dropFirst().dropLast(3)
      for number in [1, 2, 0] {
        await stage.type("r")
        #expect(row(verses[number], stage) == 13)
      }
      #expect(stage.screen.components(separatedBy: "\n").dropFirst().dropLast(3) == first)
      for number in [2, 1, 0] {
        await stage.type("R")
        #expect(row(verses[number], stage) == 13)
      }
      #expect(stage.screen.components(separatedBy: "\n").dropFirst().dropLast(3) == first)
    }

    @Test("each verse stays on its row, whatever the row", arguments: [40, 72, 116])
    func allVerses(width: Int) throws {
      let player = try Player.withTao()
      let program = try player.program()
      let all = try program.renderings.all(of: program.books.find("close english").book)
      let books = try all.map { try program.books.open($0) }
      let start = BookPlace(document: 0, offset: 0)
      var pages = books.map { BookPages($0.book, at: start, width: width, height: 21) }
      for (number, (key, place)) in books[0].book.keys.enumerated() {
        if number % 3 == 0 {
          pages[0].show(place, onRow: number % 21)
        } else {
          pages[0].go(to: place)
        }
        let (row, lines) = (pages[0].row, pages[0].lines)
        var hold = WorkHold(place, in: books[0])
        for other in [1, 2, 1, 0] {
          let there = hold.open(books[other])
          #expect(books[other].book.workPlace(of: there) == WorkPlace(key: key))
          pages[other].show(there, onRow: row)
          #expect(pages[other].row == row)
          let line = pages[other].layout.line(of: there)
          #expect(pages[other].lines.contains(line))
          #expect(line - pages[other].lines.lowerBound + pages[other].emptyRows == row)
        }
        #expect(pages[0].place == place)
        #expect(pages[0].lines == lines)
      }
    }

    @Test("a place inside a verse does not drift")
    func insideVerse() async throws {
      let stage = try await stage(try Player.withTao(), at: "50%")
      for _ in 1...3 { await stage.type(" ") }
      let before = stage.screen.components(separatedBy: "\n").dropFirst().dropLast(3)
      await stage.type("rrrrrrRRR")
      #expect(stage.screen.components(separatedBy: "\n").dropFirst().dropLast(3) == before)
    }

    @Test("pages after a change leave no line out")
    func turning() throws {
      let player = try Player.withTao()
      let program = try player.program()
      let book = try program.books.open(program.books.find("plain english")).book
      let place = try #require(book.place(of: WorkPlace(key: "40.2")))
      var pages = BookPages(book, at: place, width: 60, height: 18)
      pages.show(place, onRow: 7)
      #expect(pages.isBetweenPages)
      let shown = pages.lines
      pages.turn(1)
      #expect(!pages.isBetweenPages)
      #expect(shown.contains(pages.lines.lowerBound) || pages.lines.lowerBound == shown.upperBound)
      pages.show(place, onRow: 7)
      pages.turn(-1)
      #expect(!pages.isBetweenPages)
      #expect(pages.lines.contains(shown.lowerBound - 1))
      // Rows above the beginning stay empty, and the last page is the last.
      pages.show(BookPlace(document: 0, offset: 0), onRow: 5)
      #expect(pages.emptyRows == 5)
      pages.show(pages.place(ofPage: pages.count - 1), onRow: 0)
      let isTurned = pages.turn(1)
      #expect(!isTurned)
    }

    @Test("the lists, the search and the cursor of the other book are gone")
    func switching() async throws {
      let stage = try await stage(try Player.withTao(), at: "81")
      await stage.type("/way\r\rn")
      await stage.type("r")
      #expect(stage.screen.contains("81"))
      await stage.type(Keys.enter)
      await stage.type(Keys.escape)
      for _ in 1...7 { await stage.type("r") }
      await stage.type("t")
      await stage.type("r" + Keys.escape)
      await stage.type("RRRR" + Keys.end + "r" + Keys.home + "r")
      #expect(stage.screen.contains("Page 1 of "))
    }

    @Test("what was begun in one rendering does not end in another")
    func late() async throws {
      let stage = try await stage(try Player.withTao(), at: "81", isSlow: true)
      await stage.finish()
      await stage.type("/way\r")
      await stage.type(Keys.escape)
      await stage.type("r")
      await stage.finish()
      #expect(!stage.screen.contains("places with"))
      await stage.type("mrrr")
      await stage.finish()
      #expect(stage.screen.contains("81"))
    }

    @Test("the rendering that is open at the end is the one read last")
    func closing() async throws {
      let player = try Player.withTao()
      let stage = try await stage(player, at: "33.2")
      await stage.type("r")
      #expect(stage.title.contains("Tao"))
      await stage.type(Keys.escape)
      let last = try player.program().books.list().first
      #expect(last?.id.rawValue == "tao-te-ching.plain")
      let opened = try player.program().renderings.open(ReadRequest())
      #expect(opened.opened.book.written(opened.place) == "33.2")
    }

    @Test("a book without other renderings says so")
    func alone() async throws {
      let player = try Player.withTao()
      let books = try player.program().books
      try books.remove(books.find("plain english"))
      try books.remove(books.find("tao-te-ching.de"))
      let stage = try await stage(player, "tao")
      await stage.type("r")
      #expect(stage.screen.contains("no other rendering"))
    }

    // MARK: - The cycle

    @Test("the list of renderings takes them out of the cycle and orders them, on all devices")
    func cycle() async throws {
      let player = try Player.withTao()
      let stage = try await stage(player, at: "9")
      await stage.type("v")
      #expect(stage.screen.components(separatedBy: "[x]").count == 4)
      // The second one is passed over, the third one comes first.
      await stage.type(Keys.down + " ")
      await stage.type(Keys.down + Keys.left + Keys.left)
      try await stage.expectGolden("reader-renderings")
      await stage.type(Keys.escape)
      let program = try player.program()
      let close = try program.books.find("close english").book
      let choices = try program.renderings.choices(of: close)
      #expect(choices.map(\.isInCycle) == [true, true, false])
      #expect(choices.map(\.entry.id.rawValue).dropFirst().first == "tao-te-ching.close")
      let first = choices[0].entry
      #expect(try program.renderings.open(1, after: close)?.opened.entry.id == first.id)
      #expect(try program.renderings.open(-1, after: close)?.opened.entry.id == first.id)
      #expect(try program.renderings.open(1, after: first.book)?.opened.entry.id == close.id)
      // Enter opens one that is not in the cycle.
      await stage.type("v" + Keys.end)
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("rendering 3 of 3"))
      _ = try player.program().changes.undo()
      #expect(try program.renderings.choices(of: close).map(\.isInCycle) == [true, true, false])
    }

    // MARK: - Chapters

    @Test("the grid of chapters opens one, and keeps favorites that all renderings share")
    func grid() async throws {
      let player = try Player.withTao()
      let stage = try await stage(player, at: "9.3")
      await stage.type("*")
      #expect(stage.screen.contains("Chapter 9 is a favorite."))
      await stage.type("G" + Keys.down + Keys.right + "*")
      try await stage.expectGolden("reader-chapters")
      let program = try player.program()
      let german = try program.books.find("tao-te-ching.de").book
      let favorites = try program.renderings.favorites(of: german)
      #expect(Set(favorites) == ["9", "24"])
      await stage.type(Keys.tab)
      #expect(stage.screen.contains("Knowing when to stop"))
      try await stage.expectGolden("reader-favorites")
      await stage.type(Keys.home + "*")
      #expect(!stage.screen.contains("★ 9 "))
      await stage.type(Keys.tab + Keys.end + Keys.enter)
      #expect(stage.screen.contains("81 "))
      _ = try player.program().changes.undo()
      #expect(try Set(player.program().renderings.favorites(of: german)) == ["9", "24"])
      #expect(try player.program().books.open(program.books.find("close english")).marks.isEmpty)
    }

    @Test("the arrows move in the grid, and stay in it")
    func arrows() throws {
      let player = try Player.withTao()
      let program = try player.program()
      let book = try program.books.open(program.books.find("plain english")).book
      let chapters = WorkChapter.all(in: book)
      #expect(chapters.count == 81)
      #expect(chapters[8].title == "Knowing when to stop")
      var grid = ChapterGridPane(chapters, favorites: [], at: "9")
      func key(_ keys: Key...) -> String? {
        for key in keys { grid.move(key, width: 72, height: 10) }
        return grid.chapter(ofRow: -1)?.key
      }
      #expect(key() == "9")
      #expect(key(.right) == "10")
      #expect(key(.down, .up) == "10")
      #expect(key(.up) == "10")
      #expect(key(.home, .left) == "1")
      #expect(key(.end, .right, .down) == "81")
    }

    @Test(
      "the chapter of a part is its first number",
      arguments: [
        ("9.2", "9"), ("9", "9"), ("Ps.23.1", "Ps.23"), ("Gen.1", "Gen.1"), ("1Sam.3.4", "1Sam.3"),
        ("Preface", "Preface"),
      ])
    func chapterKey(part: String, chapter: String) {
      #expect(WorkChapter.key(of: part) == chapter)
    }

    // MARK: - Line by line

    @Test("line mode changes renderings by order and by name, and keeps favorites")
    func lines() throws {
      let player = try Player.withTao(.terminal())
      _ = player.screen()
      let typed = [
        ":rendering", ":rendering de", ":renderings", ":rendering latin", ":rendering close",
        ":favorites", ":favorite", ":favorites", ":favorite", ":quit",
      ].map { InputLine.text($0) }
      try player.program(typing: typed).readCommands
        .read(ReadRequest(book: "close english", place: "9.3"))
      try Golden.expect(player.screen(), "read-renderings")
    }

    @Test("a rendering is named to a screen reader")
    func spoken() throws {
      let player = try Player.withTao(.terminal())
      try player.program().preferences.change(.spoken, to: "on")
      _ = player.screen()
      try player.program(typing: [.text(":rendering plain"), .text(":quit")]).readCommands
        .read(ReadRequest(book: "close english", place: "9.3"))
      #expect(player.screen().contains("Tao Te Ching (Plain English)"))
    }

    // MARK: - Search

    @Test("a search in all renderings shows each part side by side")
    func search() throws {
      let player = try Player.withTao(.terminal())
      try Golden.expect(
        try player.screen(after: { try $0.bookCommands.searchRenderings("tao", for: "jade") }),
        "book-search-renderings")
      let json = try player.json { try $0.bookCommands.searchRenderings("tao", for: "jade") }
      #expect(json.contains("\"key\" : \"9.3\""))
      #expect(json.contains("A hall is full of gold and precious stones."))
      #expect(
        try player.screen(after: { try $0.bookCommands.searchRenderings("tao", for: "xyzzy") })
          .contains("Nothing in this work matches"))
    }

    // MARK: - By name

    @Test(
      "read opens the rendering that is named, of whatever books the name fits",
      arguments: [
        ("tao", "de", "tao-te-ching.de"), ("tao", "plain", "tao-te-ching.plain"),
        ("close", "German", "tao-te-ching.de"),
        ("plain", "tao-te-ching.close", "tao-te-ching.close"),
      ])
    func named(book: String, rendering: String, id: String) throws {
      let player = try Player.withTao()
      let renderings = try player.program().renderings
      let found = try renderings.open(ReadRequest(book: book, rendering: rendering))
      #expect(found.opened.entry.id.rawValue == id)
    }

    @Test("a named rendering opens where another one was left")
    func place() throws {
      let player = try Player.withTao()
      let program = try player.program()
      let plain = try program.books.open(program.books.find("plain english"))
      let place = try #require(plain.book.place(of: WorkPlace(key: "20.4")))
      try program.books.setPosition(plain.book.position(of: place), of: plain.entry.id)
      let found = try program.renderings.open(ReadRequest(book: "tao", rendering: "de"))
      #expect(found.opened.book.written(found.place) == "20.4")
      let request = ReadRequest(book: "tao", place: "7.1", rendering: "de")
      let other = try program.renderings.open(request)
      #expect(other.opened.book.written(other.place) == "7.1")
    }

    @Test("an unknown or ambiguous rendering is an error with the choices")
    func errors() throws {
      let player = try Player.withTao()
      let renderings = try player.program().renderings
      let unknown = #expect(throws: ClientError.self) {
        try renderings.open(ReadRequest(book: "tao", rendering: "fr"))
      }
      #expect(unknown?.code == .unknownRendering)
      #expect(unknown?.text(in: .english).contains("tao-te-ching.de") == true)
      let ambiguous = #expect(throws: ClientError.self) {
        try renderings.open(ReadRequest(book: "tao", rendering: "english"))
      }
      #expect(ambiguous?.code == .ambiguousRendering)
    }
  }

  extension Player {
    /// A player with words, and the three renderings of the Tao Te Ching.
    static func withTao(_ display: Display = Display()) throws -> Player {
      var player = try Player.withLibrary()
      player.test.display = display
      var root = URL(fileURLWithPath: #filePath)
      for _ in 1...4 { root.deleteLastPathComponent() }
      let texts = root.appendingPathComponent("Content/texts")
      for name in try FileManager.default.contentsOfDirectory(atPath: texts.path) {
        let data = try Data(contentsOf: texts.appendingPathComponent(name))
        try player.folder.write(data, to: "Content/texts/\(name)")
      }
      return player
    }
  }
#endif
