#if FullScreen
  import Bookshelf
  import ClientTestSupport
  import Foundation
  import GameEngine
  import Journal
  import Terminal
  import TestSupport
  import Testing

  @testable import ClientBooks
  @testable import ClientCore

  @Suite("The reader")
  struct ReaderScreenTests {
    private func stage(
      _ player: Player, at place: String? = nil, size: Size = Size(width: 80, height: 24)
    ) async throws -> Stage {
      let stage = await Stage(
        try player.program(), at: .book(ReadRequest(book: "ferry", place: place)), size: size)
      stage.props.append(player.folder)
      return stage
    }

    private func position(_ player: Player) throws -> ReadingPosition? {
      try player.program().books.library.find("ferry").book.position
    }

    // MARK: - Pages

    @Test("a book opens at its beginning, in pages of the window's size")
    func pages() async throws {
      let stage = try await stage(try Player.withBook())
      #expect(stage.title == "The Ferry · The Crossing")
      try await stage.expectGolden("reader-first")
    }

    @Test("tables, verses and headings have their form")
    func forms() async throws {
      let stage = try await stage(try Player.withBook(), at: "2")
      #expect(stage.title == "The Ferry · The Stranger")
      try await stage.expectGolden("reader-forms")
    }

    @Test(
      "keys turn the pages",
      arguments: [
        (" ", "b"), (Keys.pageDown, Keys.pageUp), (Keys.right, Keys.left), (Keys.down, Keys.up),
        ("n", "b"),
      ])
    func keys(next: String, previous: String) async throws {
      let stage = try await stage(try Player.withBook())
      #expect(stage.screen.contains("Page 1 of "))
      await stage.type(next)
      #expect(stage.screen.contains("Page 2 of "))
      await stage.type(previous + previous)
      #expect(stage.screen.contains("Page 1 of "))
      await stage.type(Keys.end)
      #expect(stage.screen.contains("100 %") && stage.screen.contains("the end"))
      await stage.type(next)
      #expect(stage.screen.contains("the end"))
      await stage.type(Keys.home)
      #expect(stage.screen.contains("Page 1 of "))
    }

    @Test("a click beside the text turns the page")
    func edges() async throws {
      let stage = try await stage(try Player.withBook())
      #expect(stage.screen.contains("Page 1 of "))
      await stage.type("\u{1B}[<0;79;10M\u{1B}[<0;79;10m")
      #expect(stage.screen.contains("Page 2 of "))
      await stage.type("\u{1B}[<0;1;10M\u{1B}[<0;1;10m")
      #expect(stage.screen.contains("Page 1 of "))
    }

    @Test("the wheel turns the page")
    func wheel() async throws {
      let stage = try await stage(try Player.withBook())
      await stage.type("\u{1B}[<65;40;10M")
      #expect(stage.screen.contains("Page 2 of "))
      await stage.type("\u{1B}[<64;40;10M")
      #expect(stage.screen.contains("Page 1 of "))
    }

    @Test("each paragraph is on one page, whatever the size")
    func whole() async throws {
      let player = try Player.withBook()
      for size in [
        Size(width: 80, height: 24), Size(width: 60, height: 20), Size(width: 120, height: 40),
      ] {
        let stage = try await stage(player, at: "0%", size: size)
        var all = stage.screen
        while !stage.screen.contains("the end") {
          await stage.type(" ")
          all += stage.screen
        }
        for number in 1...30 {
          #expect(all.components(separatedBy: "Paragraph \(number) ").count == 2)
        }
      }
    }

    @Test("another size and back keeps the place")
    func resizing() async throws {
      let stage = try await stage(try Player.withBook(), at: "1.9")
      #expect(stage.screen.contains("Paragraph 5 "))
      let before = stage.screen
      for size in [(120, 40), (60, 20), (97, 31), (200, 60)] {
        await stage.resize(Size(width: size.0, height: size.1))
        #expect(stage.screen.contains("Paragraph 5 "))
      }
      await stage.resize(Size(width: 40, height: 10))
      #expect(stage.screen.contains("60 × 20"))
      await stage.resize(Size(width: 80, height: 24))
      #expect(stage.screen == before)
    }

    @Test("+ and - change the width of the text, and it stays so")
    func width() async throws {
      let player = try Player.withBook()
      let stage = try await stage(player, at: "1.9")
      await stage.type("---")
      #expect(stage.screen.contains("Paragraph 5 "))
      let rows = stage.screen.components(separatedBy: "\n").dropFirst().prefix(20)
      #expect(rows.allSatisfy { $0.count <= 70 })
      #expect(try player.program().core.preferences.current().readingWidth == 60)
      await stage.type("+")
      #expect(try player.program().core.preferences.current().readingWidth == 64)
      await stage.type(String(repeating: "-", count: 20))
      #expect(try player.program().core.preferences.current().readingWidth == 40)
    }

    // MARK: - The place

    @Test("the place is kept at closing, and found again in another window")
    func closing() async throws {
      let player = try Player.withBook()
      let stage = try await stage(player)
      await stage.type("  ")
      let lines = stage.screen.components(separatedBy: "\n")
      let line = try #require(lines.first { $0.contains("Paragraph") })
      let shown = line.components(separatedBy: " ").filter { !$0.isEmpty }.prefix(2)
        .joined(separator: " ")
      let before = try position(player)
      await stage.type(Keys.escape)
      #expect(try position(player) != before)
      #expect(stage.title != "The Ferry · The Crossing")
      let again = try await self.stage(player, size: Size(width: 60, height: 20))
      #expect(again.screen.contains(shown))
    }

    @Test("the place is kept at each chapter, and not at each page")
    func chapters() async throws {
      let player = try Player.withBook()
      let stage = try await stage(player)
      let before = try player.folder.journal().count()
      await stage.type("t" + Keys.down + Keys.enter)
      #expect(try player.folder.journal().count() == before + 1)
      let chapter = try #require(try position(player))
      await stage.type(" ")
      #expect(try player.folder.journal().count() == before + 1)
      #expect(try position(player) == chapter)
    }

    @Test(
      "with the last page, the book is finished when it is closed", arguments: [Keys.escape, "q"])
    func finished(_ key: String) async throws {
      let player = try Player.withBook()
      let stage = try await stage(player, at: "99%")
      await stage.type("     ")
      #expect(stage.screen.contains("the end"))
      await stage.type(key)
      #expect(try player.program().books.library.find("ferry").book.state == .finished)
    }

    @Test("a book without a name is the last one; a wrong name or place is an error")
    func requests() async throws {
      let player = try Player.withBook()
      let first = try await stage(player, at: "40%")
      await first.type(" " + Keys.escape)
      let stage = await Stage(try player.program(), at: .book(ReadRequest()))
      stage.props.append(player.folder)
      #expect(stage.title.hasPrefix("The Ferry"))
      #expect(!stage.screen.contains("Page 1 of"))
      let wrong = await Stage(try player.program(), at: .book(ReadRequest(book: "nonsense")))
      wrong.props.append(player.folder)
      #expect(wrong.screen.contains("! there is no book \"nonsense\""))
      #expect(wrong.screen.contains("Esc back"))
      let place = try await self.stage(player, at: "99.1")
      #expect(place.screen.contains("! the book has no place 99.1"))
    }

    // MARK: - Ways through the book

    @Test(
      "the contents show where the reader is, and lead to chapters; < and > go back and forward")
    func contents() async throws {
      let stage = try await stage(try Player.withBook(), at: "2")
      await stage.type("t")
      try await stage.expectGolden("reader-contents")
      await stage.type(Keys.down + Keys.enter)
      #expect(stage.title == "The Ferry · The Other Bank")
      await stage.type("<")
      #expect(stage.title == "The Ferry · The Stranger")
      await stage.type(">")
      #expect(stage.title == "The Ferry · The Other Bank")
      await stage.type(Keys.backspace)
      #expect(stage.title == "The Ferry · The Stranger")
      await stage.type("t" + Keys.escape)
      #expect(stage.title == "The Ferry · The Stranger")
    }

    @Test("g goes to a page, a part or a paragraph, and refuses what there is not")
    func goTo() async throws {
      let stage = try await stage(try Player.withBook())
      await stage.type("g")
      try await stage.expectGolden("reader-go")
      await stage.type("3" + Keys.enter)
      #expect(stage.screen.contains("Page 3 of "))
      await stage.type("g100%" + Keys.enter)
      #expect(stage.screen.contains("the end"))
      await stage.type("g2.1" + Keys.enter)
      #expect(stage.title == "The Ferry · The Stranger")
      await stage.type("g77" + Keys.enter)
      #expect(stage.screen.contains("! The book has no place 77."))
      await stage.type(Keys.escape)
      #expect(stage.title == "The Ferry · The Stranger")
    }

    @Test("a search lists its hits with context; n and N go through them, and Esc ends it")
    func search() async throws {
      let stage = try await stage(try Player.withBook())
      await stage.type("/CROSSED" + Keys.enter)
      try await stage.expectGolden("reader-hits")
      await stage.type(Keys.enter)
      #expect(stage.title == "The Ferry · The Crossing")
      await stage.type("n")
      #expect(stage.title == "The Ferry · The Other Bank")
      try await stage.expectGolden("reader-hit")
      await stage.type("n")
      #expect(stage.title == "The Ferry · The Crossing")
      await stage.type("N")
      #expect(stage.title == "The Ferry · The Other Bank")
      await stage.type(Keys.escape)
      #expect(stage.title == "The Ferry · The Other Bank")
      await stage.type("/nothing of this" + Keys.enter)
      #expect(stage.screen.contains("nothing of this was not found in this book."))
    }

    @Test("footnotes are shown on top of the page")
    func notes() async throws {
      let stage = try await stage(try Player.withBook())
      await stage.type("f")
      try await stage.expectGolden("reader-note")
      await stage.type(Keys.escape)
      #expect(!stage.screen.contains("Sundays"))
    }

    // MARK: - Words

    @Test("Enter puts the cursor on a word, arrows move it, and Enter looks it up")
    func words() async throws {
      let player = try Player.withBook()
      let stage = try await stage(player)
      await stage.type(Keys.enter)
      #expect(stage.textAtCursor.hasPrefix("The Crossing"))
      await stage.type(Keys.right + Keys.down)
      #expect(stage.textAtCursor.hasPrefix("old man"))
      await stage.type(Keys.left)
      #expect(stage.textAtCursor.hasPrefix("The old man"))
      await stage.type(Keys.right + Keys.right + Keys.right)
      #expect(stage.textAtCursor.hasPrefix("drew"))
      try await stage.expectGolden("reader-word")
      await stage.type(Keys.enter)
      #expect(stage.title.contains(#"named("drew")"#))
      await stage.type(Keys.escape)
      #expect(stage.textAtCursor.hasPrefix("drew"))
      await stage.type(Keys.escape)
      #expect(stage.cursor == nil)
      #expect(stage.title == "The Ferry · The Crossing")
    }

    @Test("the longest phrase is looked up, in its base form")
    func phrases() async throws {
      var player = try Player.withBook()
      let dictionary = try DictionaryFixture()
      try dictionary.dictd([("draw his boat", "draw his boat\nto end a journey by water\n")])
      player.options.dictionaryFolders = [dictionary.folder.path]
      let stage = try await stage(player)
      await stage.click("drew his")
      #expect(stage.title.contains(#"named("draw his boat")"#))
      await stage.type(Keys.escape)
      await stage.click("well-known")
      #expect(stage.screen.contains("well-known was not found"))
    }

    @Test("a click on a word looks it up")
    func click() async throws {
      let stage = try await stage(try Player.withBook())
      await stage.click("bank and sat")
      #expect(stage.title.contains(#"named("bank")"#))
      await stage.type(Keys.escape)
      #expect(stage.textAtCursor.hasPrefix("bank and"))
    }

    @Test("Tab goes to the next word that may be unknown, on later pages too")
    func unknown() async throws {
      let player = try Player.withBook()
      let stage = try await stage(player)
      await stage.type(Keys.tab)
      #expect(stage.screen.contains("There is no unknown word on the next pages."))
      try player.folder.write(
        """
        listen  verb  4  1.9  ˈlɪsən
          = to try to hear
          > {Listen} to the rain.

        """.utf8, to: "Content/words/listen.words")
      let harder = try await self.stage(player)
      await harder.type(Keys.tab)
      #expect(harder.textAtCursor.hasPrefix("listened"))
    }

    @Test("on a footnote's mark Enter shows the note, and l follows a link")
    func marks() async throws {
      let stage = try await stage(try Player.withBook())
      await stage.click("noon[1]")
      #expect(stage.screen.contains("! noon was not found"))
      await stage.type(Keys.right)
      #expect(stage.textAtCursor.hasPrefix("[1], and"))
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("On Sundays nobody crosses"))
      await stage.type(Keys.escape)
      await stage.click("second chapter")
      await stage.type("l")
      #expect(stage.title == "The Ferry · The Stranger")
      await stage.type("<")
      #expect(stage.title == "The Ferry · The Crossing")
    }

    @Test("bookmarks, highlights and notes are listed, shown beside the text, and removed")
    func ownMarks() async throws {
      let player = try Player.withBook()
      let stage = try await stage(player)
      await stage.type("m")
      #expect(stage.screen.contains("The page has a bookmark."))
      await stage.type(Keys.enter + Keys.down + "h")
      #expect(stage.screen.contains("The sentence is highlighted."))
      await stage.type(Keys.down + "atoo quiet" + Keys.enter)
      #expect(stage.screen.contains("The note is kept."))
      await stage.type(Keys.escape)
      await stage.type("M")
      try await stage.expectGolden("reader-marks")
      let library = try player.program().books.library
      func kinds() throws -> [LibraryMark.Kind] {
        try library.open(library.find("ferry")).marks.map(\.mark.kind)
      }
      #expect(try kinds() == [.bookmark, .highlight, .note])
      await stage.type(Keys.down + "d")
      #expect(try kinds() == [.bookmark, .note])
      await stage.type(Keys.escape)
      try await stage.expectGolden("reader-marked")
      await stage.type("m")
      #expect(try kinds() == [.note])
      await stage.type("M" + Keys.enter)
      #expect(stage.screen.contains("Page 1 of "))
    }

    @Test("all keys fit into the help of the smallest window")
    func help() async throws {
      let stage = try await stage(try Player.withBook(), size: Size(width: 60, height: 20))
      await stage.type("?")
      #expect(stage.screen.contains("any other key closes this"))
    }
  }
#endif
