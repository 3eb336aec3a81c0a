import GameEngine
import Messages
import Terminal
import Testing

@testable import ClientCore

@Suite("The jar of words")
struct JarTests {
  private func rows(_ counts: [Difficulty: Int], width: Int) -> [String] {
    Jar(counts, messages: .english).lines(width: width, rows: 1).map { $0.map(\.text).joined() }
  }

  @Test("its last labels move to the left, so that all are shown")
  func labels() {
    let rows = rows([.known: 180, .familiar: 12, .shaky: 21, .hard: 9], width: 76)
    #expect(rows[0].count == 76)
    #expect(rows[1].count <= 76)
    #expect(rows[1].hasPrefix("█ 180 known"))
    #expect(rows[1].contains("▓ 12 familiar  ▒ 21 shaky  ░ 9 hard"))
  }

  @Test("without room for names it has numbers only")
  func numbers() {
    #expect(
      rows([.known: 18, .familiar: 1, .shaky: 1, .hard: 1], width: 24)[1]
        == "█ 18       ▓ 1  ▒ 1  ░ 1")
  }
}
