import ClientTestSupport
import Foundation
import GameEngine
import Journal
import TestSupport
import Testing

@testable import ClientCore
@testable import ClientDecks
@testable import ClientPlay
@testable import wordhoard

@Suite("Cards in line mode")
struct CardLineTests {
  private var player: Player
  private let fixture: DictionaryFixture
  /// A word of ours.
  private let word: String

  init() throws {
    fixture = try DictionaryFixture()
    player = try Player()
    word = try #require(player.pool.items.first).term
    try fixture.dictd(
      [(word, "\(word)\n1. primero\n2. segundo\n"), ("sun", "sun\nsol\n")]
        .sorted { $0.0 < $1.0 }, named: "freedict-eng-spa")
    try fixture.dictd([("mar", "mar\nsea\n")], named: "freedict-spa-eng")
    player.options.dictionaryFolders = [fixture.folder.path]
  }

  /// All cards.
  private func cards() throws -> [Card] {
    let shelf = CardShelf(try player.folder.journal())
    return try shelf.tree().nodes.flatMap { try shelf.cards(in: $0.id) }
  }

  private func program(_ lines: String...) throws -> Composition {
    try player.program(typing: lines.map { InputLine.text($0) })
  }

  private func deck(_ path: String, _ pair: String) throws {
    try player.program().run(["deck", "new", path] + option("--pair", pair))
  }

  private func play(_ lines: [String]) async throws -> String {
    var request = PracticeRequest()
    (request.forms, request.level, request.questions, request.seed) = (["match"], .two, 2, 4)
    _ = player.screen()
    let typed = lines.map { InputLine.text($0) }
    try await player.program(typing: typed).play(request, jsonl: false)
    return player.screen()
  }

  @Test("after an answer, :card makes a card of its word in a deck that is made on the way")
  func verdict() async throws {
    let screen = try await play([":card", "", "", ":card", ":card English/Met", ":card", ":quit"])
    #expect(screen.contains("Answer a question first"))
    #expect(screen.contains("Name a deck, such as :card English"))
    #expect(screen.contains("is a card in English/Met now; `wordhoard card edit"))
    let made = try cards()
    #expect(made.count == 2, "the second one is in the deck that was used last")
    let word = try #require(player.pool.items.first { $0.term == made[0].term })
    #expect(made[0].definition == word.mainSense.definition)
    #expect(!made[0].example.isEmpty)
    #expect(try player.progress().gamesCount >= 1)
  }

  @Test("after an answer, :know lets its word rest")
  func know() async throws {
    let screen = try await play([":know", "", "", ":KNOW", ":know it", ":quit"])
    #expect(screen.contains("Answer a question first"))
    #expect(screen.contains(" comes back as a check in 180 days."))
    let known = try player.progress().words.values.filter { $0.difficulty == .known }
    #expect(known.count == 1)
  }

  @Test("the help of a game names :card and :know")
  func help() async throws {
    let screen = try await play([":help", ":quit"])
    #expect(screen.contains(":card") && screen.contains(":know"))
  }

  @Test("a look-up becomes a card, with translations and meanings to choose from")
  func lookUp() throws {
    try deck("English", "eng-spa")
    _ = player.screen()
    try program("2 3").decks.cardAdder.add(word, dictionary: nil, to: "English")
    let screen = player.screen()
    #expect(screen.contains("1. primero\n2. segundo\n3. "))
    let definition = try #require(try cards().first?.definition)
    #expect(definition.hasPrefix("segundo; "))
    var quiet = player
    quiet.test.display = Display()
    try quiet.program().decks.cardAdder.add(word, dictionary: nil, to: "English")
    #expect(try cards().count == 2, "without a terminal, the first meaning is taken")
  }

  @Test("a term is proposed for a translation")
  func term() throws {
    try deck("Spanish", "spa-eng")
    var card = CardChange()
    card.definition = "sun"
    try program("").decks.cardAdder.add(card, to: "Spanish/One")
    #expect(try cards().map(\.term) == ["sol"])
    var quiet = player
    quiet.test.display = Display()
    let refused = #expect(throws: ClientError.self) {
      try quiet.program().decks.cardAdder.add(card, to: "Spanish")
    }
    #expect(refused?.message.hasSuffix("dictionaries have: sol") == true)
  }

  @Test("at a terminal, a new deck asks for its languages and names those of the dictionaries")
  func languages() throws {
    _ = player.screen()
    try program("Spanish", "").run("deck new One")
    let screen = player.screen()
    #expect(screen.contains("English (eng), Spanish (spa)"))
    try program("spa", "Klingon").run("deck new Two")
    #expect(player.screen().contains("translate it to and from: English (eng)."))
    try program("").run("deck new Three")
    try program().run("deck new Two/Inside")
    let pairs = try CardShelf(try player.folder.journal()).tree().nodes.map(\.pair)
    #expect(
      pairs == [
        LanguagePair(term: "Spanish", definition: "Spanish"), nil,
        LanguagePair(term: "spa", definition: "Klingon"),
        LanguagePair(term: "spa", definition: "Klingon"),
      ])
  }

  @Test("the pairs of the installed dictionaries are listed")
  func pairs() throws {
    let text = try player.screen { try $0.run("deck pairs") }
    #expect(text.contains("eng-spa") && text.contains("English, Spanish"))
    struct Pair: Decodable, Equatable { let term, definition: String }
    let json = try player.json { try $0.run("deck pairs es") }
    let pairs = try JSONDecoder().decode([Pair].self, from: Data(json.utf8))
    #expect(
      pairs == [Pair(term: "eng", definition: "spa"), Pair(term: "spa", definition: "eng")])
    #expect(throws: ClientError.self) {
      try player.program().run("deck pairs Klingon")
    }
  }
}
