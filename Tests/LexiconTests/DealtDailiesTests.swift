import Foundation
import GameEngine
import Lexicon
import LexiconTestSupport
import Testing

/// Dailies of the shipped words as they were dealt when `Golden/dailies.txt` was recorded. For an intended change, record
/// again with `WORDHOARD_RECORD=1 swift test --filter DealtDailiesTests`, and read the diff: no date that was played may
/// differ.
@Suite("Dealt dailies of the shipped words")
struct DealtDailiesTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden/dailies.txt")

  private let pool: ItemPool

  init() throws { pool = try ShippedContent.pool.get() }

  /// Dates of all editions under the rules in force, and under each ruleset alone.
  private func lines() throws -> [String] {
    let standard = Array(0..<20) + stride(from: 20, to: 120, by: 5)
    return try walk(.standard) + deals("standard", .standard, on: standard)
      + [Ruleset.daily1, .daily2, .daily3].flatMap { ruleset in
        let schedule = RulesetSchedule(daily: ruleset, run: .run1)
        return try walk(schedule) + deals(ruleset.id, schedule, on: [0, 16, 17, 40, 44, 100])
      }
  }

  /// The words and forms of 480 dates, a line for each 30 of them.
  private func walk(_ schedule: RulesetSchedule) -> [String] {
    var days = DailyDeck(pool: pool, chance: .solo, schedule: schedule).days()
    return (0..<16).map { part in
      let month = (0..<30).flatMap { _ in
        days.next().map { draw in "\(draw?.item.id.rawValue ?? "") \(draw?.form?.rawValue ?? "")" }
      }
      return "\(schedule.daily.id) days \(part * 30) \(short(month.joined(separator: "\n")))"
    }
  }

  /// A line for each date, with a short hash for each question.
  private func deals(
    _ name: String, _ schedule: RulesetSchedule, on days: [Int]
  ) throws -> [String] {
    let dealer = DailyDealer(pool: pool, schedule: schedule)
    return try days.map { day in
      let dealt = try dealer.deal(dealer.firstDate.adding(days: day))
      let questions = try zip(dealt.round.questions, dealt.key.questions).map {
        short(try text($0, $1))
      }
      let header = dealt.round.header
      return "\(name) \(day) \(header.ruleset.id) \(header.edition) "
        + questions.joined(separator: " ")
    }
  }

  /// All that the dealer chose: the word, the form, the sentence by its place, the letters and the choices. Choices that
  /// are definitions are written as their words, so that a better definition changes nothing here.
  private func text(_ question: Question, _ key: QuestionKey) throws -> String {
    let word = try #require(pool[key.word])
    let choices =
      question.task == .chooseMeaning
      ? question.choices.map { choice in
        pool.items.first { $0.mainSense.definition == choice }?.id.rawValue ?? choice
      } : question.choices
    let sentence = word.mainSense.examples.firstIndex { $0.text == key.example } ?? -1
    let letters = question.form == FormID("anagram") ? question.prompt : ""
    return [
      key.word.rawValue, question.form.rawValue, "\(sentence)", letters, "\(key.choice)",
      choices.joined(separator: ","), key.alternatives.joined(separator: ","),
    ].joined(separator: "\t")
  }

  private func short(_ text: String) -> String {
    let hex = String(stableHash(text), radix: 16)
    return String((String(repeating: "0", count: 16) + hex).suffix(6))
  }

  @Test("dailies of all editions and rulesets match the recorded ones")
  func recorded() throws {
    let now = try lines()
    if ProcessInfo.processInfo.environment["WORDHOARD_RECORD"] == "1" {
      try (now.joined(separator: "\n") + "\n").write(
        to: Self.file, atomically: true, encoding: .utf8)
    }
    let then = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n")
    #expect(then.count == now.count)
    for (was, now) in zip(then, now) where was != now { Issue.record("was: \(was)\nnow: \(now)") }
  }
}
