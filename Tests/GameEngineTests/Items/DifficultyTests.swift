import GameEngine
import TestSupport
import Testing

@Suite("The difficulty of a word")
struct DifficultyTests {
  @Test("by the classic rule moves by one, between 1 and 4")
  func classic() {
    #expect(
      Difficulty.allCases.map { $0.after(right: true) } == [.known, .known, .familiar, .shaky])
    #expect(
      Difficulty.allCases.map { $0.after(right: false) } == [.familiar, .shaky, .hard, .hard])
    #expect(Difficulty.new == .hard)
  }

  /// Where a word ends that is answered rightly again and again with one stability.
  private func end(of stability: Double, typed: Bool) -> Difficulty {
    (0..<4).reduce(.hard) { difficulty, _ in
      difficulty.after(right: true, stability: stability, typed: typed)
    }
  }

  @Test(
    "goes as far down as its stability calls for",
    arguments: [
      (0.001, Difficulty.hard), (1.999, .hard), (2, .shaky), (6.999, .shaky), (7, .familiar),
      (29.999, .familiar), (30, .known), (36_500, .known),
    ])
  func target(stability: Double, wanted: Difficulty) {
    #expect(end(of: stability, typed: true) == wanted)
    #expect(end(of: stability, typed: false) == max(wanted, .familiar))
  }

  @Test("never moves by more than one, nor the wrong way", arguments: 0..<10)
  func laws(seed: UInt64) {
    var random = Gen(seed: seed)
    for _ in 0..<300 {
      let stability = random.of([0.001, 1.9, 2, 5, 7, 12, 30, 31, 400])
      let typed = random.percent(50)
      for before in Difficulty.allCases {
        let right = before.after(right: true, stability: stability, typed: typed)
        let wrong = before.after(right: false, stability: stability, typed: typed)
        #expect(right <= before && right.rawValue >= before.rawValue - 1)
        #expect(wrong >= before && wrong.rawValue <= before.rawValue + 1)
        if right == .known, before != .known { #expect(stability >= 30 && typed) }
      }
    }
  }

  @Test("does not change if the stability after an answer still matches it")
  func stays() {
    #expect(Difficulty.familiar.after(right: true, stability: 1, typed: true) == .familiar)
    #expect(Difficulty.known.after(right: true, stability: 90, typed: false) == .known)
    #expect(Difficulty.hard.after(right: false, stability: 0.1, typed: true) == .hard)
    #expect(Difficulty.familiar.after(right: false, stability: 10, typed: true) == .familiar)
    #expect(Difficulty.known.after(right: false, stability: 31, typed: true) == .known)
    #expect(Difficulty.known.after(right: false, stability: 31, typed: false) == .familiar)
  }

  @Test(
    "is 1 only with a memory of thirty days and a typed answer, whatever was answered",
    arguments: 0..<20)
  func folded(seed: UInt64) {
    var random = Gen(seed: seed)
    let events = JournalScript.random(using: &random, count: 200)
      .sorted(by: Event.foldOrder)
    for (place, event) in events.enumerated() {
      guard case .answer(let answer) = event.body, answer.isChoice else { continue }
      let before = ProgressFold.progress(of: Array(events[..<place]))
      let after = ProgressFold.progress(of: Array(events[...place]))
      if before.words[answer.item]?.difficulty != .known {
        #expect(after.words[answer.item]?.difficulty != .known)
      }
    }
  }

  @Test("is 1 at once for a word that is typed at first sight, and then rises by misses")
  func sure() throws {
    var clock = JournalClock()
    let word = ItemID("en/dawn/noun")
    var events = [clock.answer(right: true)]
    #expect(ProgressFold.progress(of: events).difficulty(of: word) == .known)
    clock.advance(seconds: 86_400)
    let memory = try #require(ProgressFold.progress(of: events).words[word]?.memory)
    let later = StudyTime(utc: clock.instant)
    #expect(!memory.awaitsFirstReview(at: later))
    #expect(memory.daysUntilDue(at: later, goal: RecallGoal(percent: 75), model: .standard) > 28)
    events.append(clock.answer(right: false))
    #expect(ProgressFold.progress(of: events).difficulty(of: word) == .familiar)
  }

  @Test("becomes 1 by typed answers over months, and not by any number on one day")
  func known() {
    var clock = JournalClock()
    let word = ItemID("en/dawn/noun")
    let crammed =
      [clock.event(.seen(word))] + (0..<30).map { _ in clock.answer(right: true) }
    #expect(ProgressFold.progress(of: crammed).difficulty(of: word) > .known)
    var spaced: [Event] = []
    for _ in 0..<8 {
      spaced.append(clock.answer(right: true))
      clock.advance(seconds: 30 * 86_400)
    }
    #expect(ProgressFold.progress(of: spaced).difficulty(of: word) == .known)
    let stability = ProgressFold.progress(of: spaced).words[word]?.memory?.state.stability
    #expect((stability ?? 0) >= 30)
  }
}
