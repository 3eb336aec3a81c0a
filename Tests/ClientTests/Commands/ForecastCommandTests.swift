import ClientCore
import ClientProgress
import ClientTestSupport
import Foundation
import GameEngine
import TestSupport
import Testing

@testable import wordhoard

@Suite("The forecast of what comes due")
struct ForecastCommandTests {
  private let player: Player

  /// A player with decks of a card each, all with the same memory.
  init() async throws {
    player = try Player()
    let lines = ["A", "C"].enumerated().map { place, deck in
      """
      {"id":"\(place)","deck":"\(deck)","term":"sol \(place)","definition":"sun","memory":\
      {"stability":40,"difficulty":5,"lastReview":\(player.test.clock.now.instant),"reviews":4,\
      "lapses":0,"origin":"state"}}
      """
    }
    let text = (["{\"format\":\"wordhoard-cards\",\"version\":1}"] + lines).joined(separator: "\n")
    try await player.program().run(
      awaiting: "import " + player.folder.write("\(text)\n".utf8, to: "cards.jsonl"))
    _ = player.screen()
  }

  private func run(_ line: String) throws { try player.program().run(line) }

  @Test("the forecast is a table, sentences or JSON")
  func commands() throws {
    try run("deck edit A --retention 95")
    let table = try player.screen { try $0.run("profile --forecast") }
    #expect(table.contains("75 %    80 %    85 %    90 %    95 %    now"))
    #expect(table.contains("\n  A ") && table.contains("All decks"))
    #expect(!table.contains(" \n"))
    try run("settings set spoken on")
    let spoken = try player.screen { try $0.run("profile --forecast") }
    #expect(spoken.contains("A, now at 95 %: ") && spoken.contains(" at 75 %, "))
    struct Forecast: Decodable {
      struct Due: Decodable {
        let retention: Int?
        let perDay: [String: Double]
      }
      struct Deck: Decodable {
        let path: String
        let due: Due
      }
      let days: Int
      let retentions: [Int]
      let decks: [Deck]
      let words, cards, all: Due
    }
    let json = try player.json { try $0.run("profile --forecast") }
    let forecast = try JSONDecoder().decode(Forecast.self, from: Data(json.utf8))
    #expect(forecast.days == 30 && forecast.retentions == [75, 80, 85, 90, 95])
    #expect(forecast.decks.map(\.path) == ["A", "C"] && forecast.decks[0].due.retention == 95)
    #expect(forecast.words.retention == 75 && forecast.cards.retention == 85)
    #expect(Set(forecast.all.perDay.keys) == ["75", "80", "85", "90", "95"])
  }

  @Test("the profile does not count resting cards among those that come back")
  func profile() throws {
    try run("settings set longest-interval 5")
    func later() throws -> Int {
      try player.program().progress.statistics.profile().forecast.dropFirst()
        .reduce(0) { $0 + $1.words }
    }
    #expect(try later() == 2)
    try run("card suspend 0")
    #expect(try later() == 1)
  }
}
