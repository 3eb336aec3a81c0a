import GameEngine
import TestSupport
import Testing

@Suite("Words drawn freely")
struct FreeDrawTests {
  private static let day: Int64 = 86_400
  private let pool = SyntheticPool.pool(additions: [10], firstDates: [FixturePool.firstDate]).items

  /// A draw a second after these events.
  private func draw(
    _ events: [Event], at clock: JournalClock, isClassic: Bool = false
  ) -> FreeDraw {
    let moment = Moment(instant: clock.instant + 1000, offset: clock.offset)
    return FreeDraw(ProgressFold.progress(of: events), at: moment, isClassic: isClassic)
  }

  /// Looks at seven other words, so that nothing else was shown last.
  private func distraction(_ clock: inout JournalClock) -> [Event] {
    (0..<7).map { clock.event(.seen(ItemID("en/other\($0)/noun"))) }
  }

  @Test("are drawn by the chance that they were forgotten")
  func weightOfForgotten() throws {
    var clock = JournalClock()
    let answers = [true, false].map { clock.answer("en/\($0)/noun", right: $0) }
    clock.advance(seconds: 5 * FreeDrawTests.day)
    let events = answers + distraction(&clock)
    let progress = ProgressFold.progress(of: events)
    let weights = try ["true", "false"].map { name in
      let word = ItemID("en/\(name)/noun")
      let chance = try #require(
        progress.retrievability(of: word, at: StudyTime(utc: clock.instant + 1000)))
      let weight = draw(events, at: clock).weight(of: word)
      #expect(abs(weight - (1 - chance)) < 1e-12)
      return weight
    }
    #expect(weights[0] < weights[1])
  }

  @Test("count as a quarter if they are new, and less each time they were shown")
  func weightOfNew() {
    var clock = JournalClock()
    let word = ItemID("en/fog/noun")
    #expect(draw([], at: clock).weight(of: word) == 0.25)
    let look = clock.event(.seen(word))
    var distracted = [look] + distraction(&clock)
    #expect(draw(distracted, at: clock).weight(of: word) == 0.125)
    distracted += [clock.event(.seen(word))] + distraction(&clock)
    // Seen twice, and both times on this date.
    #expect(abs(draw(distracted, at: clock).weight(of: word) - 0.25 / 3 / 2) < 1e-12)
    clock.nextNoon()
    #expect(abs(draw(distracted, at: clock).weight(of: word) - 0.25 / 3) < 1e-12)
  }

  @Test("count half as much again if they are favorites")
  func favorites() {
    var clock = JournalClock()
    let word = ItemID("en/fog/noun")
    let kept = clock.event(.favorite(FavoriteEntry(item: word, kept: true)))
    #expect(draw([kept], at: clock).weight(of: word) == 0.375)
    let dropped = clock.event(.favorite(FavoriteEntry(item: word, kept: false)))
    #expect(draw([kept, dropped], at: clock).weight(of: word) == 0.25)
  }

  @Test("come last if they are among the seven shown last, or rest")
  func withoutWeight() {
    var clock = JournalClock()
    var events: [Event] = []
    for right in [true, false, false, false] {
      events.append(clock.answer(pool[0].id.rawValue, right: right))
      clock.advance(seconds: 4 * FreeDrawTests.day)
    }
    clock.advance(seconds: -3 * FreeDrawTests.day)
    events += distraction(&clock)
    let shown = pool[1..<8].map { clock.event(.seen($0.id)) }
    events += shown
    let draw = draw(events, at: clock)
    #expect(pool[0..<8].allSatisfy { draw.weight(of: $0.id) == 0 })
    #expect(pool[8...].allSatisfy { draw.weight(of: $0.id) > 0 })
    for seed in 0..<50 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let words = draw.words(12, from: Array(pool.prefix(12)), using: &generator)
      #expect(Set(words.prefix(4)) == Set(pool[8..<12]))
      #expect(Set(words) == Set(pool.prefix(12)))
    }
  }

  @Test("come as often as their weights say")
  func statistics() {
    var clock = JournalClock()
    let favorite = clock.event(.favorite(FavoriteEntry(item: pool[0].id, kept: true)))
    let look = clock.event(.seen(pool[1].id))
    let events = [favorite, look] + distraction(&clock)
    let draw = draw(events, at: clock)
    let words = Array(pool.prefix(4))
    let weights = words.map { draw.weight(of: $0.id) }
    #expect(weights == [0.375, 0.125, 0.25, 0.25])
    var generator = SeededGenerator(seed: 5)
    var first = [Int](repeating: 0, count: 4)
    let draws = 8000
    for _ in 0..<draws {
      let drawn = draw.words(1, from: words, using: &generator)
      for (place, word) in words.enumerated() where drawn == [word] { first[place] += 1 }
    }
    #expect(first.reduce(0, +) == draws)
    for (count, weight) in zip(first, weights) {
      // Five standard deviations of a share of one half, the widest there is.
      #expect(abs(Double(count) / Double(draws) - weight) < 5 * 0.5 / Double(draws).squareRoot())
    }
  }

  @Test("are not more than available, and are drawn once each", arguments: 0..<20)
  func laws(seed: UInt64) {
    var random = Gen(seed: seed)
    let events = JournalScript.random(using: &random)
    let clock = JournalClock(noonOf: FixturePool.firstDate.adding(days: 30))
    for isClassic in [false, true] {
      let draw = draw(events, at: clock, isClassic: isClassic)
      let words = Array(FixturePool.pool.items.prefix(random.int(0...30)))
      let count = random.int(0...40)
      var generator = SeededGenerator(seed: seed)
      let drawn = draw.words(count, from: words, using: &generator) { left, right in
        left.level == right.level
      }
      #expect(drawn.count == min(count, words.count))
      #expect(Set(drawn).count == drawn.count)
      #expect(Set(drawn).isSubset(of: words))
      var again = SeededGenerator(seed: seed)
      let same = draw.words(count, from: words, using: &again) { $0.level == $1.level }
      #expect(same == drawn)
    }
  }

  @Test("are seldom related if there are others")
  func related() {
    let draw = draw([], at: JournalClock())
    var generator = SeededGenerator(seed: 9)
    // Ten words of each level, and two of a level are related.
    let words = Array(pool.prefix(40))
    let levels = words.map(\.level)
    #expect(Set(levels).count == 4)
    var pairs = 0
    for _ in 0..<400 {
      let drawn = draw.words(2, from: words, using: &generator) { $0.level == $1.level }
      if drawn[0].level == drawn[1].level { pairs += 1 }
    }
    // Without the rule 9 in 39, some 92 of 400; with it 7 in 100, some 27.
    #expect((8...48).contains(pairs))
  }
}
