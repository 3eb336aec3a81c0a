import ClientTestSupport
import Foundation
import GameEngine
import Messages
import TestSupport
import Testing

@testable import ClientCore
@testable import ClientDecks

@Suite("Starter decks")
struct StarterDeckTests {
  private let player: Player
  private let fixture: DictionaryFixture

  init() throws {
    fixture = try DictionaryFixture()
    var player = try Player(Display())
    player.options.dictionaryFolders = [fixture.folder.path]
    self.player = player
  }

  private struct CardLine: Decodable { let term, definition: String }

  private func cards(in deck: String) throws -> [CardLine] {
    let json = try player.json { try $0.run(["card", "list", deck]) }
    return try JSONDecoder().decode([CardLine].self, from: Data(json.utf8))
  }

  private func start(_ deck: String, _ pair: String? = nil, count: Int = 4) -> [String] {
    ["deck", "new", deck, "--starter", "--level", "1", "--words", "\(count)"]
      + (pair.map { ["--pair", $0] } ?? [])
  }

  private func error(of command: [String]) -> ClientError.Code? {
    #expect(throws: ClientError.self) { try player.program().run(command) }?.code
  }

  @Test("a starter deck gets our words of a level with translations, without those left out")
  func starter() throws {
    let words = player.pool.items(level: .one).prefix(6).map(\.term)
    try fixture.dictd(
      words.sorted().map { ($0, "\($0)\n1. trad \($0), other\n2. zwei \($0)\n") },
      named: "freedict-eng-spa")
    try fixture.dictd(
      words.sorted().flatMap { word in
        ["trad \(word)", "zwei \(word)"].map { ($0, "\($0)\n\(word)\n") }
      }, named: "freedict-spa-eng")
    try player.program().run(start("One", "eng-spa"))
    let first = try cards(in: "One")
    #expect(first.count == 4)
    #expect(first.allSatisfy { $0.definition == "trad \($0.term); zwei \($0.term)" })
    #expect(Set(first.map(\.term)).isSubset(of: words))

    var asked = player
    asked.test.display = .terminal()
    try asked.program(typing: [.text("1, 3")]).run(start("Two", "eng-spa"))
    #expect(asked.screen().contains("(2 dictionaries agree)"))
    #expect(try cards(in: "Two").map(\.term) == [first[1].term, first[3].term])
    try asked.program(typing: [.text("n")]).run(start("Three", "eng-spa"))
    #expect(error(of: ["deck", "show", "Three"]) == .unknownDeck)

    // Further words for the same deck, in the languages of the deck around it, as one change.
    try player.program().run(["deck", "new", "Book", "--pair", "eng-spa"])
    for count in [4, 2] { try player.program().run(start("Book/Words", count: count)) }
    #expect(try Set(cards(in: "Book").map(\.term)) == Set(words))
    _ = try player.screen { try $0.run("undo") }
    #expect(try cards(in: "Book").count == 4)
    _ = try player.screen { try $0.run("undo") }
    #expect(error(of: ["deck", "show", "Book/Words"]) == .unknownDeck)
    #expect(error(of: start("One", "spa-eng")) == .deckExists)
    #expect(error(of: start("Five")) == .pairMalformed)
    #expect(error(of: start("Four", "eng-fra")) == .noDictionary)
  }

  @Test("a starter deck needs two dictionaries, and the error names the package of the other one")
  func oneDictionary() throws {
    try fixture.dictd([("night", "night\ncamisón\n")], named: "freedict-eng-spa")
    for pair in ["spa-eng", "eng-spa"] {
      let error = #expect(throws: ClientError.self) {
        try player.program().run(start("A", pair))
      }
      #expect(error?.code == .noDictionary)
      let package = "dict-freedict-spa-eng"
      #expect(error?.remedy == Phrase("get the other one with `sudo apt install \(package)`"))
    }
  }
}
