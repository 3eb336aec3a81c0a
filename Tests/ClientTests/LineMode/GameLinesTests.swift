import ClientCore
import ClientPlay
import ClientProgress
import ClientTestSupport
import Foundation
import GameEngine
import ScoreAPI
import Terminal
import TestSupport
import Testing

@testable import wordhoard

@Suite("Games line by line")
struct GameLinesTests {
  private func flat(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// A daily of today in which the first question is answered wrongly, and the lines that were printed.
  private func missed(_ display: Display, spoken: Bool = false) async throws -> String {
    let player = try Player(display)
    if spoken { try player.program().run("settings set spoken on") }
    _ = player.screen()
    let typed = try player.dailyAnswers("w") + [":quit"]
    try await player.program(typing: typed).daily(date: nil, jsonl: false)
    return player.screen()
  }

  @Test("a miss says what was chosen and what that means, and the definition once")
  func mistake() async throws {
    let text = flat(try await missed(Display()))
    #expect(
      text.contains(
        "Not this time. The answer: committee You answered bark, which means: "))
    let right = "a small group chosen to study or decide something for a larger one"
    // The choices of the second question repeat it.
    let first = text.components(separatedBy: "2 of 10").first ?? ""
    #expect(first.components(separatedBy: right).count == 2)
  }

  @Test("after a miss the clock waits for Enter if a person plays, and only then")
  func waiting() async throws {
    let player = try Player()
    try await player.program(typing: try player.dailyAnswers("w")).daily(date: nil, jsonl: false)
    let text = player.screen()
    #expect(text.contains("The clock is stopped. Enter goes on."))
    #expect(!text.contains("2 of 10"))
    #expect(try await missed(Display()).contains("2 of 10"))
    #expect(try await !missed(Display()).contains("The clock is stopped"))
  }

  @Test("the miss that ends a round stays above the result, which needs no Enter")
  func lastMiss() async throws {
    let player = try Player()
    try await player.program(typing: [InputLine.text(""), .text("")]).run(jsonl: false)
    let text = player.screen()
    #expect(text.contains("Not this time."))
    #expect(text.contains("Score 0"))
    #expect(!text.contains("That was the last question"))
  }

  @Test("the minute begins when the player is ready")
  func readySpeed() async throws {
    let player = try Player()
    try await player.program(typing: [InputLine]()).speed(jsonl: false)
    #expect(player.screen().contains("Ready? Enter begins."))
    #expect(try player.progress().recentRounds.isEmpty)
    try await player.program(typing: [.text(""), .text(":quit")]).speed(jsonl: false)
    #expect(player.screen().contains("Wordhoard speed"))
    let program = try Player(Display())
    try await program.program(typing: [":quit"]).speed(jsonl: false)
    #expect(!program.screen().contains("Ready?"), "nobody is asked outside of a terminal")
  }

  @Test("a round that was left at once says so, and has no figures of nothing")
  func nothingAnswered() async throws {
    let player = try Player(Display())
    try await player.program(typing: [":quit"]).run(jsonl: false)
    let text = player.screen()
    #expect(text.contains("No question was answered."))
    #expect(!text.contains("0 of 0"))
    #expect(!text.contains("Score"))
  }

  @Test("the result lists all words, also those of a part that was played before")
  func resumed() async throws {
    let player = try Player(Display())
    let answers = try player.dailyAnswers("wrrrrrwrrw")
    try await player.program(typing: Array(answers.prefix(2))).daily(date: nil, jsonl: false)
    _ = player.screen()
    try await player.program(typing: Array(answers.dropFirst(2))).daily(date: nil, jsonl: false)
    let text = flat(player.screen())
    let end = try #require(text.components(separatedBy: "Score ").last)
    #expect(end.contains("✓ mountain, "))
    #expect(end.contains("To remember: ✗ committee: a small group"))
    #expect(end.contains("One more right answer would have opened the encore."))
  }

  @Test("ten right answers are a perfect ten; a daily is compared with the earlier ones")
  func highlights() async throws {
    let player = try Player(Display())
    func play(_ pattern: String) async throws -> String {
      let typed = try player.dailyAnswers(pattern)
      _ = player.screen()
      try await player.program(typing: typed).daily(date: nil, jsonl: false)
      return player.screen()
    }
    #expect(try await !play("rrrwwwwwww").contains("New best!"), "the first is no record")
    player.test.clock.now = TestClock.noon(day: 1)
    let better = flat(try await play("rrrrrrrrrrw"))
    #expect(better.contains("Perfect ten! New best!"))
    #expect(better.contains("That is 4,900 more than your average of 600."))
    player.test.clock.now = TestClock.noon(day: 2)
    let worse = flat(try await play("wwwwwwwwww"))
    #expect(!worse.contains("New best!"))
    #expect(!worse.contains("less than"), "only gains are told")
  }

  // MARK: - Spoken

  @Test("spoken, a choice is a line, a sentence begins a line, and no line redraws another")
  func spokenLines() async throws {
    let text = try await missed(.terminal(), spoken: true)
    let lines = text.split(separator: "\n").map(String.init)
    for line in ["1: committee.", "2: bark.", "3: edge.", "4: compromise.", "Wrong.", "noun."] {
      #expect(lines.contains(line), "\(line)")
    }
    #expect(lines.contains { $0.hasPrefix("Question 1 of 10. ") })
    #expect(lines.contains { $0.hasPrefix("You answered bark, which means: ") })
    #expect(!text.contains(">"), "no prompt is said")
    for sign in ["\r", "\u{8}", "\u{1B}", "\t", "  "] { #expect(!text.contains(sign)) }
  }

  @Test("spoken, nothing is said twice")
  func spokenOnce() async throws {
    let player = try Player()
    try player.program().run("settings set spoken on")
    _ = player.screen()
    let typed = try player.dailyAnswers("wrrrrrrrrr")
    try await player.program(typing: [typed[0], " "] + typed.dropFirst()).daily(
      date: nil, jsonl: false)
    // Without the questions themselves, whose tasks come back and whose choices are drawn from one pool.
    let questions = player.screen().components(separatedBy: "Question ").dropFirst()
    for question in questions {
      let lines = question.split(separator: "\n").map(String.init)
      #expect(Set(lines).count == lines.count, "\(question)")
    }
    let right = "a small group chosen to study or decide something for a larger one"
    #expect(flat(questions.first ?? "").components(separatedBy: right).count == 2)
  }

  @Test("spoken, the definition of a guess is said once")
  func spokenGuess() async throws {
    let player = try Player()
    try player.program().run("settings set spoken on")
    _ = player.screen()
    var request = PracticeRequest()
    request.forms = ["guess"]
    request.level = .two
    request.questions = 1
    request.seed = try #require(
      (1...50).first { seed in
        let recipe = PracticeRecipe(
          seed: seed, forms: [FormID("guess")], level: .two, count: 1, edition: 1)
        let words = try? PracticeDealer(pool: player.pool, recipe: recipe).words()
        return words?.first?.term.count == 5
      })
    let guesses = ["crane", "slate", "irate", "later", "stare", ":quit"]
    try await player.program(typing: guesses).play(request, jsonl: false)
    #expect(flat(player.screen()).components(separatedBy: "The answer means: ").count == 2)
  }
}
