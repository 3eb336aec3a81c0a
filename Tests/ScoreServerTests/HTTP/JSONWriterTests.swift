import Foundation
import GameEngine
import ScoreAPI
import TestSupport
import Testing

@testable import ScoreServer

@Suite("JSONWriter")
struct JSONWriterTests {
  private struct Leaf: Codable, Equatable {
    enum Kind: String, Codable { case bud, twig }
    var kind: Kind
    var small: Int8
    var large: UInt64
    var size: Double
    var isGreen: Bool
    var name: String?
    var lines: [String]
    var counts: [String: Int]
  }

  private struct Tree: Codable, Equatable {
    var leaves: [Leaf]
    var best: Leaf?
    var table: [[Int?]]
    var flags: [Bool]
    var sizes: [Float]
  }

  private struct Empty: Codable {}

  private static func leaf(_ random: inout Gen) -> Leaf {
    let texts = ["", "plain", "\"", "\\", "a/b", "é\u{1}\n\u{7f}", "\u{2028}", "𝄞", "</script>"]
    return Leaf(
      kind: random.of([.bud, .twig]), small: Int8(random.int(-128...127)),
      large: UInt64(random.int(0...1 << 60)), size: Double(random.int(-1000...1000)) / 8,
      isGreen: random.percent(50), name: random.of(texts + [nil]),
      lines: (0..<random.int(0...3)).map { _ in random.of(texts) },
      counts: [random.of(texts): random.int(0...9)])
  }

  @Test("its output decodes to the value, and equals Foundation's", arguments: 0..<50)
  func sameAsFoundation(seed: Int) throws {
    var random = Gen(seed: UInt64(seed))
    let tree = Tree(
      leaves: (0..<random.int(0...3)).map { _ in Self.leaf(&random) },
      best: random.percent(50) ? Self.leaf(&random) : nil, table: [[1, nil], [], [-3]],
      flags: [true, false], sizes: [0.5, -2])
    let bytes = try JSONWriter.encode(tree)
    #expect(try JSONDecoder().decode(Tree.self, from: Data(bytes)) == tree)
    #expect(try StrictJSON.check(bytes)?.contains("leaves") == true)
    let written = try JSONSerialization.jsonObject(with: Data(bytes)) as? NSDictionary
    let expected =
      try JSONSerialization.jsonObject(with: JSONEncoder().encode(tree)) as? NSDictionary
    #expect(written != nil && written == expected)
  }

  @Test("writes every scalar, and values without fields")
  func small() throws {
    func text(_ value: some Encodable) throws -> String {
      String(decoding: try JSONWriter.encode(value), as: UTF8.self)
    }
    #expect(try text("a/\"b\"\u{1f}") == #""a/\"b\"\u001f""#)
    #expect(try text(Int64.min) == "-9223372036854775808")
    #expect(try text(UInt64.max) == "18446744073709551615")
    #expect(try text([true, nil, false]) == "[true,null,false]")
    #expect(try text([Empty()]) == "[{}]")
    #expect(try text([[Int]]()) == "[]")
    #expect(try text(1.5) == "1.5")
  }

  @Test("rejects numbers that JSON does not have", arguments: [Double.nan, .infinity])
  func notFinite(number: Double) {
    #expect(throws: EncodingError.self) { try JSONWriter.encode([number]) }
  }

  @Test("writes events of a game as Foundation does")
  func events() throws {
    let question = Question(
      index: 1, form: FormID("match"), level: .one, category: "weather", task: .chooseWord,
      prompt: "fog",
      clue: Question.Clue(partOfSpeech: .noun, letters: 3), choices: ["a", "b"], input: .choice,
      encore: false)
    let answer = MoveAnswer(events: [
      .question(question), .refused(RefusedEvent(index: 1, .notAChoice(count: 2))),
    ])
    let bytes = try JSONWriter.encode(answer)
    #expect(try JSONDecoder().decode(MoveAnswer.self, from: Data(bytes)) == answer)
    let written = try JSONSerialization.jsonObject(with: Data(bytes)) as? NSDictionary
    let expected =
      try JSONSerialization.jsonObject(with: JSONEncoder().encode(answer)) as? NSDictionary
    #expect(written != nil && written == expected)
  }
}
