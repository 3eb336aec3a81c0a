import Bookshelf
import GameEngine
import Testing

@testable import Client
@testable import FrontEnds

@Suite("Reading in line mode")
struct ReadCommandTests {
  /// What is printed while these lines are typed.
  private func reading(
    _ player: Player, _ lines: [String], at place: String? = nil
  ) throws -> String {
    _ = player.screen()
    let typed = lines.map { InputLine.text($0) }
    try player.program(typing: typed).readCommands.read(ReadRequest(book: "ferry", place: place))
    return player.screen()
  }

  @Test("a paragraph is shown at a time, headings with what follows them")
  func paragraphs() throws {
    let player = try Player.withBook(.terminal())
    try Golden.expect(
      try reading(player, ["", "", "", ":back", ":toc", ":quit"]), "read-line")
  }

  @Test("the commands go, search and explain")
  func commands() throws {
    let player = try Player.withBook(.terminal())
    try Golden.expect(
      try reading(
        player,
        [
          ":go 2", "", "", ":go 99", ":find crossed", ":find xyzzy", ":define river", ":mark quiet",
          ":nonsense", ":help",
        ]),
      "read-commands")
    let library = try player.program().books
    #expect(try library.open(library.find("ferry")).marks.map(\.mark.note) == ["quiet"])
  }

  @Test("plain sentences, without signs or prompts, for screen readers")
  func spoken() throws {
    let player = try Player.withBook(.terminal())
    try player.program().preferences.change(.spoken, to: "on")
    try Golden.expect(try reading(player, ["", ":help", ":quit"], at: "2"), "read-spoken")
  }

  @Test("the place is kept, and is where reading goes on")
  func place() throws {
    let player = try Player.withBook()
    _ = try reading(player, [":go 2.3", ""])
    #expect(try reading(player, []).contains("Paragraph 13 "))
    #expect(try reading(player, [], at: "1.9").contains("Paragraph 5 "))
    #expect(try reading(player, []).contains("Paragraph 5 "))
  }

  @Test("Enter after the last paragraph ends it")
  func end() throws {
    let player = try Player.withBook()
    let printed = try reading(player, Array(repeating: "", count: 90))
    #expect(printed.hasSuffix("That was the end of the book.\n"))
    for number in 1...30 { #expect(printed.contains("Paragraph \(number) tells")) }
  }

  @Test("a card has the sentence of the paragraph")
  func card() throws {
    let player = try Player.withBook(.terminal())
    let printed = try reading(player, [":card drew", "River", "1", ":card xyzzy", ":quit"])
    #expect(printed.contains("draw is in River now."))
    #expect(printed.contains("xyzzy was not found"))
    let card = try #require(try player.program().cards.list(in: "River").first)
    #expect(card.card.example == "The old man {drew} his boat up to the river bank and sat down.")
    #expect(card.card.source == "The Ferry, 1.1")
  }

  @Test("a quote has the sentence without the marks of notes")
  func quote() throws {
    let player = try Player.withBook()
    let library = try player.program().books
    let book = try library.open(library.find("ferry"))
    let document = try #require(book.book.documents.first)
    let word = try #require(
      document.words(in: 0..<document.text.count).first { document.string($0) == "quiet" })
    let quote = BookQuote(word, in: 0, of: book)
    #expect(quote.sentence == "Nobody had crossed since noon, and the water was very {quiet}.")
    #expect(quote.source == "The Ferry, 1.1")
  }

  @Test("a wrong book or place is an error")
  func errors() throws {
    let player = try Player.withBook()
    let missing = #expect(throws: ClientError.self) {
      try player.program().readCommands.read(ReadRequest(book: "nonsense"))
    }
    #expect(missing?.code == .unknownBook)
    let place = #expect(throws: ClientError.self) { try reading(player, [], at: "77") }
    #expect(place?.code == .unknownPlace)
    let none = #expect(throws: ClientError.self) {
      try Player().program().readCommands.read(ReadRequest())
    }
    #expect(none?.code == .unknownBook)
  }
}
