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
  @testable import wordhoard

  @Suite("The words of a book in the reader")
  struct ReaderWordsTests {
    private func stage(_ player: Player, at place: String? = nil) async throws -> Stage {
      let stage = await Stage(
        try player.program(), .book(ReadRequest(book: "ferry", place: place)))
      stage.props.append(player.folder)
      return stage
    }

    /// Closes the page of a word, and takes the cursor from the words.
    private func close(_ stage: Stage) async {
      for _ in 0..<2 { await stage.type(Keys.escape) }
    }

    /// A player who may not know "listen", which the book has in each paragraph.
    private func learner() throws -> Player {
      let player = try Player.withBook()
      try player.folder.write(
        """
        listen  verb  4  1.9  ˈlɪsən
          = to try to hear
          > {Listen} to the rain.

        """.utf8, to: "Content/words/listen.words")
      return player
    }

    @Test("words that were looked up in the book are marked wherever they stand, in any form")
    func lookedUp() async throws {
      let player = try Player.withBook()
      let stage = try await stage(player)
      await stage.click("drew his")
      await close(stage)
      await stage.click("river")
      await close(stage)
      // The second "river" is in a verse of the second chapter.
      await stage.type("g2.1" + Keys.enter)
      try await stage.expectGolden("reader-looked-up")
      let library = try player.program().books.library
      let book = try library.find("ferry").id
      #expect(try BookShelf(player.folder.journal()).looks(in: book).count == 2)
      // In another window of the program, too.
      let again = try await self.stage(player, at: "2.1")
      #expect(again.inks.contains("u"))
    }

    @Test("where a chapter begins, the page says how much of it is known; w lists words to learn")
    func before() async throws {
      let stage = try await stage(try learner(), at: "2")
      #expect(stage.screen.contains("% · w: 1 word to learn first"))
      await stage.type("w")
      try await stage.expectGolden("reader-chapter-words")
      await stage.type(Keys.enter)
      #expect(stage.title == "listen")
      await stage.type(Keys.escape)
      await stage.type("l")
      #expect(stage.screen.contains("1 for the next chapter"))
    }

    @Test("in Japanese, the cursor is on the longest headword, and looks it up")
    func japanese() async throws {
      let dictionary = try DictionaryFixture()
      try dictionary.dictd(
        ["吾輩", "輩", "猫"].map { ($0, "\($0)\nin English\n") }, named: "freedict-jpn-eng")
      var player = try Player(Display())
      player.options.dictionaryFolders = [dictionary.folder.path]
      let html = """
        <html><head><title>Neko</title></head><body><p>吾輩は猫である。</p></body></html>
        """
      let file = try player.folder.write(html.utf8, to: "neko.html")
      for addition in try player.program().books.library.add([file], language: "ja") {
        _ = try addition.result.get()
      }
      let stage = await Stage(
        try player.program(), .book(ReadRequest(book: "neko", place: nil)))
      stage.props += [player.folder, dictionary]
      // On the second character of the word.
      await stage.click("輩は")
      #expect(stage.title == "吾輩")
      await close(stage)
      await stage.type(Keys.enter + Keys.right + Keys.right + Keys.enter)
      #expect(stage.title == "猫")
    }

    @Test("where a chapter ends, the page says what was met")
    func after() async throws {
      let stage = try await stage(try learner())
      await stage.click("drew his")
      await close(stage)
      while !stage.screen.contains("You met") {
        try #require(!stage.screen.contains("100 %"))
        await stage.type(" ")
      }
      #expect(stage.screen.contains("You met 1 new word and looked up 1 · w shows them"))
      #expect(stage.title == "The Ferry · The Crossing")
    }
  }
#endif
