import GameEngine
import TestSupport
import Testing

@Suite("The deck of dailies")
struct DailyDeckTests {
  private let first = FixturePool.firstDate
  private static let old = RulesetSchedule(daily: .daily1, run: .run1)
  private static let new = RulesetSchedule(daily: .daily2, run: .run1)

  /// What the dailies of the first days ask.
  private func draws(
    of pool: ItemPool, days count: Int, seed: UInt64 = 7, schedule: RulesetSchedule = old
  ) -> [[DailyDraw]] {
    var days = DailyDeck(pool: pool, chance: .seeded(seed), schedule: schedule).days()
    return (0..<count).map { _ in days.next().compactMap { $0 } }
  }

  /// The smallest number of days between two questions about one word.
  private func rest(_ days: [[DailyDraw]]) -> Int {
    var last: [ItemID: Int] = [:]
    var rest = Int.max
    for (day, draws) in days.enumerated() {
      for draw in draws {
        if let before = last.updateValue(day, forKey: draw.item.id) {
          rest = min(rest, day - before)
        }
      }
    }
    return rest
  }

  private func ids(_ days: [[DailyDraw]]) -> [[ItemID]] { days.map { $0.map(\.item.id) } }

  @Test("a date is the same whether all dates are walked through or only it is asked for")
  func sameDay() throws {
    let pool = SyntheticPool.pool(additions: [40], firstDates: [first])
    let walked = ids(draws(of: pool, days: 30, schedule: .standard))
    let deck = DailyDeck(pool: pool, chance: .seeded(7))
    for day in [0, 29, 3, 17] {
      #expect(try deck.draws(on: first.adding(days: day)).map { $0?.item.id } == walked[day])
    }
  }

  @Test("the harder daily asks words of the two highest levels, and other ones than the daily")
  func harder() throws {
    let pool = SyntheticPool.pool(additions: [40], firstDates: [first])
    let (usual, harder) = (
      draws(of: pool, days: 30, schedule: .standard),
      draws(of: pool.harder, days: 30, schedule: .standard)
    )
    for day in harder {
      #expect(day.count == 20)
      #expect(day.prefix(10).map(\.item.level) == [3, 3, 3, 3, 3, 4, 4, 4, 4, 4].map(Level.init))
    }
    #expect(zip(usual, harder).allSatisfy { $0.map(\.item.id) != $1.map(\.item.id) })
    let dealt = try DailyDealer(pool: pool.harder).deal(first)
    #expect(dealt.round.header.course == .hard)
    #expect(dealt.round.header.number == 1)
  }

  @Test(
    "in a course with fewer levels, the questions are spread over those",
    arguments: [
      ([Level.one], [20]), ([.one, .two], [5, 15]), ([.one, .two, .three], [2, 3, 15]),
      (Level.allCases, [2, 3, 8, 7]),
    ] as [([Level], [Int])])
  func fewerLevels(levels: [Level], counts: [Int]) {
    let all = SyntheticPool.pool(additions: [40], firstDates: [first])
    let pool = ItemPool(
      items: all.items.filter { $0.level.map(levels.contains) == true }, editions: all.editions)
    for day in draws(of: pool, days: 5, schedule: .standard) {
      #expect(levels.map { level in day.count { $0.item.level == level } } == counts)
      #expect(day.count == 20)
    }
  }

  @Test("under daily-1, with 250 words a level no word comes twice within 30 dates, for ten years")
  func apart() {
    let pool = SyntheticPool.pool(additions: [250], firstDates: [first])
    let days = draws(of: pool, days: 3653)
    #expect(days.allSatisfy { Set($0.map(\.item.id)).count == 20 })
    #expect(rest(days) > 30)
  }

  @Test(
    "under daily-2, every word of a level has a regular question before any has another",
    arguments: [1, 2, 3, 7, 24, 240, 304, 305, 306])
  func turns(count: Int) {
    let pool = SyntheticPool.pool(additions: [count], firstDates: [first])
    let days = draws(of: pool, days: 3 * count + 9, schedule: Self.new)
    for level in Level.allCases {
      let asked = days.map { $0.prefix(10).filter { $0.item.level == level }.map(\.item.id) }
      let perDay = Ruleset.daily2.plan.slots(of: level).regular.count
      let (whole, rest) = count.quotientAndRemainder(dividingBy: perDay)
      for start in stride(from: 0, to: asked.count - whole, by: max(1, whole / 3)) {
        let turn = asked[start..<(start + whole)].joined()
        #expect(Set(turn).count == whole * perDay)
        #expect(Set(turn).union(asked[start + whole]).count == (rest == 0 ? whole * perDay : count))
      }
    }
  }

  @Test(
    "under daily-2, no word comes twice within 60 days, for ten years and any number of words that suffices",
    arguments: [671, 672, 800])
  func rest(count: Int) {
    let plan = Ruleset.daily2.plan
    #expect(Level.allCases.map { plan.items(of: $0, days: 61) }.max() == 671)
    let pool = SyntheticPool.pool(additions: [count], firstDates: [first])
    #expect(rest(draws(of: pool, days: 3653, schedule: Self.new)) > 60)
  }

  @Test("under daily-2, a word that comes again is asked in another form or with another sentence")
  func variety() {
    for sentences in [1, 2, 3] {
      let pool = SyntheticPool.pool(additions: [90], firstDates: [first], sentences: sentences)
      var last: [ItemID: (form: FormID?, turn: Int)] = [:]
      for draw in draws(of: pool, days: 300, schedule: Self.new).joined() {
        let turn = draw.turn ?? -1
        if let (form, before) = last[draw.item.id], form == draw.form {
          #expect(form == FormID("cloze") && turn == before + 1 && sentences > 1)
        }
        last[draw.item.id] = (draw.form, turn)
      }
    }
  }

  @Test("under daily-2, the words of a level are sorted within a day, the easiest first")
  func sorted() {
    for ages in [false, true] {
      let pool = SyntheticPool.pool(additions: [50], firstDates: [first], ages: ages)
      for draws in draws(of: pool, days: 100, schedule: Self.new) {
        let regular = draws.prefix(10).map {
          ($0.item.level?.rawValue ?? 0, $0.item.hardness ?? -($0.item.centiZipf ?? 0))
        }
        #expect(zip(regular, regular.dropFirst()).allSatisfy { $0 <= $1 })
      }
    }
  }

  @Test("words that an edition gives another level keep apart, too, and have their turns there")
  func moved() {
    let second = first.adding(days: 16)
    let plain = SyntheticPool.pool(additions: [304, 400], firstDates: [first, second])
    let pool = SyntheticPool.pool(
      additions: [304, 400], firstDates: [first, second], moved: { $0 % 3 == 0 })
    let schedule = Self.old.changed(to: .daily2, from: ISOWeek(of: second))
    let days = draws(of: pool, days: 1000, schedule: schedule)
    #expect(ids(Array(days.prefix(16))) == ids(draws(of: plain, days: 16, schedule: schedule)))
    #expect(rest(days) > 60)
    for (day, draws) in days.enumerated() {
      for draw in draws {
        #expect(
          draw.item.level == (day < 16 ? draw.item.firstLevel : nil) ?? pool[draw.item.id]?.level)
      }
    }
    let asked = Set(days.dropFirst(16).flatMap { $0.prefix(10) }.map(\.item.id))
    #expect(asked.count == pool.items.count)
  }

  @Test(
    "a new edition leaves the dates before it as they were, and its words come next",
    arguments: [1, 29, 30, 31, 365], [old, new])
  func edition(after days: Int, schedule: RulesetSchedule) {
    let second = first.adding(days: days)
    let pool = SyntheticPool.pool(additions: [700], firstDates: [first])
    let grown = SyntheticPool.pool(additions: [700, 40], firstDates: [first, second])
    let before = draws(of: pool, days: days, schedule: schedule)
    let after = draws(of: grown, days: days + 200, schedule: schedule)
    #expect(ids(Array(after.prefix(days))) == ids(before))
    #expect(rest(after) > 60)
    #expect(after[days].prefix(10).allSatisfy { $0.item.edition == 2 })
  }

  @Test("ten editions and a change of rules keep words apart and use all of them")
  func tenEditions() {
    let dates = (0..<10).map { first.adding(days: $0 * 53) }
    let pool = SyntheticPool.pool(
      additions: [671] + [Int](repeating: 9, count: 9), firstDates: dates)
    let schedule = Self.old.changed(to: .daily2, from: ISOWeek(of: dates[3]))
    let days = draws(of: pool, days: 1200, seed: 3, schedule: schedule)
    #expect(rest(days) > 60)
    #expect(Set(ids(days).joined()).count == pool.items.count)
  }

  @Test("another seed gives another order")
  func seeds() {
    let pool = SyntheticPool.pool(additions: [250], firstDates: [first])
    #expect(ids(draws(of: pool, days: 3)) != ids(draws(of: pool, days: 3, seed: 99)))
  }

  @Test("there is no daily outside the dates, and an empty level has no words")
  func edges() throws {
    let pool = SyntheticPool.pool(additions: [0], firstDates: [first])
    let deck = DailyDeck(pool: pool, chance: .seeded(1))
    #expect(try deck.draws(on: first).allSatisfy { $0 == nil })
    #expect(try deck.draws(on: first.adding(days: 60)).count == 20)
    let last = DailyDeck.lastDate
    for date in [first.adding(days: -1), last.adding(days: 1), CalendarDate(dayNumber: .max / 2)] {
      let error = DealingError.dateOutOfRange(date, first: first, last: last)
      #expect(throws: error) { try deck.draws(on: date) }
      #expect(error.code == "date_out_of_range")
    }
  }
}
