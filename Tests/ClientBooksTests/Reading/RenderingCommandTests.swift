import Bookshelf
import ClientTestSupport
import Foundation
import GameEngine
import Messages
import Testing

@testable import ClientBooks
@testable import ClientCore

@Suite("Renderings in commands and line mode")
struct RenderingCommandTests {
  // MARK: - Line by line

  @Test("line mode changes renderings by order and by name, and keeps favorites")
  func lines() async throws {
    let player = try Player.withTao(.terminal())
    _ = player.screen()
    let typed = [
      ":rendering", ":rendering de", ":renderings", ":rendering latin", ":rendering close",
      ":favorites", ":favorite", ":favorites", ":favorite", ":quit",
    ].map { InputLine.text($0) }
    try await player.program(typing: typed).books.lineReading
      .read(ReadRequest(book: "close english", place: "9.3"))
    try Golden.expect(player.screen(), "read-renderings")
  }

  @Test("a rendering is named to a screen reader")
  func spoken() async throws {
    let player = try Player.withTao(.terminal())
    try player.program().core.preferences.change(.spoken, to: "on")
    _ = player.screen()
    try await player.program(typing: [.text(":rendering plain"), .text(":quit")]).books.lineReading
      .read(ReadRequest(book: "close english", place: "9.3"))
    #expect(player.screen().contains("Tao Te Ching (Plain English)"))
  }

  // MARK: - Search

  @Test("a search in all renderings shows each part side by side")
  func search() throws {
    let player = try Player.withTao(.terminal())
    try Golden.expect(
      try player.screen(after: { try $0.run("book search --renderings tao jade") }),
      "book-search-renderings")
    let json = try player.json { try $0.run("book search --renderings tao jade") }
    #expect(json.contains("\"key\" : \"9.3\""))
    #expect(json.contains("A hall is full of gold and precious stones."))
    #expect(
      try player.screen(after: { try $0.run("book search --renderings tao xyzzy") })
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
    let renderings = try player.program().books.renderings
    let found = try renderings.open(ReadRequest(book: book, rendering: rendering))
    #expect(found.opened.entry.id.rawValue == id)
  }

  @Test("a named rendering opens where another one was left")
  func place() throws {
    let player = try Player.withTao()
    let program = try player.program()
    let plain = try program.books.library.open(program.books.library.find("plain english"))
    let place = try #require(plain.book.place(of: WorkPlace(key: "20.4")))
    try program.books.library.setPosition(plain.book.position(of: place), of: plain.entry.id)
    let found = try program.books.renderings.open(ReadRequest(book: "tao", rendering: "de"))
    #expect(found.opened.book.written(found.place) == "20.4")
    let request = ReadRequest(book: "tao", place: "7.1", rendering: "de")
    let other = try program.books.renderings.open(request)
    #expect(other.opened.book.written(other.place) == "7.1")
  }

  @Test("an unknown or ambiguous rendering is an error with the choices")
  func errors() throws {
    let player = try Player.withTao()
    let renderings = try player.program().books.renderings
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
