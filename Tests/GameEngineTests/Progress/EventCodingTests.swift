import Foundation
import GameEngine
import TestSupport
import Testing

@Suite("Coding of events")
struct EventCodingTests {
  /// A body with its kind beside it, as the journal stores it.
  private struct Stored: Codable {
    let body: EventBody

    private enum CodingKeys: String, CodingKey { case kind, body }

    init(_ body: EventBody) { self.body = body }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let kind = try container.decode(String.self, forKey: .kind)
      body = try EventBody(kind: kind, from: container.superDecoder(forKey: .body))
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(body.kind, forKey: .kind)
      try body.encode(to: container.superEncoder(forKey: .body))
    }
  }

  private static let round = EventID(derivedFrom: "round")
  private static let bodies: [EventBody] = [
    .round(
      RoundEntry(
        round: round,
        header: RoundHeader(
          date: FixturePool.firstDate, number: 1, questions: 10, ruleset: .daily1, edition: "en-1"))
    ),
    .round(
      RoundEntry(
        round: round, header: RoundHeader(questions: 0, ruleset: .run1, edition: "en-1"),
        code: "20B1T", seed: .max)),
    .answer(
      AnswerEntry(
        item: ItemID("en/dawn/noun"), form: FormID("recall"), input: "dusk dawn", verdict: .right,
        milliseconds: 60_000, hint: true, round: round, index: 3, points: 150, again: false)),
    .answer(
      AnswerEntry(
        item: ItemID("card/x"), form: FormID("chess"), input: "", verdict: .passed,
        milliseconds: 0, hint: false, round: round, index: 1, points: 0, again: true)),
    .result(
      ResultEntry(round: round, score: 5500, correct: 10, questions: 10, elapsedMillis: 84_211)),
    .undo(round), .dispute(round), .setting(SettingEntry(key: "theme", value: "dark")),
    .setting(SettingEntry(key: "theme", value: nil)),
    .favorite(FavoriteEntry(item: ItemID("en/dawn/noun"), kept: false)),
    .seen(ItemID("en/dawn/noun")),
    .seen(
      ItemID("en/dawn/noun"),
      in: LookPlace(
        book: LibraryID("d5d5cd3b9f6a1c02"),
        position: ReadingPosition(
          document: 3, offset: 118, before: "At ", after: "dawn", fraction: 0.25))),
  ]

  @Test("every body is unchanged after coding in JSON", arguments: bodies)
  func roundTrip(body: EventBody) throws {
    let data = try JSONEncoder().encode(Stored(body))
    #expect(try JSONDecoder().decode(Stored.self, from: data).body == body)
  }

  @Test("an unknown kind is kept, and a known one with a missing field is an error")
  func strange() throws {
    func read(_ text: String) throws -> EventBody {
      try JSONDecoder().decode(Stored.self, from: Data(text.utf8)).body
    }
    #expect(try read(#"{"kind":"hologram","body":{"x":1}}"#) == .unknown(kind: "hologram"))
    #expect(throws: DecodingError.self) { try read(#"{"kind":"answer","body":{"x":1}}"#) }
    // A look names both the book and the position, or neither.
    #expect(throws: DecodingError.self) {
      try read(#"{"kind":"seen","body":{"item":"en/dawn/noun","book":"d5d5"}}"#)
    }
    #expect(throws: DecodingError.self) { try read(#"{"kind":"undo","body":{"target":"no"}}"#) }
  }

  @Test("an answer is an outcome again")
  func outcome() throws {
    func answer(_ place: Int) -> AnswerEntry? {
      if case .answer(let answer) = EventCodingTests.bodies[place] { answer } else { nil }
    }
    let answered = try #require(answer(2))
    #expect(
      answered.outcome == Outcome(correct: true, points: 150, elapsedMillis: 60_000, again: false))
    let passed = try #require(answer(3))
    #expect(passed.outcome == Outcome(correct: false, points: 0, elapsedMillis: 0, again: true))
  }

  @Test("events of a game contain the fields of the contract")
  func gameEvents() throws {
    func fields(_ event: GameEvent) throws -> Set<String> {
      let data = try JSONEncoder().encode(event)
      let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      return Set(try #require(object).keys)
    }
    var player = ScriptedPlayer(seed: 1)
    let events = try player.play(FixtureRounds.daily()).events
    for event in events {
      #expect(try fields(event).isDisjoint(with: ["spoken", "task", "clue", "note"]))
      switch event {
      case .round:
        #expect(
          try fields(event).isSuperset(of: [
            "event", "mode", "dealer", "date", "number", "questions", "ranked", "ruleset",
            "edition",
          ]))
      case .question:
        #expect(
          try fields(event).isSuperset(of: [
            "event", "index", "form", "level", "category", "asks", "prompt", "clues", "choices",
            "input",
          ]))
      case .state:
        #expect(
          try fields(event).isSuperset(of: [
            "event", "index", "kind", "shown", "left", "marks",
          ]))
      case .refused:
        #expect(try fields(event).isSuperset(of: ["event", "index", "code"]))
      case .verdict:
        #expect(
          try fields(event).isSuperset(of: [
            "event", "index", "correct", "word", "answer", "definition", "example", "points",
            "streak", "score",
          ]))
      case .result:
        #expect(
          try fields(event) == [
            "event", "score", "correct", "questions", "bestStreak", "elapsedMillis",
          ])
      }
    }
  }

  @Test("an unknown ruleset or event is an error")
  func unknown() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Ruleset].self, from: Data(#"["daily-9"]"#.utf8))
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(GameEvent.self, from: Data(#"{"event":"party"}"#.utf8))
    }
  }
}
