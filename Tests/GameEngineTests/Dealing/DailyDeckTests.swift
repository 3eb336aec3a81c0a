import GameEngine
import TestSupport
import Testing

@Suite("The deck of dailies")
struct DailyDeckTests {
  private let first = FixturePool.firstDate

  /// The words of every level, date by date.
  private func words(of deck: DailyDeck, days: Range<Int>) throws -> [[Item]] {
    try days.map { day in
      try Level.allCases.flatMap { try deck.words(level: $0, on: first.adding(days: day)) }
    }
  }

  /// Expects that no word comes twice within 30 dates.
  private func expectApart(_ days: [[Item]]) {
    var last: [ItemID: Int] = [:]
    for (day, words) in days.enumerated() {
      for word in words {
        if let before = last[word.id] {
          #expect(day - before > 30, "\(word.id) on day \(before) and day \(day)")
        }
        last[word.id] = day
      }
    }
  }

  @Test("with 250 words a level no word comes twice within 30 dates, for ten years")
  func apart() throws {
    let pool = SyntheticPool.pool(additions: [250], firstDates: [first])
    let days = try words(of: DailyDeck(pool: pool, chance: .seeded(7)), days: 0..<3653)
    #expect(days.allSatisfy { $0.count == 20 })
    #expect(days.allSatisfy { Set($0.map(\.id)).count == 20 })
    expectApart(days)
  }

  @Test("every word of a level comes up before any comes again")
  func cycle() throws {
    let pool = SyntheticPool.pool(additions: [240], firstDates: [first])
    let deck = DailyDeck(pool: pool, chance: .seeded(7))
    for level in Level.allCases {
      let perDay = Ruleset.daily1.plan.count(of: level)
      let words = try (0..<(240 / perDay)).flatMap {
        try deck.words(level: level, on: first.adding(days: $0))
      }
      #expect(words.count == Set(words.map(\.id)).count)
      #expect(words.allSatisfy { $0.level == level })
    }
  }

  @Test(
    "a new edition leaves the dates before it as they were, and keeps words 30 dates apart",
    arguments: [1, 29, 30, 31, 365])
  func edition(after days: Int) throws {
    let second = first.adding(days: days)
    let old = SyntheticPool.pool(additions: [250], firstDates: [first])
    let new = SyntheticPool.pool(additions: [250, 40], firstDates: [first, second])
    let before = try words(of: DailyDeck(pool: old, chance: .seeded(7)), days: 0..<days)
    let after = try words(of: DailyDeck(pool: new, chance: .seeded(7)), days: 0..<(days + 200))
    #expect(Array(after.prefix(days)) == before)
    expectApart(after)
    #expect(after[days].contains { $0.edition == 2 })
    #expect(after.prefix(days).joined().allSatisfy { $0.edition == 1 })
  }

  @Test("ten editions keep words 30 dates apart and use all words")
  func tenEditions() throws {
    let dates = (0..<10).map { first.adding(days: $0 * 53) }
    let pool = SyntheticPool.pool(
      additions: [250] + [Int](repeating: 9, count: 9), firstDates: dates)
    let days = try words(of: DailyDeck(pool: pool, chance: .seeded(3)), days: 0..<900)
    expectApart(days)
    #expect(Set(days.joined().map(\.id)).count == pool.items.count)
  }

  @Test("another seed gives another order")
  func seeds() throws {
    let pool = SyntheticPool.pool(additions: [250], firstDates: [first])
    let solo = try words(of: DailyDeck(pool: pool, chance: .solo), days: 0..<3)
    let server = try words(of: DailyDeck(pool: pool, chance: .seeded(99)), days: 0..<3)
    #expect(solo != server)
  }

  @Test("there is no daily before the first date, and an empty level has no words")
  func edges() throws {
    let pool = SyntheticPool.pool(additions: [0], firstDates: [first])
    let deck = DailyDeck(pool: pool, chance: .seeded(1))
    #expect(try deck.words(level: .one, on: first).isEmpty)
    #expect(throws: DealingError.dateOutOfRange(first.adding(days: -1), first: first)) {
      try deck.words(level: .one, on: first.adding(days: -1))
    }
    #expect(DealingError.dateOutOfRange(first, first: first).code == "date_out_of_range")
  }
}
