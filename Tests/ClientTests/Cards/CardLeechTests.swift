import ClientTestSupport
import Foundation
import GameEngine
import Journal
import TestSupport
import Testing

@testable import ClientCore
@testable import ClientDecks
@testable import wordhoard

@Suite("Cards that are forgotten again and again")
struct CardLeechTests {
  private func player(_ display: Display = Display()) throws -> Player {
    let player = try Player(display)
    var cards: [CardChange] = []
    for (term, definition) in [("sol", "sun"), ("luz", "light"), ("mar", "sea")] {
      var card = CardChange()
      (card.term, card.definition) = (term, definition)
      if term == "luz" { card.example = "La luz." }
      cards.append(card)
    }
    let added = try player.program().decks.cards.add(cards, to: "Spanish")
    for _ in 0..<9 {
      player.test.clock.now = Moment(
        instant: player.test.clock.now.instant + 86_400_000, offset: 0)
      for card in added.prefix(2) { try player.program().decks.cards.review(card.card.id, .again) }
    }
    _ = player.screen()
    return player
  }

  @Test("are listed with what to do, until they rest")
  func list() throws {
    let player = try player()
    func run(_ line: String) throws -> String { try player.screen { try $0.run(line) } }
    let list = try run("card list --leeches")
    #expect(list.contains("sol  forgotten 8 times; add an example: `wordhoard card edit"))
    #expect(list.contains("luz  forgotten 8 times; add a hint") && !list.contains("mar"))
    #expect(try run("card edit luz --note hint").contains("luz is changed"))
    #expect(try run("card list Spanish --leeches").contains("or let it rest"))
    #expect(throws: (any Error).self) { try run("card suspend luz --leeches") }
  }

  @Test("rest together, and are among the seen words")
  func rest() throws {
    let player = try player()
    func run(_ line: String) throws -> String { try player.screen { try $0.run(line) } }
    let seen = try run("seen --leeches")
    #expect(seen.contains("sol  forgotten 8 times") && seen.contains("--card DECK"))
    #expect(!seen.contains("mar"))
    #expect(try run("card suspend --leeches").hasPrefix("2 cards rest now."))
    #expect(try run("card list --leeches") == "No such cards.\n")
  }

  #if FullScreen
    @Test("are shown alone by a key in their deck, which says what to do, and rest by another")
    func screen() async throws {
      let player = try player(.terminal())
      let stage = await Stage(try player.program())
      stage.props.append(player.folder)
      await stage.type("k" + Keys.enter)
      #expect(stage.screen.contains("mar"))
      await stage.type("h")
      #expect(!stage.screen.contains("mar"))
      #expect(
        stage.screen.contains("forgotten 8 times: e adds an example or a hint, z lets it rest."))
      await stage.type("z")
      #expect(stage.screen.contains("rests; press z to end that."))
      await stage.type("z")
      #expect(stage.screen.contains("No card is forgotten again and again; h shows all."))
      await stage.type("h")
      #expect(stage.screen.contains("mar") && stage.screen.contains("rests"))
    }
  #endif
}
