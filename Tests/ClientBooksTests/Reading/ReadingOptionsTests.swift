#if FullScreen
  import Bookshelf
  import ClientTestSupport
  import Foundation
  import GameEngine
  import Terminal
  import Testing

  @testable import ClientBooks
  @testable import ClientCore

  @Suite("How the text of a book looks")
  struct ReadingOptionsTests {
    private func stage(
      _ player: Player, at place: String, size: Size = Size(width: 80, height: 24)
    ) async throws -> Stage {
      let request = ReadRequest(book: "close english", place: place)
      let stage = await Stage(try player.program(), at: .book(request), size: size)
      stage.props.append(player.folder)
      return stage
    }

    private func text(_ stage: Stage) -> [String] {
      Array(stage.screen.components(separatedBy: "\n").dropFirst(2).dropLast(4))
    }

    @Test("a box changes width, spacing, scrolling and colors, and settings keep them")
    func options() async throws {
      let player = try Player.withTao()
      let stage = try await stage(player, at: "9")
      await stage.type("o")
      try await stage.expectGolden("reader-options")
      await stage.type(Keys.left + Keys.down + Keys.left)
      await stage.type(Keys.down + Keys.enter + Keys.down + Keys.right + Keys.down + Keys.right)
      let settings = try player.program().core.preferences.current()
      #expect(settings.readingWidth == 68)
      #expect(settings.readingSpacing == 0)
      #expect(settings.readingScrolls)
      #expect(settings.readingClickMovesCursor)
      #expect(stage.remembered == [.light])
      await stage.type(Keys.escape)
      #expect(stage.screen.contains("Knowing when to stop"))
      #expect(!stage.screen.contains("Columns of the text"))
    }

    @Test("a click on a word only moves the cursor if the player wants that")
    func clickForCursor() async throws {
      let player = try Player.withBook()
      try player.program().core.preferences.change(.readingClick, to: "cursor")
      let stage = await Stage(try player.program(), at: .book(ReadRequest(book: "ferry")))
      await stage.click("bank and sat")
      #expect(stage.textAtCursor.hasPrefix("bank and"))
      await stage.type(Keys.enter)
      #expect(stage.title.contains(#"named("bank")"#))
    }

    @Test("the arrows move the text by lines if the player wants that")
    func scrolling() async throws {
      let player = try Player.withTao()
      try player.program().core.preferences.change(.readingScroll, to: "on")
      let stage = try await stage(player, at: "9")
      let before = text(stage)
      await stage.type(Keys.down + Keys.down)
      #expect(Array(text(stage).dropLast(2)) == Array(before.dropFirst(2)))
      await stage.type(Keys.up)
      #expect(Array(text(stage).dropLast(1)) == Array(before.dropFirst(1)))
      await stage.type(Keys.up)
      #expect(text(stage) == before)
      await stage.type(Keys.down + " ")
      #expect(text(stage) != before)
      await stage.type(Keys.end + Keys.down + Keys.home + Keys.up)
      #expect(stage.screen.contains("Page 1 of "))
    }

    @Test("the chapter is copied with its source")
    func copying() async throws {
      let stage = try await stage(try Player.withTao(), at: "9.3")
      await stage.type("c")
      let copied = try #require(stage.copied.first)
      #expect(copied.hasPrefix("9 Knowing when to stop"))
      #expect(copied.contains("3 A hall full of gold and jade: no one can guard it."))
      #expect(copied.hasSuffix("Tao Te Ching (Close English)\n"))
      #expect(!copied.contains("10 Six questions"))
    }

    @Test("the chapter is mailed by the player's mail program, and one line says if there is none")
    func mailing() async throws {
      var player = try Player.withTao()
      let alone = try await stage(player, at: "9.3")
      await alone.type("C")
      #expect(alone.screen.contains("no mail program can be opened"))
      player.test.environment["PATH"] = try player.folder.program(
        "xdg-email", #"printf '%s\n' "$@" > "$LOG""#)
      let stage = try await stage(player, at: "9.3")
      await stage.type("C")
      #expect(stage.screen.contains("Handed to your mail program: Tao Te Ching"))
      let sent = try #require(player.folder.log(of: "xdg-email"))
      #expect(sent.contains("9 Knowing when to stop") && sent.contains("hall full of gold"))
      let command = try player.screen {
        try $0.run(["book", "text", "close english", "--chapter", "9", "--mail"])
      }
      #expect(command.hasPrefix("Handed to your mail program: Tao Te Ching (Close English): 9"))
      #expect(player.folder.log(of: "xdg-email") == sent)
    }

    // MARK: - Side by side

    @Test("two renderings are side by side, each verse on the same row in both")
    func twins() async throws {
      let player = try Player.withTao()
      let stage = try await stage(player, at: "9", size: Size(width: 120, height: 40))
      await stage.type("=")
      #expect(stage.screen.contains("Close English"))
      let rows = stage.screen.components(separatedBy: "\n")
      for number in 1...5 {
        let row = try #require(rows.first { $0.contains("  \(number) ") })
        #expect(row.components(separatedBy: "  \(number) ").count == 3)
      }
      let (before, title) = (stage.screen, stage.title)
      await stage.type(" ")
      let turned = stage.screen
      #expect(turned != before)
      #expect(stage.title != title)
      await stage.type("b")
      #expect(stage.screen == before)
      await stage.type("n")
      #expect(stage.screen == turned)
      await stage.type("b")
      await stage.type("rr")
      #expect(stage.screen == before)
      // A narrow window has room for one.
      await stage.resize(Size(width: 99, height: 40))
      #expect(stage.screen.contains("Page "))
      await stage.type("=")
      #expect(stage.screen.contains("Page "))
    }

    @Test("the place of two renderings is that of the book afterwards")
    func afterTwins() async throws {
      let player = try Player.withTao()
      let stage = try await stage(player, at: "9", size: Size(width: 120, height: 40))
      let before = stage.screen
      await stage.type("=" + Keys.escape)
      #expect(stage.screen == before)
      await stage.type("=" + Keys.end + Keys.escape)
      #expect(stage.title.contains("8"))
      #expect(stage.screen.contains("81 "))
      await stage.type("<")
      #expect(stage.screen.contains("Knowing when to stop"))
    }

    @Test("each line of both renderings is on one row", arguments: [100, 120, 200])
    func allRows(width: Int) throws {
      let player = try Player.withTao()
      let program = try player.program()
      let books = try program.books.renderings.all(
        of: program.books.library.find("close english").book
      )
      .map { try program.books.library.open($0) }
      let start = BookPlace(document: 0, offset: 0)
      let size = Size(width: width, height: 40)
      for other in [1, 2] {
        let twin = TwinPane(books[0], books[other], at: start, spacing: 1, size)
        #expect(twin.lines.left == Array(0..<twin.lines.left.count))
        #expect(twin.lines.right == Array(0..<twin.lines.right.count))
        #expect(twin.lines.left.count > 1000)
      }
    }
  }
#endif
