import ClientTestSupport
import Foundation
import GameEngine
import Journal
import Messages
import Terminal
import TestSupport
import Testing

@testable import ClientCore
@testable import ClientPlay
@testable import ClientWords
@testable import wordhoard

@Suite("Patterns and families of words")
struct UsageTests {
  /// A player whose words all have a pattern and a family.
  private static func player() throws -> Player {
    let player = try Player(Display())
    let folder = URL(fileURLWithPath: "\(player.folder.path)/Content/words")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let file = folder.appendingPathComponent(name)
      var lines: [String] = []
      var isMain = false
      for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
        lines.append(line)
        if !line.isEmpty, !line.hasPrefix(" ") {
          lines.append("  & kinsfolk, kinship")
          isMain = true
        } else if isMain, line.hasPrefix("  = ") {
          lines.append("  : the usual phrase")
          isMain = false
        }
      }
      try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    }
    return player
  }

  @Test("define shows patterns and family, and --json has them")
  func define() throws {
    let player = try UsageTests.player()
    let text = try player.screen { try $0.run("define mountain") }
    #expect(text.contains("\n    use: the usual phrase\n"))
    #expect(text.contains("\n  family: kinsfolk, kinship\n"))
    let json = try player.json { try $0.run("define mountain") }
      .filter { !$0.isNewline }.split(separator: " ").joined()
    #expect(json.contains(#""family":["kinsfolk","kinship"]"#))
    #expect(json.contains(#""patterns":["theusualphrase"]"#))
  }

  @Test("after an answer both follow the definition")
  func verdict() async throws {
    let player = try UsageTests.player()
    let typed = try player.dailyAnswers("w") + [":quit"]
    try await player.program(typing: typed).daily(date: nil, jsonl: false)
    let text = player.screen()
    let lines = text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let place = try #require(lines.firstIndex(of: "use: the usual phrase"))
    #expect(lines[place + 1] == "family: kinsfolk, kinship")
    #expect(lines.prefix(place).contains { $0.contains("The answer: committee") })
  }

  @Test("a word of the family is a miss that says so", arguments: [false, true])
  func nearMiss(jsonl: Bool) async throws {
    let player = try UsageTests.player()
    var request = PracticeRequest()
    request.category = "making"
    request.level = .two
    request.questions = 1
    // A word that was known three times is asked for recall.
    let word = try #require(player.pool.items(level: .two, category: "making").first)
    let answer = AnswerEntry(
      item: word.id, form: FormID("match"), input: "1", verdict: .right, milliseconds: 1,
      hint: false, round: EventID(high: 9, low: 9), index: 1, points: 0, again: false)
    let drafts = (1...3).map { Journal.Draft(id: EventID(high: 8, low: $0), body: .answer(answer)) }
    try player.folder.journal().append(drafts, at: player.test.clock.now)
    try await player.program(typing: ["Kinship", "Kinship"]).play(request, jsonl: jsonl)
    let text = player.screen()
    if jsonl {
      #expect(text.contains(#""correct":false"#))
      #expect(text.contains(#""mistake":{"family":true,"text":"kinship"}"#))
    } else {
      #expect(text.contains("Not this time."))
      let flat = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(
        flat.contains("You answered kinship: the right word family, but the wrong form."))
    }
  }

  #if FullScreen
    @Test("on the full screen both follow the meaning if there is room")
    func card() throws {
      let json = """
        {"index": 1, "correct": false, "word": "en/bank/noun", "answer": "bank", "definition": "a place for money", \
        "example": "The bank is shut.", "points": 0, "streak": 0, "score": 0, "patterns": ["a bank account"], \
        "family": ["banker", "banknote"]}
        """
      let verdict = try JSONDecoder().decode(VerdictEvent.self, from: Data(json.utf8))
      let card = VerdictCard(verdict: verdict, messages: .english)
      func text(height: Int) -> [String] {
        card.lines(width: 60, height: height).map { line in
          line.map(\.text).joined().trimmingCharacters(in: .whitespaces)
        }
      }
      let head = ["✗ Not this time", "bank", "a place for money", "The bank is shut."]
      let usage = ["use: a bank account", "family: banker, banknote"]
      #expect(
        text(height: 6) == [
          "✗ Not this time", "", "bank", "a place for money", "", "The bank is shut.",
        ])
      #expect(text(height: 5) == head)
      #expect(
        text(height: 9)
          == ["✗ Not this time", "", "bank", "a place for money", "", "The bank is shut.", ""]
          + usage)
    }
  #endif
}
