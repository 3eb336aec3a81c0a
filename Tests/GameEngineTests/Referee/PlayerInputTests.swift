import Foundation
import GameEngine
import Testing

@Suite("Inputs of a player")
struct PlayerInputTests {
  private static let inputs: [(PlayerInput, String)] = [
    (.answer(""), ""), (.answer("two  words"), "two  words"), (.answer("next"), "next"),
    (.next, ":next"), (.hint, ":hint"), (.undo, ":undo"), (.quit, ":quit"),
    (.dispute, ":dispute"), (.say, ":say"), (.help, ":help"),
    (.unknownCommand(":hints"), ":hints"), (.unknownCommand(":"), ":"),
  ]

  @Test("a line with a colon is a command, any other an answer", arguments: inputs)
  func lines(_ input: PlayerInput, _ line: String) {
    #expect(PlayerInput(line: line) == input)
    #expect(input.line == line)
  }

  @Test("a move is encoded with the line of its input")
  func encoding() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode([Move(.hint, atMillis: 7), Move(.answer("b"), atMillis: 9)])
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"[{"atMillis":7,"input":":hint"},{"atMillis":9,"input":"b"}]"#)
    #expect(
      try JSONDecoder().decode([Move].self, from: data)
        == [Move(.hint, atMillis: 7), Move(.answer("b"), atMillis: 9)])
  }
}
