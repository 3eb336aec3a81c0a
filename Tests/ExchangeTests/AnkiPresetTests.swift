import Exchange
import Foundation
import GameEngine
import Testing

@Suite("Presets of Anki's decks")
struct AnkiPresetTests {
  private let folder: ExchangeFolder

  init() throws { folder = try ExchangeFolder() }

  private func goals(_ path: String) throws -> [String: DeckGoal] {
    try CardFile(path: path, options: folder.options).goals
  }

  /// The goals in a collection in which a statement was executed.
  private func goals(after sql: String) throws -> [String: DeckGoal] {
    let bytes = try AnkiContainer(folder: folder).collection([sql])
    return try goals(folder.file("preset.anki2", bytes))
  }

  @Test("the goals of decks go out and come back; decks that follow the settings have none")
  func roundTrip() throws {
    let goals = [
      "A": DeckGoal(percent: 80, longestInterval: 36_500),
      "A/B": DeckGoal(percent: 97, longestInterval: 30),
    ]
    let cards = ["A", "A/B", "C"].map {
      CardDraft(id: $0, deck: $0, term: "gato", definition: "cat")
    }
    // Every package has Anki's own deck, which is empty.
    let found = try self.goals(folder.export(cards, "goals.apkg", goals: goals))
    #expect(found.filter { $0.key != "Default" } == goals)
  }

  @Test("the interval of a card is that of its deck's goal")
  func interval() throws {
    var draft = CardDraft(id: "a", deck: "A", term: "gato", definition: "cat")
    draft.memory = DraftMemory(
      stability: 100, difficulty: 5, lastReview: 1_763_000_000_000, reviews: 3, lapses: 0,
      origin: .state)
    var sizes: [Int] = []
    for goal in [DeckGoal(percent: 80), DeckGoal(percent: 95), DeckGoal(longestInterval: 60)] {
      let file = try folder.export([draft], "i.apkg", withMemory: true, goals: ["A": goal])
      sizes.append(try interval(in: file))
    }
    let expected = [0.8, 0.95].map { FSRS.standard.interval(of: 100, retention: $0) }
    #expect(sizes == expected + [60])
  }

  private func interval(in file: String) throws -> Int {
    try AnkiContainer(folder: folder).number("SELECT ivl FROM cards WHERE ivl > 0", in: file)
  }

  @Test(
    "a preset that is damaged, or has numbers out of range, gives no goal",
    arguments: [
      "dconf = 'x'", "dconf = '{}'", #"dconf = '{"1":7}'"#,
      #"dconf = '{"1":{"desiredRetention":1e308,"rev":{"maxIvl":-1e308}}}'"#,
      #"dconf = '{"1":{"desiredRetention":0,"rev":{"maxIvl":0}}}'"#,
      #"dconf = '{"1":{"desiredRetention":0.5,"rev":{}}}'"#,
    ])
  func damaged(_ change: String) throws {
    let decks = #"{"1":{"name":"Default","conf":1},"2":{"name":"A","conf":1}}"#
    let goals = try goals(after: "UPDATE col SET \(change), decks = '\(decks)'")
    #expect(goals.values.allSatisfy { $0 == DeckGoal() })
  }

  @Test("a deck's own retention wins over its preset's")
  func own() throws {
    let decks = #"{"2":{"name":"A","conf":5,"desiredRetention":88},"3":{"name":"B","conf":5}}"#
    let preset = #"{"5":{"desiredRetention":0.93,"rev":{"maxIvl":400}}}"#
    let goals = try goals(after: "UPDATE col SET decks = '\(decks)', dconf = '\(preset)'")
    #expect(
      goals == [
        "A": DeckGoal(percent: 88, longestInterval: 400),
        "B": DeckGoal(percent: 93, longestInterval: 400),
      ])
  }
}
