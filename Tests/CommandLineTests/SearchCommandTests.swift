import ArgumentParser
import ClientCore
import Testing

@testable import ClientSearch
@testable import wordhoard

@Suite("The command line of search")
struct SearchCommandTests {
  @Test("several words need no quotation marks")
  func words() async throws {
    let arguments = ["search", "dos", "palabras", "--kind", "card,deck", "--limit", "3"]
    let command = try #require(try await Main.command(arguments) as? SearchCommand)
    #expect(command.query == ["dos", "palabras"])
    #expect(command.kind == "card,deck")
    #expect(command.limit == 3)
    #expect(command.deck == nil)
  }

  @Test(
    "a search for nothing is refused",
    arguments: [["search"], ["search", ""], ["search", " "]])
  func nothing(_ arguments: [String]) async {
    await #expect(throws: (any Error).self) { _ = try await Main.command(arguments) }
  }
}
