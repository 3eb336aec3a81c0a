import ArgumentParser
import ClientTestSupport
import Foundation
import GameEngine
import TestSupport
import Testing

@testable import ClientCore
@testable import ClientDecks

@Suite("Cards from pasted lines")
struct CardPasteTests {
  private func paste(
    _ lines: [InputLine], _ line: String = "card add --deck Spanish",
    at display: Display = Display()
  ) throws -> (player: Player, screen: String) {
    let player = try Player(display)
    try player.program(typing: lines).run(line)
    return (player, player.screen())
  }

  private func terms(_ player: Player) throws -> [String] {
    try player.program().decks.cards.list(in: "Spanish").map(\.card.term)
  }

  @Test(
    "each line is a card, whatever the sign between term and definition",
    arguments: [
      "gato - cat|perro - dog", "gato = cat|perro = dog", "gato: cat|perro: dog",
      "gato\tcat|perro\tdog", "gato - cat||perro - dog|",
      "gato - cat, pet|perro: dog, pet", "gato,cat|perro,dog",
    ])
  func lines(text: String) throws {
    let lines = text.split(separator: "|", omittingEmptySubsequences: false).map {
      InputLine.text(String($0))
    }
    for line in ["card add --deck Spanish", "card add Spanish"] {
      let (player, screen) = try paste(lines, line)
      #expect(try terms(player) == ["gato", "perro"])
      #expect(screen.contains("2 new cards") && screen.contains("`wordhoard undo`"))
      try player.program().run("undo")
      #expect(throws: (any Error).self) { try terms(player) }
    }
  }

  @Test("a line that is no card is named with the reason, and the others are kept")
  func skipped() throws {
    let (player, screen) = try paste([
      .text("gato - cat"), .text("perro"), .tooLong, .text("sol - sun"), .text("gato - cat"),
    ])
    #expect(try terms(player) == ["gato", "sol"])
    #expect(screen.contains("row 2: it has no definition"))
    #expect(screen.contains("row 3:"))
    #expect(screen.contains("row 5: an earlier row is the same"))
  }

  @Test("a terminal is told how to end, and a term is taken as before")
  func terminal() throws {
    let (player, screen) = try paste([.text("gato - cat")], at: .terminal())
    #expect(screen.contains("Ctrl-D ends"))
    #expect(try terms(player) == ["gato"])
    try player.program().run(["card", "add", "--deck", "Spanish", "sol", "sun"])
    #expect(try terms(player) == ["gato", "sol"])
  }

  @Test("nothing, or nothing that is a card, is an error, and nothing changes")
  func nothing() throws {
    for (lines, code) in [
      ([InputLine](), ClientError.Code.noTerm), ([.text(" "), .text("")], .noTerm),
      ([.text("gato")], .noCards),
    ] {
      let error = #expect(throws: (any Error).self) { try paste(lines) }
      #expect(error.map(ClientError.init)?.code == code)
    }
    #expect(throws: (any Error).self) { try paste([.text("a - b")], "card add") }
    #expect(throws: (any Error).self) { try paste([.text("a - b")], "card add A b c --deck D") }
  }

  @Test("a text without end is refused before it fills the memory")
  func endless() throws {
    struct Endless: LineSource {
      func next() -> InputLine? { .text(String(repeating: "a", count: 4000)) }
      func nextSecret() -> InputLine? { nil }
    }
    let error = #expect(throws: ClientError.self) { try PastedLines(from: Endless()) }
    #expect(error?.code == .cardsTooLarge)
  }
}
