import GameEngine
import TestSupport
import Testing

@Suite("Dailies whose words are mixed and kept apart")
struct MixedTurnsTests {
  private let first = FixturePool.firstDate
  private static let schedule = RulesetSchedule(daily: .daily3, run: .run1)

  /// Limits of dailies.
  private struct Source: NeighbourSource {
    let limits: DailyLimits

    func neighbours(of word: Item) -> Neighbours { .none }

    func dailyLimits() -> DailyLimits { limits }
  }

  private func draws(of pool: ItemPool, days count: Int) -> [[DailyDraw]] {
    var days = DailyDeck(pool: pool, chance: .seeded(7), schedule: Self.schedule).days()
    return (0..<count).map { _ in days.next().compactMap { $0 } }
  }

  private func limits(
    apart: [ItemID: Set<ItemID>] = [:], holidays: [ItemID: Holiday] = [:]
  ) -> DailyLimits {
    func hash(_ id: ItemID) -> UInt64 { stableHash(id.rawValue) }
    return DailyLimits(
      apart: Dictionary(uniqueKeysWithValues: apart.map { (hash($0), $1.map(hash)) }),
      holidays: Dictionary(uniqueKeysWithValues: holidays.map { (hash($0), $1) }))
  }

  private func pool(_ pool: ItemPool, limits: DailyLimits) -> ItemPool {
    ItemPool(items: pool.items, editions: pool.editions, neighbours: Source(limits: limits))
  }

  @Test("a new edition is mixed in proportion from its date on")
  func proportion() {
    let second = first.adding(days: 20)
    let pool = SyntheticPool.pool(additions: [800, 200], firstDates: [first, second])
    let before = draws(of: SyntheticPool.pool(additions: [800], firstDates: [first]), days: 20)
    let days = draws(of: pool, days: 220)
    #expect(days.prefix(20).map { $0.map(\.item.id) } == before.map { $0.map(\.item.id) })
    for start in stride(from: 20, to: 200, by: 20) {
      let regular = days[start..<(start + 20)].flatMap { $0.prefix(10) }
      let new = regular.count { $0.item.edition == 2 }
      // A fifth of the words is new.
      #expect((30...50).contains(new), "\(start): \(new)")
    }
  }

  @Test("related words are not asked on one day, and no word comes twice within sixty days")
  func apart() {
    let plain = SyntheticPool.pool(additions: [900], firstDates: [first])
    var apart: [ItemID: Set<ItemID>] = [:]
    let ids = plain.items.map(\.id)
    // A third of the words has four relatives, anywhere in the pool.
    for (place, id) in ids.enumerated() where place % 3 == 0 {
      for other in (1...4).map({ ids[(place + $0 * 611) % ids.count] }) where other != id {
        apart[id, default: []].insert(other)
        apart[other, default: []].insert(id)
      }
    }
    var last: [ItemID: Int] = [:]
    for (day, draws) in draws(of: pool(plain, limits: limits(apart: apart)), days: 1500)
      .enumerated()
    {
      let today = Set(draws.map(\.item.id))
      #expect(today.count == 20)
      for id in today {
        #expect(apart[id]?.isDisjoint(with: today) != false)
        if let last = last.updateValue(day, forKey: id) { #expect(day - last > 60) }
      }
    }
  }

  @Test("a word of a holiday is asked in its season, every other word in its turn")
  func holidays() {
    let plain = SyntheticPool.pool(additions: [700], firstDates: [first])
    let festive = Dictionary(
      uniqueKeysWithValues: plain.items.enumerated().filter { $0.offset % 150 == 0 }
        .map { ($0.element.id, Holiday.allCases[$0.offset / 150 % 6]) })
    var asked: Set<ItemID> = []
    let pool = pool(plain, limits: limits(holidays: festive))
    for (day, draws) in draws(of: pool, days: 1100).enumerated() {
      for draw in draws {
        asked.insert(draw.item.id)
        #expect(festive[draw.item.id]?.isNear(first.adding(days: day)) != false)
      }
    }
    #expect(asked.count == plain.items.count)
  }

  @Test("the last regular question asks a word that is learned at eleven or later")
  func finale() throws {
    let pool = SyntheticPool.pool(additions: [700], firstDates: [first])
    let items = pool.items.enumerated().map { place, item in
      Item(
        id: item.id, term: item.term, language: item.language, partOfSpeech: item.partOfSpeech,
        level: item.level, category: item.category, centiZipf: item.centiZipf,
        age: place % 5 == 0 ? 8 : 12, senses: item.senses)
    }
    let aged = ItemPool(items: items, editions: pool.editions)
    for draws in draws(of: aged, days: 400) { #expect(draws[9].item.age == 12) }
  }

  @Test("after a cloze with a random sentence, a word is asked in another form")
  func random() {
    let pool = SyntheticPool.pool(additions: [671], firstDates: [first], sentences: 3)
    let week = ISOWeek(of: first.adding(days: 28))
    let schedule = RulesetSchedule(daily: .daily1, run: .run1).changed(to: .daily3, from: week)
    var days = DailyDeck(pool: pool, chance: .seeded(7), schedule: schedule).days()
    var last: [ItemID: DailyDraw] = [:]
    for _ in 0..<600 {
      for draw in days.next().compactMap({ $0 }) {
        if let before = last.updateValue(draw, forKey: draw.item.id), before.form == draw.form {
          #expect(before.turn == nil ? draw.turn == nil : draw.turn != before.turn)
        }
      }
    }
  }
}

@Suite("Holidays")
struct HolidayTests {
  @Test(
    "the season of a holiday is thirty days before and after it, also across a year",
    arguments: [
      (Holiday.christmas, "2027-11-25", true), (.christmas, "2027-11-24", false),
      (.christmas, "2028-01-24", true), (.newYear, "2027-12-02", true),
      (.newYear, "2028-02-01", false), (.halloween, "2027-10-01", true),
      (.easter, "2027-07-01", false),
    ])
  func season(holiday: Holiday, date: String, isNear: Bool) throws {
    #expect(holiday.isNear(try #require(CalendarDate(date))) == isNear)
  }
}
