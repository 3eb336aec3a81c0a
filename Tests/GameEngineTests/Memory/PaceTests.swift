import TestSupport
import Testing

@testable import GameEngine

@Suite("How long a player takes")
struct PaceTests {
  private func answer(
    _ milliseconds: Int, _ input: String = "dawn", item: String = "en/dawn/noun"
  ) -> AnswerEntry {
    AnswerEntry(
      item: ItemID(item), form: FormID("recall"), input: input, verdict: .right,
      milliseconds: milliseconds, hint: false, round: EventID(high: 0, low: 1), index: 1,
      points: 0, again: false)
  }

  @Test(
    "is expected to be four seconds for a choice, and more for a longer word",
    arguments: [
      ("1", "en/dawn/noun", 4000), ("1", "en/precipice/noun", 4000), ("dawn", "en/dawn/noun", 2900),
      ("precipice", "en/precipice/noun", 4650), ("odd", "odd", 2550),
      ("der Hund", "card/0123456789abcdef", 4300), ("dusk\ndawn", "en/dawn/noun", 2900),
    ])
  func expected(input: String, item: String, milliseconds: Int) {
    #expect(Pace().share(of: answer(milliseconds, input, item: item)) == 1)
    #expect(Pace().share(of: answer(2 * milliseconds, input, item: item)) == 2)
  }

  @Test("ignores answers that took very long or no time at all")
  func silent() {
    var pace = Pace()
    for milliseconds in [0, 30_001, 60_000] {
      #expect(pace.share(of: answer(milliseconds)) == nil)
      pace.note(answer(milliseconds))
    }
    #expect(pace == Pace())
    #expect(pace.share(of: answer(30_000)) != nil)
    #expect(pace.share(of: answer(1)) != nil)
  }

  @Test("moves a twentieth of the way with each right answer, on a scale of ratios")
  func moves() {
    var pace = Pace()
    pace.note(answer(29_000))
    #expect(abs(pace.logRatio - 0.05 * logarithm(10)) < 1e-12)
    pace.note(answer(290))
    #expect(abs(pace.logRatio - (0.95 - 1) * 0.05 * logarithm(10)) < 1e-12)
  }

  @Test("becomes the player's own, however slow or quick", arguments: [290, 1450, 5800, 29_000])
  func converges(milliseconds: Int) throws {
    var pace = Pace()
    for _ in 0..<200 { pace.note(answer(milliseconds)) }
    let share = try #require(pace.share(of: answer(milliseconds)))
    #expect(abs(share - 1) < 0.001)
  }

  @Test("never leaves the range of the added times", arguments: 0..<20)
  func bounds(seed: UInt64) {
    var random = Gen(seed: seed)
    var pace = Pace()
    var least = 0.0
    var most = 0.0
    for _ in 0..<100 {
      let milliseconds = random.int(1...30_000)
      let ratio = logarithm(Double(milliseconds) / 2900)
      (least, most) = (min(least, ratio), max(most, ratio))
      pace.note(answer(milliseconds))
      #expect((least...most).contains(pace.logRatio))
    }
  }

  @Test("is kept for each form, from right answers and disputed misses alone")
  func perForm() throws {
    var clock = JournalClock()
    let slow = clock.answer(form: "match", input: "1", right: true, milliseconds: 20_000)
    let quickMiss = clock.answer(form: "recall", right: false, milliseconds: 500)
    let progress = ProgressFold.progress(of: [slow, quickMiss])
    let match = try #require(progress.forms[FormID("match")])
    #expect(abs(match.pace.logRatio - 0.05 * logarithm(5)) < 1e-12)
    #expect(progress.forms[FormID("recall")]?.pace == Pace())
    let disputed = ProgressFold.progress(of: [
      slow, quickMiss, clock.event(.dispute(quickMiss.id)),
    ])
    let recall = try #require(disputed.forms[FormID("recall")])
    #expect(abs(recall.pace.logRatio - 0.05 * logarithm(500.0 / 2900)) < 1e-12)
  }
}
