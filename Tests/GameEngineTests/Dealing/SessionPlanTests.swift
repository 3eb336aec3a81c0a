import GameEngine
import TestSupport
import Testing

@Suite("The plan of a session")
struct SessionPlanTests {
  private static let day: Int64 = 86_400_000
  private let pool = Array(FixturePool.pool.items.prefix(40))

  private func plan(
    _ words: [Item], after events: [Event], size: Int = 20, at instant: Int64,
    isClassic: Bool = false, seed: UInt64 = 1
  ) -> SessionPlan {
    let progress = ProgressFold.progress(of: events)
    var generator = SeededGenerator(seed: seed)
    return SessionPlan(
      of: Scope(level: .any).words(of: words, for: progress), for: progress,
      by: SessionBuilder(size: size), at: StudyTime(utc: instant), isClassic: isClassic,
      using: &generator)
  }

  /// A player who answered some of the words, a word a day, some rightly.
  private func journal(using random: inout Gen, _ clock: inout JournalClock) -> [Event] {
    (0..<60).compactMap { _ -> Event? in
      clock.advance(seconds: Int64(random.int(0...86_400)))
      let word = random.of(Array(pool.prefix(25)))
      return clock.answer(word.id.rawValue, right: random.percent(70), milliseconds: 3000)
    }
  }

  @Test("begins with the word that is known best", arguments: 0..<20)
  func first(seed: UInt64) throws {
    var random = Gen(seed: seed)
    var clock = JournalClock()
    let events = journal(using: &random, &clock)
    let now = clock.instant + Int64(random.int(0...30)) * SessionPlanTests.day
    let progress = ProgressFold.progress(of: events)
    let plan = plan(pool, after: events, at: now, isClassic: seed % 2 == 1, seed: seed)
    let chances = plan.items.map {
      progress.retrievability(of: $0.word.id, at: StudyTime(utc: now))
    }
    #expect((chances.first.flatMap(\.self) ?? 0) == chances.map { $0 ?? 0 }.max())
    for (item, chance) in zip(plan.items, chances) {
      #expect(item.demand == Demand(retrievability: chance))
    }
    #expect(plan.new == chances.count { $0 == nil })
    let memories = plan.items.compactMap { progress.words[$0.word.id]?.memory }
    let saved = memories.count { memory in
      memory.awaitsFirstReview(at: StudyTime(utc: now))
        || FSRS.standard.retrievability(of: memory.state, at: StudyTime(utc: now)) <= 0.75
    }
    #expect(plan.saved.count == saved)
    #expect(plan.items.count == 20)
    #expect(Set(plan.items.map(\.word)).count == 20)
  }

  @Test("with only new words asks to recognize them, and saves none")
  func allNew() {
    let plan = plan(pool, after: [], at: 0)
    #expect(plan.items.map(\.demand) == Array(repeating: .recognition, count: 20))
    #expect(plan.new == 20 && plan.saved.isEmpty)
  }

  @Test("without words is empty")
  func empty() {
    for isClassic in [false, true] {
      let plan = plan([], after: [], at: 0, isClassic: isClassic)
      #expect(plan.items.isEmpty)
      #expect(plan.new == 0 && plan.saved.isEmpty)
    }
  }

  @Test("asks more of a word the better it is remembered")
  func demands() {
    var clock = JournalClock()
    let word = pool[0]
    let answer = clock.answer(word.id.rawValue, right: true, milliseconds: 20_000)
    func demand(afterDays days: Int64) -> Demand? {
      plan([word], after: [answer], at: clock.instant + days * SessionPlanTests.day).items.first?
        .demand
    }
    #expect(demand(afterDays: 0) == .recall)
    #expect(demand(afterDays: 30) == .cued)
    #expect(demand(afterDays: 365) == .recognition)
  }

  @Test("by the classic rule takes the hardest words, at random among equals")
  func classic() {
    var clock = JournalClock()
    // Words 0 to 9 have difficulty 3, words 10 to 19 have 2; the other twenty are new and have 4.
    var events = pool.prefix(20).map { clock.answer($0.id.rawValue, right: true) }
    events += pool[10..<20].map { clock.answer($0.id.rawValue, right: true) }
    func words(_ size: Int, seed: UInt64 = 1) -> Set<Item> {
      let plan = plan(
        pool, after: events, size: size, at: clock.instant, isClassic: true, seed: seed)
      return Set(plan.items.map(\.word))
    }
    #expect(words(20) == Set(pool[20...]))
    #expect(words(30) == Set(pool[20...] + pool[..<10]))
    let some = Set((0..<8).map { words(5, seed: $0) })
    #expect(some.allSatisfy { $0.isSubset(of: pool[20...]) })
    #expect(some.count > 1)
  }

  @Test("keeps words apart that are better not learned together, and is the same for a seed")
  func related() {
    var generator = SeededGenerator(seed: 4)
    let progress = ProgressFold.progress(of: [])
    let words = Scope(level: .any).words(of: pool, for: progress)
    let plan = SessionPlan(
      of: words, for: progress, by: SessionBuilder(size: 20), at: StudyTime(utc: 0),
      using: &generator
    ) { $0.category == $1.category }
    let categories = plan.items.map(\.word.category)
    #expect(Set(categories).count == categories.count)
    let left = self.plan(pool, after: [], at: 0, seed: 7).items.map(\.word)
    #expect(self.plan(pool, after: [], at: 0, seed: 7).items.map(\.word) == left)
    #expect(self.plan(pool, after: [], at: 0, seed: 8).items.map(\.word) != left)
  }
}
