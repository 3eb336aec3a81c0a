import ScoreStore
import TestSupport
import Testing

@testable import ScoreServer

@Suite("Board cursors")
struct BoardCursorTests {
  @Test("a cursor is parsed as it was formatted")
  func cursors() {
    var random = Gen(seed: 7)
    for _ in 0..<200 {
      let position = BoardPosition(
        score: random.int(0...20_000), seconds: random.int(0...9000),
        finishedAt: Int64(random.int(0...4_000_000_000_000)),
        account: Int64(random.int(1...1_000_000)))
      #expect(BoardPosition(cursor: position.cursor) == position)
    }
  }

  @Test(
    "other text is not a cursor",
    arguments: [
      "", "1.2.3", "1.2.3.4.5", "-1.2.3.4", "1.2.3.x", "1e3.2.3.4", "99999999999999999999.1.1.1",
    ])
  func noCursors(text: String) {
    #expect(BoardPosition(cursor: text) == nil)
  }
}
