import ClientCore
import ClientPlay
import ClientProgress
import ClientTestSupport
import ClientWords
import GameEngine
import Journal
import TestSupport
import Testing

@testable import wordhoard

/// A deck is one more source of items: nothing in the client knows it.
@Suite("Practice with a deck as a third source")
struct DeckSourceTests {
  private let deck = SpanishDeck()
  private let player: Player

  init() throws { player = try DeckSourceTests.player(with: deck) }

  private static func player(with deck: SpanishDeck) throws -> Player {
    var player = try Player(Display())
    player.sources = [deck]
    return player
  }

  private func request(
    source: String = "deck/spanish", questions: Int = 3
  ) -> PracticeRequest {
    var request = PracticeRequest()
    request.source = source
    request.questions = questions
    return request
  }

  /// The request of a friend who was sent a round.
  private func request(ofCode shared: String) -> PracticeRequest {
    var request = PracticeRequest()
    request.code = shared.split(whereSeparator: \.isWhitespace).map(String.init)
      .first { $0.contains("-") && $0.count > 20 }
    return request
  }

  private func questions(_ events: String) -> [Substring] {
    events.split(separator: "\n").filter { $0.contains(#""event":"question""#) }
  }

  /// Plays three cards, passing.
  private func play() async throws -> String {
    _ = player.screen()
    try await player.program(typing: ["", "", ""]).play(request(), jsonl: true)
    return player.screen()
  }

  /// The card of the newest answer.
  private func answered() throws -> Item {
    let id = try #require(player.folder.journal().latestAnswers(limit: 1).first?.1.item)
    return try #require(deck.item(id))
  }

  @Test("a round asks its cards, and the answers are kept under their ids")
  func round() async throws {
    let events = try await play()
    #expect(events.contains(#""edition":"deck/Spanish""#))
    #expect(questions(events).count == 3)
    let ids = try player.folder.journal().latestAnswers(limit: 10).map(\.1.item)
    #expect(ids.count == 3)
    #expect(ids.allSatisfy { deck.item($0) != nil })
  }

  @Test("history, seen, favorites, profile and recap show the term of a card, never its id")
  func lists() async throws {
    _ = try await play()
    let card = try answered()
    let lines = try player.screen { try $0.run("history") }
    #expect(lines.contains(card.term))
    #expect(!lines.contains("card/"))
    let found = try player.json { try $0.run(["history", "--word", card.term.uppercased()]) }
    #expect(found.contains("\"word\" : \"\(card.term)\""))
    #expect(found.split(separator: "\"word\"").count == 2)
    let seen = try player.screen { try $0.run("seen") }
    #expect(seen.contains(card.term))
    #expect(!seen.contains("card/"))
    try player.program().run(["favorite", "add", card.term])
    #expect(try player.progress().favorites[card.id] != nil)
    #expect(try player.screen { try $0.run("favorite list") }.contains(card.term))
    #expect(
      try player.json { try $0.run("profile") }.contains(#""answers" : 3"#))
    let recap = try player.json { try $0.run("recap --week") }
    #expect(recap.contains("\"word\" : \"\(card.term)\""))
  }

  @Test("if the deck is removed, history still lists its answers, by their ids")
  func removed() async throws {
    _ = try await play()
    let card = try answered()
    var poor = player
    poor.sources = []
    let lines = try poor.screen { try $0.run("history") }
    #expect(lines.contains(shortened(card.id.rawValue)))
  }

  @Test("the setting makes it the default of play and learn; speed, dailies and runs use our words")
  func setting() async throws {
    try player.program().run("settings set source deck/spanish")
    #expect(
      try player.screen { try $0.run("settings get source") } == "deck/Spanish\n")
    try await player.program().play(PracticeRequest(), jsonl: true)
    #expect(player.screen().contains(#""edition":"deck/Spanish""#))
    var learn = LearnRequest()
    learn.words = 4
    try await player.program(typing: ["", "", "", ""]).learn(learn, jsonl: true)
    let session = player.screen()
    #expect(session.contains(#""edition":"deck/Spanish""#))
    // The first of the misses comes back before the input ends.
    #expect(questions(session).count == 5)
    try await player.program().speed(jsonl: true)
    try await player.program().run(jsonl: true)
    try await player.program().daily(date: nil, jsonl: true)
    let others = player.screen()
    #expect(others.contains(#""edition":"en-1""#))
    #expect(!others.contains("Spanish"))
    _ = try player.screen { try $0.run("today") }
    var poor = player
    poor.sources = []
    try await poor.program().play(PracticeRequest(), jsonl: true)
    #expect(poor.screen().contains(#""edition":"en-1""#))
  }

  @Test("a friend with the deck plays the code of a round and compares the results")
  func code() async throws {
    let events = try await play()
    let shared = try player.screen { try $0.run("share round") }
    let theirs = request(ofCode: shared)
    let friend = try DeckSourceTests.player(with: SpanishDeck())
    try await friend.program(typing: ["", "", ""]).play(theirs, jsonl: true)
    #expect(questions(friend.screen()) == questions(events))
    try await friend.program(typing: ["", "", ""]).play(theirs, jsonl: false)
    #expect(friend.screen().contains("0 of 3"))
  }

  @Test("without the deck, or without all its cards, the code is refused with the reason")
  func refused() async throws {
    try await player.program(typing: Array(repeating: "", count: 20))
      .play(request(questions: 20), jsonl: true)
    let shared = try player.screen { try $0.run("share round") }
    let theirs = request(ofCode: shared)
    for (sources, code) in [
      ([], "code_other_source"), ([SpanishDeck(count: 12)], "code_items_missing"),
    ] {
      var friend = player
      friend.sources = sources
      let program = try friend.program()
      let error = await #expect(throws: RoundCode.Failure.self) {
        try await program.play(theirs, jsonl: true)
      }
      #expect(error?.code == code)
    }
  }

  @Test("an unknown source is refused with the names of all")
  func unknown() async throws {
    let program = try player.program()
    let request = request(source: "deck/French")
    let error = await #expect(throws: ClientError.self) {
      try await program.play(request, jsonl: true)
    }
    #expect(error?.message.contains("wordhoard, cards, wordnet, deck/Spanish") == true)
  }
}
