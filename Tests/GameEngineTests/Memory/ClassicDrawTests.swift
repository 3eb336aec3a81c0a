import GameEngine
import TestSupport
import Testing

@Suite("Words drawn by the classic rule")
struct ClassicDrawTests {
  private let words = Array(FixturePool.pool.items.prefix(4))

  /// A draw for a player who has seen the words so often.
  private func draw(_ seen: [Int]) -> FreeDraw {
    var clock = JournalClock()
    var events: [Event] = []
    for (word, times) in zip(words, seen) {
      for _ in 0..<times { events.append(clock.event(.seen(word.id))) }
    }
    let moment = Moment(instant: clock.instant, offset: 0)
    return FreeDraw(ProgressFold.progress(of: events), at: moment, isClassic: true)
  }

  /// How often each word is drawn first.
  private func counts(_ draw: FreeDraw, draws: Int) -> [Int] {
    var generator = SeededGenerator(seed: 3)
    var counts = [Int](repeating: 0, count: words.count)
    for _ in 0..<draws {
      let first = draw.words(1, from: words, using: &generator)
      for (place, word) in words.enumerated() where first == [word] { counts[place] += 1 }
    }
    return counts
  }

  @Test("have equal chances up to ten showings, including words shown just now")
  func alike() {
    for count in counts(draw([0, 1, 9, 10]), draws: 4000) {
      // Five standard deviations of one in four.
      #expect(abs(count - 1000) < 137)
    }
  }

  @Test("are skipped once for each showing above ten")
  func passedOver() {
    let counts = counts(draw([0, 0, 0, 11]), draws: 4000)
    // Drawn first only after it was passed over: 1/4 of 1/4.
    #expect(abs(counts[3] - 250) < 77)
    #expect(counts.prefix(3).allSatisfy { abs($0 - 1250) < 147 })
    #expect(self.counts(draw([0, 0, 0, 30]), draws: 1000)[3] == 0)
  }

  @Test("come to an end even if all were seen countless times")
  func terminates() {
    let draw = draw([11, 120, 3000, 100])
    for seed in 0..<20 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let drawn = draw.words(4, from: words, using: &generator)
      #expect(Set(drawn) == Set(words))
      #expect(draw.words(0, from: words, using: &generator).isEmpty)
      #expect(draw.words(3, from: [], using: &generator).isEmpty)
    }
  }
}
