import Foundation
import GameEngine
import ScoreAPI
import TestSupport
import Testing

@testable import ScoreServer

@Suite("Pages of boards")
struct BoardPageTests {
  @Test("a page with an added entry equals Foundation's JSON", arguments: 0..<50)
  func sameAsFoundation(seed: Int) throws {
    var random = Gen(seed: UInt64(seed))
    func entry() -> BoardEntry {
      BoardEntry(
        rank: random.int(1...1_000_000),
        username: random.of(["ann", "a-b_9", "\"};{", "\\", "é\u{1}\n", "</script>", ""]),
        score: random.int(0...20_000), elapsedMillis: random.int(0...900_000),
        finishedAt: Timestamp(millis: Int64(random.int(0...4_000_000_000_000))),
        run: random.of([nil, "00000000-0000-4000-8000-000000000001"]))
    }
    let entries = (0..<random.int(0...5)).map { _ in entry() }
    let me = random.percent(50) ? entry() : nil
    var distribution = DailyDistribution()
    for right in 0...10 { distribution.add(random.int(0...99), right: right) }
    let isDaily = random.percent(50)
    let view = BoardView(
      board: .run, period: "2026-W47", players: random.int(0...1_000_000), entries: entries, me: me,
      next: random.percent(50) ? "1.2.3.4" : nil, distribution: isDaily ? distribution : nil)
    let json = try BoardPager.Page(view).json(me: view.me)
    #expect(try JSONDecoder().decode(BoardView.self, from: Data(json)) == view)
    let written = try #require(JSONSerialization.jsonObject(with: Data(json)) as? NSDictionary)
    #expect(
      Set(written.allKeys.compactMap { $0 as? String })
        == Set(
          ["board", "period", "course", "players", "entries", "me", "next"]
            + (isDaily ? ["distribution"] : [])))
    let encoded = try JSONSerialization.jsonObject(with: JSONEncoder().encode(view.entries))
    #expect(written["entries"] as? NSArray == encoded as? NSArray)
  }
}
