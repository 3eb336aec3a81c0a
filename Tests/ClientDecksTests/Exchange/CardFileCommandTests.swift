import ClientTestSupport
import Foundation
import GameEngine
import Testing

@testable import ClientCore
@testable import ClientDecks

@Suite("The commands import and deck export")
struct CardFileCommandTests {
  private let trader: CardTrader

  init() throws { trader = try CardTrader() }

  private struct Line: Decodable, Equatable {
    struct Row: Decodable, Equatable { let row: Int, reason: String }
    struct Field: Decodable, Equatable { let name, field: String }
    let format: String
    let added, updated, unchanged: Int
    let skipped: [Row]
    let decks: [String]
    let fields: [Field]
  }

  private func output(
    _ text: String, isPreview: Bool = false, json: Bool = false
  ) async throws -> String {
    var player = trader.player
    player.options.json = json
    _ = player.screen()
    let file = try trader.file("words.csv", text)
    let code = try await player.program().run(
      awaiting: ["import", file] + (isPreview ? ["--preview"] : []))
    #expect(code == 0)
    return player.screen()
  }

  @Test("print the numbers, the decks, and each row that is left out, as JSON and as text")
  func printed() async throws {
    let text = "Term,Definition\nsol,sun\n,none\n"
    let json = try await output(text, isPreview: true, json: true)
    let line = try JSONDecoder().decode(Line.self, from: Data(json.utf8))
    #expect(
      line
        == Line(
          format: "csv", added: 1, updated: 0, unchanged: 0,
          skipped: [.init(row: 3, reason: "no_term")], decks: ["words"],
          fields: [
            .init(name: "Term", field: "term"), .init(name: "Definition", field: "definition"),
          ]))
    let preview = try await output(text, isPreview: true)
    #expect(preview.contains("Format: table (CSV).") && preview.contains("Nothing has changed."))
    #expect(try trader.decks.isEmpty)
    let done = try await output(text)
    #expect(done.contains("1 new card, 0 changed, 0 here already."))
    #expect(done.contains("row 3: it has no term") && done.contains("`wordhoard undo`"))
    let again = try await output(text)
    #expect(!again.contains("undo"))
  }

  @Test("an export asks before it replaces a file, and refuses unknown endings")
  func export() async throws {
    _ = try await output("Term,Definition\nsol,sun\n")
    let path = trader.path("out.tsv")
    func export(_ deck: String, _ path: String, _ flags: String...) throws {
      try trader.player.program().run(["deck", "export", deck, path] + flags)
    }
    try export("words", path)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.hasPrefix("Term\tDefinition") && text.contains("sol\tsun"))
    try export("words", path, "--with-memory", "--force")
    #expect(trader.player.screen().contains("cannot contain how well you know them"))
    func error(_ deck: String, _ path: String) -> ClientError? {
      do {
        try export(deck, path)
        return nil
      } catch {
        return ClientError(error)
      }
    }
    #expect(error("words", path)?.code == .fileExists)
    #expect(error("words", trader.path("out.doc"))?.code == .unknownFormat)
    #expect(error("none", trader.path("out.csv"))?.code == .unknownDeck)
    #expect(error("words", trader.path("no/folder/out.csv"))?.code == .cardsNotWritten)
    #expect(!FileManager.default.fileExists(atPath: trader.path("out.csv")))
    try export("words", path, "--force")
  }
}
