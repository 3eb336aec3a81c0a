import GameEngine
import TestSupport
import Testing

/// `GoldenFile` describes how to record the files again, and when that is allowed.
@Suite("Golden rounds")
struct GoldenTests {
  private func played(_ dealt: DealtRound, seed: String) -> Transcript {
    var habits = ScriptedPlayer.Habits()
    habits.right = 88
    var player = ScriptedPlayer(seed: stableHash(seed), habits: habits)
    return player.play(dealt)
  }

  @Test("thirty dailies and their games match the recorded ones")
  func dailies() throws {
    let texts = try (0..<30).map { day -> (name: String, lines: [String]) in
      let date = FixturePool.firstDate.adding(days: day)
      let dealt = try FixtureRounds.daily(date)
      return (
        date.description, try GoldenFile.lines(dealt, played(dealt, seed: date.description))
      )
    }
    try GoldenFile.expectHashes(of: texts, in: "dailies.txt")
  }

  @Test(
    "three dailies read as they were recorded",
    arguments: ["2026-11-21", "2026-12-01", "2026-12-20"])
  func readable(date: String) throws {
    let dealt = try FixtureRounds.daily(FixturePool.date(date))
    try GoldenFile.expect(
      ReadableRound.lines(dealt, played(dealt, seed: date)), in: "daily-\(date).txt")
  }

  /// Rounds of every other mode and of every form.
  private func rounds() throws -> [(name: String, dealt: DealtRound)] {
    var rounds: [(name: String, dealt: DealtRound)] = []
    for seed in 1...3 {
      rounds.append(("run-\(seed)", try FixtureRounds.run(seed: UInt64(seed))))
      rounds.append(("speed-\(seed)", try FixtureRounds.speed(seed: UInt32(seed))))
      rounds.append(("play-\(seed)", try FixtureRounds.play(seed: UInt32(seed))))
      let recall = (0..<10).map { $0 % 3 != seed % 3 }
      rounds.append(
        ("play-recall-\(seed)", try FixtureRounds.play(seed: UInt32(seed), recall: recall)))
    }
    for form in FixturePool.forms.map(\.rawValue) {
      rounds.append(("play-\(form)", try FixtureRounds.play(seed: 7, forms: [form])))
    }
    return rounds
  }

  @Test("runs, speed rounds and practice rounds of every form match the recorded ones")
  func others() throws {
    let texts = try rounds().map { name, dealt in
      (name: name, lines: try GoldenFile.lines(dealt, played(dealt, seed: name)))
    }
    try GoldenFile.expectHashes(of: texts, in: "rounds.txt")
  }

  @Test(
    "rounds of the forms with the most to say read as they were recorded",
    arguments: ["play-hangman", "play-guess", "play-recall-1", "run-2"])
  func readableRounds(name: String) throws {
    let dealt = try #require(try rounds().first { $0.name == name }).dealt
    try GoldenFile.expect(
      ReadableRound.lines(dealt, played(dealt, seed: name)), in: "\(name).txt")
  }

  @Test("the golden games contain every kind of event and every form")
  func coverage() throws {
    var forms: Set<FormID> = []
    var codes: Set<String> = []
    for (name, dealt) in try rounds() {
      for event in played(dealt, seed: name).events {
        switch event {
        case .question(let question): forms.insert(question.form)
        case .state: codes.insert("state")
        case .refused(let refusal): codes.insert(refusal.refusal.code)
        case .verdict(let verdict): codes.insert(verdict.remark == nil ? "plain" : "noted")
        case .result: codes.insert("result")
        case .round: codes.insert("round")
        }
      }
    }
    #expect(forms == Set(FixturePool.forms))
    #expect(
      codes.isSuperset(of: [
        "state", "plain", "noted", "result", "round", "not_a_choice", "not_allowed",
        "unknown_command", "not_now", "too_long", "letter_used", "not_a_letter", "wrong_length",
        "not_in_list",
      ]))
  }
}
