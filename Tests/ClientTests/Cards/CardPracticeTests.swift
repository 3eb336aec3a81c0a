import ClientCore
import ClientDecks
import ClientPlay
import ClientProgress
import ClientTestSupport
import ClientWords
import Foundation
import GameEngine
import Journal
import TestSupport
import Testing

@testable import wordhoard

@Suite("Practice with the player's own cards")
struct CardPracticeTests {
  private let player: Player

  init() throws {
    player = try Player(Display())
    let program = try player.program()
    try program.run(["deck", "new", "Spanish", "--pair", "spa-eng"])
    for (place, (term, definition)) in CardPracticeTests.words.enumerated() {
      var card = CardChange()
      (card.term, card.definition) = (term, definition)
      try program.decks.cardAdder.add(card, to: place < 6 ? "Spanish/One" : "Spanish/Two")
    }
    _ = player.screen()
  }

  private static let words = [
    ("sol", "sun"), ("luz", "light"), ("mar", "sea"), ("pan", "bread"), ("casa", "house"),
    ("perro", "dog"), ("gato", "cat"), ("árbol", "tree"), ("ventana", "window"),
    ("libro", "book"),
  ]

  @Test("suspended cards are not asked, are not due, and can be resumed")
  func suspended() async throws {
    let cards = try player.program().decks.cards
    for card in try cards.list(in: "Spanish/One") where card.card.term != "sol" {
      #expect(try cards.suspend(card.shortID).card.isSuspended)
    }
    let source = CardSource(
      of: try player.program().decks.decks.deck("Spanish/One"),
      store: try player.program().core.store)
    #expect(try source.items(level: nil, category: nil).map(\.term) == ["sol"])
    let session = try source.session(candidates: { [] }, isNew: { _ in true }, category: nil)
    #expect(session.items.map(\.term) == ["sol"])
    let ids = try cards.list(in: "Spanish/One").map(\.card.id)
    #expect(
      try source.session(candidates: { ids }, isNew: { _ in false }, category: nil).items.count == 1
    )
    #expect(try source.askable(of: ids).count == 1)
    for id in ids { try cards.review(id, .again) }
    #expect(try player.program().core.changes.undo() == .review("perro"))
    player.test.clock.now = Moment(
      instant: player.test.clock.now.instant + 40 * 86_400_000, offset: 0)
    #expect(try cards.list(in: "Spanish/One").count { $0.isDue } == 1)
    let deck = try #require(
      try player.program().decks.decks.list().first { $0.deck.path.description == "Spanish/One" })
    #expect(deck.due == 1)
    #expect(try cards.suspend("luz", false).card.isSuspended == false)
    #expect(try source.items(level: nil, category: nil).map(\.term) == ["sol", "luz"])
  }

  @Test("an undo of a suspension says so, and lists show that a card rests")
  func suspensionUndone() throws {
    let program = try player.program()
    try program.run("card suspend sol")
    #expect(try player.screen { try $0.run("card list Spanish/One") }.contains(", rests\n"))
    #expect(try player.screen { try $0.run("deck show Spanish/One") }.contains(", rests\n"))
    #expect(try player.screen { try $0.run("card show sol") }.contains("rests"))
    #expect(try player.json { try $0.run("card show sol") }.contains("\"suspended\" : true"))
    #expect(try player.screen { try $0.run("undo") } == "The card sol is asked again.\n")
    #expect(try player.screen { try $0.run("card show sol") }.contains("rests") == false)
    try program.run("card suspend sol")
    try program.run("card resume sol")
    #expect(try player.screen { try $0.run("undo") } == "The card sol rests again.\n")
    #expect(try player.program().decks.cards.card("sol").card.isSuspended)
  }

  private struct Line: Decodable {
    let event: String
    let form: String?
    let prompt: String?
    let choices: [String]?
    let answer: String?
    let promptLanguage: String?
    let mistake: Mistake?
  }

  private func lines(_ text: String) throws -> [Line] {
    try text.split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
  }

  private func learn(
    _ deck: String, words: Int, answers: [String] = Array(repeating: "", count: 20),
    classic: Bool = false
  ) async throws -> [Line] {
    var request = LearnRequest()
    (request.deck, request.words, request.isClassic) = (deck, words, classic)
    _ = player.screen()
    try await player.program(typing: answers.map { InputLine.text($0) }).learn(request, jsonl: true)
    return try lines(player.screen())
  }

  private func answered() throws -> [ItemID] {
    try player.folder.journal().latestAnswers(limit: 100).map(\.1.item)
  }

  private func terms() throws -> [ItemID: String] {
    let shelf = CardShelf(try player.folder.journal())
    return try Dictionary(
      uniqueKeysWithValues: shelf.tree().nodes.flatMap { try shelf.cards(in: $0.id) }
        .map { ($0.id, $0.term) })
  }

  @Test("a session asks the cards of a deck in the order in which they were added, new ones first")
  func session() async throws {
    let questions = try await learn("Spanish/One", words: 4).filter { $0.event == "question" }
    #expect(questions.count >= 4)
    let terms = try terms()
    let asked = Set(try answered().compactMap { terms[$0] })
    #expect(asked == ["sol", "luz", "mar", "pan"])
    // Wrong choices are of the same deck and language.
    let own = Set([
      "sol", "luz", "mar", "pan", "casa", "perro", "sun", "light", "sea", "bread",
      "house", "dog",
    ])
    for question in questions { #expect(Set(question.choices ?? []).isSubset(of: own)) }
  }

  @Test("a wrong choice is explained by the other side of its card, not by English words")
  func mistakes() async throws {
    let events = try await learn("Spanish/One", words: 6, answers: Array(repeating: "1", count: 40))
    let mistakes = events.compactMap(\.mistake)
    #expect(!mistakes.isEmpty)
    for mistake in mistakes {
      let (word, definition) = (try #require(mistake.word), try #require(mistake.definition))
      let pair = Set([word, definition])
      #expect(CardPracticeTests.words.contains { Set([$0.0, $0.1]) == pair }, "\(mistake)")
    }
  }

  private func refusal(_ request: LearnRequest) async throws -> String? {
    do {
      try await player.program().learn(request, jsonl: true)
      return nil
    } catch {
      return ClientError(error).message
    }
  }

  @Test("a session without cards, or of cards that all come back later, says so, and what to do")
  func nothing() async throws {
    try player.program().run("deck new Empty")
    var request = LearnRequest()
    request.deck = "Empty"
    #expect(
      try await refusal(request)
        == "the deck Empty has no cards; add some with `wordhoard card add DECK TERM` or `wordhoard import FILE`"
    )
    var change = CardChange()
    change.difficulty = .shaky
    for id in try terms().keys {
      try player.program().run(["card", "edit", id.rawValue] + change.arguments)
    }
    request.deck = "Spanish/One"
    let fresh = try #require(try await refusal(request))
    #expect(
      fresh.hasPrefix("no card of Spanish/One is due; the next one comes back in ")
        && fresh.hasSuffix(" days; play with `wordhoard play --deck DECK`, or add new cards"))
    request.deck = nil
    request.source = "cards"
    let all = try #require(try await refusal(request))
    #expect(
      all.hasPrefix("none of your cards is due; the next one comes back in ")
        && all.hasSuffix(" days; play with `wordhoard play --source cards`, or add new cards"))
  }

  @Test("play and speed say that a deck has no cards")
  func emptyDeck() async throws {
    try player.program().run("deck new Empty")
    var practice = PracticeRequest()
    practice.deck = "Empty"
    for request in [GameRequest.play(practice), .speed(deck: "Empty")] {
      let error = try await #require(throws: ClientError.self) {
        try await player.program().play.lineGames.play(request, jsonl: true)
      }
      #expect(error.message.hasPrefix("the deck Empty has no cards; add some with "))
    }
  }

  @Test("cards without wrong choices are typed in a round, and speed says what it lacks")
  func unsuitable() async throws {
    var card = CardChange()
    (card.term, card.definition) = ("sol", "sun")
    _ = try player.screen { try $0.decks.cardAdder.add(card, to: "One card") }
    var practice = PracticeRequest()
    (practice.deck, practice.questions) = ("One card", 3)
    try await player.program(typing: [.text("")]).play(practice, jsonl: true)
    let question = try lines(player.screen()).first { $0.event == "question" }
    #expect(question != nil)
    let error = try await #require(throws: ClientError.self) {
      try await player.program().play.lineGames.play(.speed(deck: "One card"), jsonl: true)
    }
    #expect(error.message.hasPrefix("the cards of One card are too few or too alike for this game"))
  }

  @Test("the deck around it has all of them, and the answers make sections")
  func sections() async throws {
    let events = try await learn("Spanish", words: 8)
    #expect(events.count { $0.event == "question" } >= 8)
    let progress = try player.progress()
    #expect(progress.words.keys.allSatisfy { $0.cardID != nil })
    let text = try player.screen { try $0.run("deck show Spanish") }
    #expect(text.contains("new (2)"))
    let lists = try player.screen { try $0.run("deck list") }
    #expect(lists.contains("10 cards"))
  }

  @Test("the classic rule asks the hardest first, and one answer changes a difficulty by one")
  func classic() async throws {
    let terms = try terms()
    let hard = try #require(terms.first { $0.value == "libro" }?.key)
    var change = CardChange()
    for (id, _) in terms where id != hard {
      change.difficulty = .familiar
      try player.program().run(["card", "edit", id.rawValue] + change.arguments)
    }
    _ = try await learn("Spanish", words: 1, classic: true)
    #expect(try answered().last == hard)
    try player.program().run("settings set classic on")
    #expect(try player.progress().difficulty(of: hard) == .hard)
  }

  @Test("play and speed take a deck, and a code plays the same round again")
  func games() async throws {
    var request = PracticeRequest()
    (request.deck, request.questions) = ("spanish/one", 3)
    let passes = Array(repeating: InputLine.text(""), count: 60)
    try await player.program(typing: passes).play(request, jsonl: true)
    let first = try lines(player.screen()).filter { $0.event == "question" }
    #expect(first.count == 3)
    let code = try #require(
      try player.progress().lastPractice.flatMap { try player.progress().rounds[$0]?.code })
    var again = PracticeRequest()
    again.code = code
    try await player.program(typing: passes).play(again, jsonl: true)
    let second = try lines(player.screen()).filter { $0.event == "question" }
    #expect(second.map(\.prompt) == first.map(\.prompt))
    #expect(second.map(\.choices) == first.map(\.choices))
    try await player.program(typing: passes).play.lineGames
      .play(.speed(deck: "Spanish"), jsonl: true)
    #expect(try lines(player.screen()).contains { $0.event == "question" })
  }

  @Test("a translation is typed in its own direction")
  func translate() async throws {
    var request = PracticeRequest()
    (request.deck, request.questions, request.forms) = ("Spanish", 2, ["translate"])
    try await player.program(typing: [InputLine.text("x"), .text("y")]).play(request, jsonl: true)
    let events = try lines(player.screen())
    let questions = events.filter { $0.event == "question" }
    let spanish = Set(try terms().values)
    #expect(questions.count == 2)
    #expect(questions.allSatisfy { spanish.contains($0.prompt ?? "") && $0.promptLanguage == "es" })
    #expect(
      events.filter { $0.event == "verdict" }.allSatisfy { !spanish.contains($0.answer ?? "") })
  }

  @Test("history and seen show the term of a card, and its memory survives editing and moving")
  func memory() async throws {
    _ = try await learn("Spanish/One", words: 2)
    let id = try #require(try answered().first)
    let before = try player.progress().words[id]
    var change = CardChange()
    change.term = "cambiado"
    try player.program().run(["card", "edit", id.rawValue] + change.arguments)
    try player.program().run(["card", "move", id.rawValue, "Elsewhere"])
    #expect(try player.progress().words[id] == before)
    #expect(
      try player.screen { try $0.run("history") }.contains("cambiado")
    )
    #expect(
      try player.screen { try $0.run("seen") }.contains("cambiado"))
  }

  @Test("a session of our words asks cards that are due as well, with choices of their deck")
  func together() async throws {
    _ = try await learn("Spanish/One", words: 3)
    player.test.clock.now = TestClock.noon(day: 3)
    var request = LearnRequest()
    request.words = 10
    let passes = Array(repeating: InputLine.text(""), count: 90)
    let spanish = try Set(terms().values)
    let english = Set(CardPracticeTests.words.map(\.1))
    func asked() async throws -> [Line] {
      _ = player.screen()
      try await player.program(typing: passes).learn(request, jsonl: true)
      return try lines(player.screen()).filter { line in
        line.event == "question"
          && (spanish.contains(line.prompt ?? "") || english.contains(line.prompt ?? ""))
      }
    }
    #expect(try await asked().isEmpty)
    player.test.clock.now = TestClock.noon(day: 6)
    // Words that are better remembered come first.
    (request.words, request.includesCards) = (40, true)
    let cards = try await asked()
    #expect(!cards.isEmpty)
    for card in cards {
      #expect(Set(card.choices ?? []).isSubset(of: spanish.union(english)))
    }
    #expect(try player.progress().words.keys.contains { $0.cardID == nil })
  }

  @Test("an unknown deck is an error that names the known ones")
  func unknown() async throws {
    var request = LearnRequest()
    request.deck = "French"
    let error = await #expect(throws: ClientError.self) {
      try await player.program().learn(request, jsonl: true)
    }
    #expect(error?.code == .unknownDeck)
    #expect(error?.message.contains("Spanish/One") == true)
  }
}
