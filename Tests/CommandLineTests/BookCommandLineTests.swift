import ArgumentParser
import ClientCore

import Testing

@testable import ClientBooks
@testable import wordhoard

@Suite("The command line of books")
struct BookCommandLineTests {
  @Test("several files are added at once, with what the player says about them")
  func add() async throws {
    let arguments = [
      "book", "add", "a.epub", "b.txt", "--work", "emma", "--language", "en", "--copy",
    ]
    let command = try #require(try await Main.command(arguments) as? BookCommand.Add)
    #expect(command.file == ["a.epub", "b.txt"])
    #expect(command.work == "emma" && command.language == "en" && command.copy)
  }

  @Test("book alone lists the books")
  func list() async throws {
    #expect(try await Main.command(["book"]) is BookCommand.List)
  }

  @Test("a text to search for needs no quotation marks, but must be there")
  func search() async throws {
    let arguments = ["book", "search", "emma", "handsome,", "clever"]
    let command = try #require(try await Main.command(arguments) as? BookCommand.Search)
    #expect(command.book == "emma")
    #expect(command.query == ["handsome,", "clever"])
    for none in [["book", "search", "emma"], ["book", "search", "emma", " "], ["book", "add"]] {
      await #expect(throws: (any Error).self) { _ = try await Main.command(none) }
    }
  }
}
