import Foundation
import Testing

@Suite("Output without a terminal")
struct PlainTextTests {
  private static let mixed = (0..<40).map { ["1\n", "\n", "xylophone\n", ":hint\n"][$0 % 4] }
    .joined()

  @Test("a piped daily has no escape sequences and no prompts, and fits into the width")
  func piped() throws {
    let daily = try LearntDaily.today()
    let input = daily.moves.map { "\($0)\n" }.joined()
    for width in [60, 80] {
      let outcome = try Binary.run(
        "daily", input: input, environment: ["COLUMNS": "\(width)"], home: try Home())
      #expect(outcome.status == 0)
      #expect(outcome.stderr == "")
      #expect(!outcome.stdout.contains("\u{1B}"))
      #expect(!outcome.stdout.contains("> "))
      #expect(outcome.stdout.contains("15,500"))
      for line in outcome.stdout.split(separator: "\n") where line.count > width {
        Issue.record("\(line.count) columns: \(line)")
      }
    }
  }

  @Test("without UTF-8 the signs are ASCII")
  func ascii() throws {
    let outcome = try Binary.run(
      "daily", input: String(repeating: "1\n\n", count: 10), environment: ["LC_ALL": "C"],
      home: try Home())
    #expect(outcome.status == 0)
    for sign in ["✓", "✗", "·"] { #expect(!outcome.stdout.contains(sign)) }
    #expect(outcome.stdout.contains("x Not this time."))
  }

  @Test(
    "spoken gives whole sentences without symbols",
    arguments: [
      "daily", "play match meaning", "play recall cloze", "play synonym anagram", "play hangman",
      "play guess", "play spell", "run", "speed",
    ])
  func spoken(command: String) throws {
    let home = try Home()
    #expect(try Binary.run("settings set spoken on", home: home).status == 0)
    // The first game begins with the help; this test is about later games.
    #expect(try Binary.run("play", input: "\n", home: home).status == 0)
    let outcome = try Binary.run(command, input: PlainTextTests.mixed, home: home)
    #expect(outcome.status == 0)
    let lines = outcome.stdout.split(separator: "\n")
    #expect(lines.count >= 3)
    expectSentence(lines.joined(separator: " ")[...])
  }

  @Test("with the setting spoken, the result of a daily and its share are sentences")
  func spokenResult() throws {
    let home = try Home()
    #expect(try Binary.run("settings set spoken on", home: home).status == 0)
    let passes = String(repeating: "\n", count: 10)
    #expect(try Binary.run("daily", input: passes, home: home).status == 0)
    let again = try Binary.run("daily", home: home).stdout.split(separator: "\n")
    expectSentence(again.joined(separator: " ")[...])
    let share = try Binary.run("share daily", home: home).stdout
    #expect(share.contains("Question by question: missed, missed"))
  }

  @Test("the events of a game contain sentences")
  func spokenEvents() throws {
    for forms in ["", "hangman guess", "synonym anagram cloze", "recall match meaning", "spell"] {
      let outcome = try Binary.run(
        "play \(forms) --jsonl --seed 9", input: PlainTextTests.mixed, home: try Home())
      for event in try EventLine.readAll(outcome.stdout) where event.event != "round" {
        expectSentence(try #require(event.spoken)[...])
      }
    }
  }

  @Test("today in one line is one line")
  func short() throws {
    let home = try Home()
    let new = try Binary.run("today --short", home: home).stdout
    #expect(new.contains(/^wordhoard: daily #\d+ to play, streak 0\n$/))
    #expect(try Binary.run("daily", input: "\n\n", home: home).status == 0)
    let open = try Binary.run("today --short", home: home).stdout
    #expect(open.contains(/^wordhoard: daily #\d+ open at question 3, streak 0\n$/))
    let passes = String(repeating: "\n", count: 10)
    #expect(try Binary.run("daily", input: passes, home: home).status == 0)
    let done = try Binary.run("today --short", home: home).stdout
    #expect(done.contains(/^wordhoard: daily #\d+ done: 0, streak 1\n$/))
  }

  @Test("the bare program shows today at a glance")
  func bare() throws {
    let home = try Home()
    let bare = try Binary.run("", home: home).stdout
    #expect(bare == (try Binary.run("today", home: home).stdout))
    #expect(bare.contains("wordhoard daily"))
    // Plain text outside a terminal is not wrapped.
    let plain = try Binary.run("--plain", home: home).stdout
    #expect(
      plain.split(whereSeparator: \.isWhitespace) == bare.split(whereSeparator: \.isWhitespace))
  }

  /// Expects complete sentences, without signs that cannot be spoken.
  private func expectSentence(
    _ line: Substring, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let marks: Set<Character> = [
      ".", ",", ";", ":", "'", "’", "\"", "“", "”", "!", "?", "(", ")", "-",
    ]
    let symbols = line.filter { !$0.isLetter && !$0.isNumber && $0 != " " && !marks.contains($0) }
    #expect(symbols == "", "\(line)", sourceLocation: sourceLocation)
    let end = line.last { !"\"”')".contains($0) }
    #expect([".", "!", "?"].contains(end), "\(line)", sourceLocation: sourceLocation)
  }
}
