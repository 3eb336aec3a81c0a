#if FullScreen
  import Bookshelf
  import ClientBooks
  import ClientCore
  import ClientTestSupport
  import Foundation
  import GameEngine
  import Terminal
  import Testing

  @Suite("The library on the full screen")
  struct LibraryScreenTests {
    private let player: Player

    init() throws { player = try Player(.terminal()) }

    private func stage(_ keys: String = "") async throws -> Stage {
      let stage = await Stage(try player.program(), at: .library)
      stage.props.append(player.folder)
      await stage.type(keys)
      return stage
    }

    private func library() -> Library {
      let host = player.test.host(typing: [String]())
      return Library(
        store: PlayerStore(folder: player.folder.home(), host: host), content: "",
        home: player.folder.home(), cacheFolder: player.folder.home() + "/cache", host: host)
    }

    /// Adds three books, one of which is half read.
    private func addBooks() throws {
      for (name, text) in [
        ("emma.txt", BookFiles.emma),
        (
          "faust.txt",
          "Title: Faust\nAuthor: Goethe\nLanguage: de\n\nNACHT\n\nHabe nun, ach! Philosophie studiert."
        ),
        ("anon.txt", "Title: A text without an author and with a title that is long\n\nOnly text."),
      ] {
        let file = try player.folder.write(text.utf8, to: name)
        _ = try library().add([file])
        player.test.clock.now = Moment(
          instant: player.test.clock.now.instant + 60_000, offset: 3600)
      }
      let opened = try library().open(library().find("emma"))
      let place = opened.book.place(atFraction: 0.5)
      try library().setPosition(opened.book.position(of: place), of: opened.entry.id)
    }

    @Test("says what to do if there are no books")
    func empty() async throws {
      let stage = try await stage()
      #expect(stage.screen.contains("Press a to add a book"))
      try await stage.expectGolden("library-empty")
    }

    @Test("keeps the chosen book when it was read and is the first now")
    func chosen() async throws {
      try addBooks()
      let stage = try await stage()
      await stage.type(Keys.down + Keys.enter)
      #expect(stage.title.hasPrefix("A text without"))
      await stage.type(Keys.escape)
      await stage.type("x")
      #expect(try library().list().map(\.title) == ["Emma", "Faust"])
    }

    @Test("lists books with author, progress and time left")
    func list() async throws {
      try addBooks()
      let stage = try await stage()
      try await stage.expectGolden("library")
    }

    @Test("sorts by last read, title, author and progress, and keeps the choice")
    func order() async throws {
      try addBooks()
      let stage = try await stage()
      func titles() -> [String] {
        stage.screen.split(separator: "\n").filter { $0.contains("─") }.compactMap { line in
          ["Emma  ", "Faust  ", "A text "].first { line.contains($0) }
        }
      }
      #expect(titles() == ["Emma  ", "A text ", "Faust  "])
      await stage.type("o")
      #expect(stage.screen.contains("by title"))
      #expect(titles() == ["A text ", "Emma  ", "Faust  "])
      await stage.type("o")
      #expect(titles() == ["Faust  ", "Emma  ", "A text "])
      await stage.type("o")
      #expect(titles() == ["Emma  ", "A text ", "Faust  "])
    }

    @Test("adds a file by its path, which Tab completes; undo takes it back")
    func add() async throws {
      try player.folder.write(BookFiles.emma.utf8, to: "books/emma.txt")
      let stage = try await stage()
      await stage.type("a")
      await stage.type(Keys.pasted("\(player.folder.path)/books/e") + Keys.tab)
      #expect(stage.screen.contains("emma.txt"))
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("Emma is added."))
      #expect(stage.screen.contains("Jane Austen"))
      await stage.type("u")
      #expect(stage.screen.contains("Press a to add a book"))
      await stage.type("a" + Keys.pasted("\(player.folder.path)/none.epub") + Keys.enter)
      let words = stage.screen.split { $0.isWhitespace || $0 == "│" }.joined(separator: " ")
      #expect(words.contains("cannot be read; check its name"))
    }

    @Test("adds all books of a folder, and says how many were refused")
    func addFolder() async throws {
      try player.folder.write(BookFiles.emma.utf8, to: "books/emma.txt")
      try player.folder.write("An old tale.".utf8, to: "books/tale.txt")
      try player.folder.write([UInt8](), to: "books/none.epub")
      let stage = try await stage()
      await stage.type("a" + Keys.pasted("\(player.folder.path)/books") + Keys.enter)
      #expect(stage.screen.contains("2 books are added."))
      #expect(stage.screen.contains("Jane Austen"))
    }

    @Test(
      "Enter opens the reader, and the progress is in the list afterwards", arguments: ["", "i"])
    func read(keys: String) async throws {
      try addBooks()
      let stage = try await stage()
      await stage.type(keys + Keys.enter)
      #expect(stage.screen.contains("Emma · CHAPTER I"))
      await stage.type(Keys.end)
      await stage.type(Keys.escape)
      if !keys.isEmpty { await stage.type(Keys.escape) }
      #expect(stage.screen.contains("3 books"))
      let book = try #require(try library().list().first)
      #expect(book.title == "Emma" && book.book.position != nil)
    }

    @Test("removes a book, and undo brings it back")
    func remove() async throws {
      try addBooks()
      let stage = try await stage()
      await stage.type("x")
      #expect(stage.screen.contains("Emma is removed; press u to undo."))
      #expect(stage.screen.contains("2 books"))
      await stage.type("u")
      #expect(stage.screen.contains("3 books"))
    }

    @Test("shows what is known about a book, its chapters and its words")
    func about() async throws {
      try addBooks()
      let stage = try await stage("i")
      #expect(stage.screen.contains("CHAPTER II"))
      await stage.type("w")
      #expect(stage.screen.contains("51 words"))
      #expect(stage.screen.contains("plain text"))
      await stage.type(Keys.escape)
      #expect(stage.screen.contains("3 books"))
    }

    @Test("Enter opens a book at its place, and Esc returns to the list")
    func open() async throws {
      try addBooks()
      let stage = try await stage(Keys.enter)
      #expect(stage.screen.contains("Woodhouse"))
      await stage.type(Keys.escape)
      #expect(stage.screen.contains("3 books"))
    }
  }
#endif
