import ClientCore
import ClientTestSupport
import Foundation
import GameEngine
import Testing

@testable import ClientBooks
@testable import ClientDecks
@testable import wordhoard

@Suite("Books in other features")
struct BooksElsewhereTests {
  @Test("a card has the sentence of the paragraph")
  func card() async throws {
    let player = try Player.withBook(.terminal())
    _ = player.screen()
    try await player.program(typing: [":card drew", "River", "1", ":card xyzzy", ":quit"]).books
      .lineReading.read(ReadRequest(book: "ferry"))
    let printed = player.screen()
    #expect(printed.contains("draw is a card in River now."))
    #expect(printed.contains("xyzzy was not found"))
    let card = try #require(try player.program().decks.cards.list(in: "River").first)
    #expect(card.card.example == "The old man {drew} his boat up to the river bank and sat down.")
    #expect(card.card.source == "The Ferry, 1.1")
  }

  @Test("search finds books by their titles and authors")
  func globalSearch() throws {
    let player = try Player.withBook()
    let file = try player.folder.write(BookFiles.emma.utf8, to: "emma.txt")
    _ = try player.program().bookKeeper.add(copyOf: file)
    for query in ["emma", "austen"] {
      var request = SearchRequest(query)
      request.kinds = [.book]
      let found = try player.screen { try $0.run(["search"] + request.arguments) }
      #expect(found.contains("Emma"))
      #expect(found.contains("book"))
    }
  }

  @Test("shells complete the titles")
  func completion() throws {
    let player = try Player.withBook()
    #expect(try player.program().completions.books() == ["The Ferry"])
  }

  #if FullScreen
    @Test("a card has the sentence of the book, and the place as its source")
    func cardOnScreen() async throws {
      let player = try Player.withBook()
      let stage = await Stage(try player.program(), .book(ReadRequest(book: "ferry")))
      await stage.click("drew his")
      await stage.type("k")
      #expect(stage.title == "New card")
      #expect(
        stage.screen.contains("The old man drew his boat up to the river bank and sat down."))
      #expect(stage.screen.contains("The Ferry, 1.1"))
      // Without a deck, the line of the deck comes first.
      await stage.type("River" + Keys.enter)
      #expect(stage.screen.contains("draw is a card in River now."))
      let card = try #require(try player.program().decks.cards.list(in: "River").first)
      #expect(card.card.source == "The Ferry, 1.1")
      #expect(card.card.example.contains("{drew}"))
    }

    @Test("a search finds a book, and Enter opens it")
    func search() async throws {
      let player = try Player.withBook()
      let stage = await Stage(try player.program())
      await stage.type("/ferry")
      #expect(stage.screen.contains("The Ferry"))
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("The old man drew"))
    }
  #endif
}
