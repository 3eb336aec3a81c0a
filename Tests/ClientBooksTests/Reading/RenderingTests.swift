#if FullScreen
  import Bookshelf
  import ClientTestSupport
  import Foundation
  import GameEngine
  import Messages
  import Terminal
  import Testing

  @testable import ClientBooks
  @testable import ClientCore

  @Suite("Renderings of a work")
  struct RenderingTests {
    private func stage(
      _ player: Player, _ book: String = "close english", at place: String? = nil,
      size: Size = Size(width: 80, height: 24), isSlow: Bool = false
    ) async throws -> Stage {
      let stage = await Stage(
        try player.program(), at: .book(ReadRequest(book: book, place: place)), size: size,
        isSlow: isSlow)
      stage.props.append(player.folder)
      return stage
    }

    /// The first words of a part in each rendering, in the order of the cycle.
    private func beginnings(_ key: String, _ player: Player) throws -> [String] {
      let program = try player.program()
      let close = try program.books.library.find("close english")
      return try program.books.renderings.all(of: close.book).map { entry in
        let book = try program.books.library.open(entry).book
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
      let book = try program.books.library.open(program.books.library.find("close english")).book
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
      let all = try program.books.renderings.all(
        of: program.books.library.find("close english").book)
      let books = try all.map { try program.books.library.open($0) }
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
      let book = try program.books.library.open(program.books.library.find("plain english")).book
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
      #expect(stage.title.contains("1 The gate"))
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
      let last = try player.program().books.library.list().first
      #expect(last?.id.rawValue == "tao-te-ching.plain")
      let opened = try player.program().books.renderings.open(ReadRequest())
      #expect(opened.opened.book.written(opened.place) == "33.2")
    }

    @Test(
      "a rendering without verses shows the same part of the chapter, and the way back is exact")
    func chaptersOnly() async throws {
      let player = try Player.withTao()
      let words = (1...40).map { "Sentence \($0) of the ninth chapter." }.joined(separator: " ")
      let text = """
        Title: A Short Way
        Work: tao-te-ching
        Language: en

        ## 8
        Water.

        ## 9
        \(words)

        ## 10
        Questions.
        """
      let file = try player.folder.write(text.utf8, to: "short.txt")
      let books = try player.program().books.library
      for addition in try books.add([file]) { _ = try addition.result.get() }
      let stage = try await stage(player, at: "9.3")
      let before = stage.screen.components(separatedBy: "\n").dropFirst().dropLast(3)
      await stage.type("R")
      #expect(stage.title.contains("A Short Way"))
      #expect(stage.screen.contains("of the ninth chapter."))
      await stage.type("r")
      #expect(stage.screen.components(separatedBy: "\n").dropFirst().dropLast(3) == before)
    }

    @Test("a rendering whose file is gone is passed over, and named if it is the only other one")
    func gone() throws {
      let player = try Player.withTao()
      let file = try player.folder.write(
        "Title: Z Lost\nWork: tao-te-ching\n\n## 1\nA.\n".utf8, to: "lost.txt")
      let program = try player.program()
      let lost = try #require(program.books.library.add([file]).first).result.get().entry
      try FileManager.default.removeItem(atPath: file)
      try FileManager.default.removeItem(atPath: "\(player.folder.home())/cache")
      let german = try program.books.library.find("tao-te-ching.de").book
      let next = try program.books.renderings.open(1, after: german)
      #expect(next?.opened.entry.id.rawValue == "tao-te-ching.close")
      for id in ["tao-te-ching.close", "tao-te-ching.plain"] {
        try program.books.library.remove(program.books.library.find(id))
      }
      #expect(throws: ClientError.self) { try program.books.renderings.open(1, after: german) }
      #expect(try program.books.renderings.all(of: german).map(\.id).contains(lost.id))
    }

    @Test("a book without other renderings says so")
    func alone() async throws {
      let player = try Player.withTao()
      let books = try player.program().books.library
      try books.remove(books.find("plain english"))
      try books.remove(books.find("tao-te-ching.de"))
      let stage = try await stage(player, "tao")
      await stage.type("r")
      #expect(stage.screen.contains("No other rendering"))
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
      let close = try program.books.library.find("close english").book
      let choices = try program.books.renderings.choices(of: close)
      #expect(choices.map(\.isInCycle) == [true, true, false])
      #expect(choices.map(\.entry.id.rawValue).dropFirst().first == "tao-te-ching.close")
      let first = choices[0].entry
      #expect(try program.books.renderings.open(1, after: close)?.opened.entry.id == first.id)
      #expect(try program.books.renderings.open(-1, after: close)?.opened.entry.id == first.id)
      #expect(try program.books.renderings.open(1, after: first.book)?.opened.entry.id == close.id)
      // Enter opens one that is not in the cycle.
      await stage.type("v" + Keys.end)
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("rendering 3 of 3"))
      _ = try player.program().core.changes.undo()
      #expect(
        try program.books.renderings.choices(of: close).map(\.isInCycle) == [true, true, false])
    }

    // MARK: - Search

    @Test("a search goes on in all renderings, and shows each part in all of them")
    func searching() async throws {
      let stage = try await stage(try Player.withTao(), at: "9")
      await stage.type("/jade" + Keys.enter)
      await stage.type(Keys.tab)
      try await stage.expectGolden("reader-rendering-hits")
      await stage.type(Keys.down + Keys.enter)
      #expect(stage.screen.contains("glitter like jade"))
      // Only another rendering has the word.
      await stage.type(Keys.escape)
      await stage.type("/precious stone" + Keys.enter)
      #expect(stage.screen.contains("in any rendering"))
      await stage.type(Keys.escape)
      await stage.type("/xyzzy" + Keys.enter)
      #expect(stage.screen.contains("xyzzy was not found in any rendering."))
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
      let german = try program.books.library.find("tao-te-ching.de").book
      let favorites = try program.books.renderings.favorites(of: german)
      #expect(Set(favorites) == ["9", "24"])
      await stage.type(Keys.tab)
      #expect(stage.screen.contains("Knowing when to stop"))
      try await stage.expectGolden("reader-favorites")
      await stage.type(Keys.home + "*")
      #expect(!stage.screen.contains("★ 9 "))
      await stage.type(Keys.tab + Keys.end + Keys.enter)
      #expect(stage.screen.contains("81 "))
      _ = try player.program().core.changes.undo()
      #expect(try Set(player.program().books.renderings.favorites(of: german)) == ["9", "24"])
      #expect(
        try player.program().books.library.open(program.books.library.find("close english")).marks
          .isEmpty)
    }

    @Test("the arrows move in the grid, and stay in it")
    func arrows() throws {
      let player = try Player.withTao()
      let program = try player.program()
      let book = try program.books.library.open(program.books.library.find("plain english")).book
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
  }
#endif
