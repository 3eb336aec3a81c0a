import ClientCore
import ClientDecks
import ClientTestSupport
import GameEngine
import Journal
import TestSupport
import Testing

@Suite("The retention of words and decks")
struct RetentionTests {
  private let trader: CardTrader
  private var player: Player { trader.player }

  init() throws { trader = try CardTrader() }

  /// Decks with a card each, all with the same memory.
  private func fill(_ decks: String...) throws {
    let lines = decks.enumerated().map { place, deck in
      """
      {"id":"\(place)","deck":"\(deck)","term":"sol \(place)","definition":"sun","memory":\
      {"stability":40,"difficulty":5,"lastReview":\(player.test.clock.now.instant),"reviews":4,\
      "lapses":0,"origin":"state"}}
      """
    }
    try trader.take(
      trader.file(
        "a.jsonl",
        (["{\"format\":\"wordhoard-cards\",\"version\":1}"] + lines).joined(separator: "\n") + "\n")
    )
  }

  private func days(in deck: String) throws -> Int? {
    try trader.cards(in: deck).first?.standing.daysUntilDue
  }

  private func set(_ key: Settings.Key, _ value: String) throws {
    _ = try player.program().core.preferences.change(key, to: value)
  }

  private func run(_ line: String) throws { try player.program().run(line) }

  @Test("a deck's own retention wins over the setting, also for the decks in it")
  func own() throws {
    try fill("A", "A/B", "C")
    let usual = FSRS.standard.wait(of: 40, for: RecallGoal(percent: 85))
    #expect(try days(in: "A/B") == usual && days(in: "C") == usual)
    try run("deck edit A --retention 95")
    let strict = FSRS.standard.wait(of: 40, for: RecallGoal(percent: 95))
    #expect(try days(in: "A/B") == strict && days(in: "C") == usual)
    try set(.retentionDecks, "90")
    let middle = FSRS.standard.wait(of: 40, for: RecallGoal(percent: 90))
    #expect(try days(in: "A/B") == strict && days(in: "C") == middle)
    try run("deck edit A/B --longest-interval 7")
    #expect(try days(in: "A/B") == 7)
    #expect(
      try player.screen { try $0.run("deck show A/B") }.contains(
        "back at 95 %, after 7 days at most"))
    try set(.longestInterval, "20")
    #expect(try days(in: "C") == 20)
    try run("deck edit A --retention none")
    try run("deck edit A/B --longest-interval none")
    #expect(try days(in: "A/B") == 20)
    _ = try player.program().core.changes.undo()
    #expect(try days(in: "A/B") == 7)
  }

  @Test("decks show the cards that are due by their own retention, and sessions ask them")
  func due() async throws {
    try fill("A", "B")
    try run("deck edit A --retention 95")
    trader.wait(seconds: 20 * 86_400)
    let due = try player.program().decks.decks.list().map(\.due)
    #expect(due == [1, 0])
    let goals = try player.program().core.store.goals(
      trader.progress(), of: trader.progress().words.keys)
    #expect(goals[.card("0")].percent == 95 && goals[.card("1")].percent == 85)
    let json = try player.json { try $0.run("deck list") }
    #expect(json.contains("\"retention\" : 95") && json.contains("\"retention\" : null"))
  }

  @Test(
    "a number out of range is refused, and changes nothing",
    arguments: ["69", "100", "x", "9e1", ""])
  func refused(_ number: String) throws {
    try run("deck new A")
    let events = try trader.events
    for option in ["--retention", "--longest-interval"]
    where option == "--retention" || number != "69" {
      guard option == "--retention" || number != "100" else { continue }
      let error = try #require(throws: ClientError.self) {
        try player.program().run(["deck", "edit", "A", option, number])
      }
      #expect(error.code == .unknownValue && error.exit == .usage)
    }
    #expect(try trader.events == events)
  }

  @Test("cards from Anki keep the retention and the longest interval of their presets")
  func fromAnki() throws {
    try fill("A", "A/B", "C")
    try run("deck edit A --retention 93")
    try run("deck edit A/B --longest-interval 12")
    let file = try trader.export("A", "a.apkg", withMemory: true)
    let other = try CardTrader(trader, home: "other")
    try other.take(file)
    let nodes = try other.player.program().decks.decks.list().map(\.deck)
    #expect(
      nodes.map(\.deck.goal) == [DeckGoal(percent: 93), DeckGoal(longestInterval: 12)])
    #expect(try other.cards(in: "A/B").map(\.standing.daysUntilDue) == [12])
    // What the player chooses later stays.
    try other.player.program().run("deck edit A --retention 80")
    try other.take(file)
    #expect(try other.player.program().decks.decks.deck("A").goal.percent == 80)
  }

  @Test(
    "the forecast grows with the retention, for each deck and for all, and counts no resting card")
  func forecast() throws {
    try fill("A", "A/B", "C")
    let forecast = try player.program().core.store.dueForecast(at: player.test.clock.now)
    #expect(forecast.decks.map(\.path) == ["A", "A/B", "C"])
    for due in forecast.decks.map(\.due) + [forecast.cards, forecast.all] {
      let numbers = forecast.retentions.map { due[$0] }
      #expect(numbers == numbers.sorted() && numbers[0] < numbers[4])
    }
    let (inner, other) = (forecast.decks[1].due, forecast.decks[2].due)
    #expect(inner == other)
    #expect(
      forecast.retentions.allSatisfy { abs(forecast.decks[0].due[$0] - 2 * inner[$0]) < 0.02 })
    #expect(forecast.words.perDay.values.allSatisfy { $0 == 0 })
    try run("card suspend 2")
    let rest = try player.program().core.store.dueForecast(at: player.test.clock.now)
    #expect(rest.decks[2].due.perDay.values.allSatisfy { $0 == 0 })
    #expect(rest.decks[0] == forecast.decks[0])
  }
}
