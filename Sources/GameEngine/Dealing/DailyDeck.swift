/// The order in which dailies ask the words of the content.
///
/// The words of each level form a ring, shuffled by the dealer's seed; each daily takes the next
/// words. A new edition inserts its words on its first date: before the others, or mixed with them
/// from `daily-3` on. The old words keep their order, so earlier dates do not change. A word that
/// moves to another level joins the new words there, or gets the last turn if it was asked before.
/// New rules continue with the same rings.
package struct DailyDeck: Sendable {
  private let pool: ItemPool
  private let chance: Chance
  private let schedule: RulesetSchedule

  /// Creates the deck of a dealer.
  ///
  /// - Parameters:
  ///   - pool: the words, with their editions.
  ///   - chance: the dealer's randomness: public for `solo`, secret on a server.
  ///   - schedule: the rules, which determine how many words each date needs.
  package init(pool: ItemPool, chance: Chance, schedule: RulesetSchedule = .standard) {
    self.pool = pool
    self.chance = chance
    self.schedule = schedule
  }

  /// The first date with a daily; its number is 1.
  package var firstDate: CalendarDate { pool.editions[0].firstDate }

  /// The last date with a daily, 2099-12-31: journals do not accept later ones. Without a limit, a
  /// wrong clock could make `draws(on:)` take minutes.
  package static let lastDate = CalendarDate(dayNumber: 47_481)

  /// The draws for the slots of a date's daily, in their order; nil for a slot whose level has no
  /// words.
  ///
  /// - Throws: `DealingError.dateOutOfRange` before the first date and after the last.
  /// - Complexity: proportional to the number of earlier dates, some microseconds each.
  package func draws(on date: CalendarDate) throws(DealingError) -> [DailyDraw?] {
    guard date >= firstDate, date <= DailyDeck.lastDate else {
      throw .dateOutOfRange(date, first: firstDate, last: DailyDeck.lastDate)
    }
    var days = days()
    for _ in firstDate.dayNumber..<date.dayNumber { _ = days.next() }
    return days.next()
  }

  /// Iterates over the draws of all dates from the first one. The sequence is infinite.
  package func days() -> Days { Days(pool: pool, chance: chance, schedule: schedule) }

  /// The dates of a deck in order. Each step depends on the draws of all dates before.
  package struct Days {
    private let pool: ItemPool
    private let chance: Chance
    private let schedule: RulesetSchedule
    private var date: CalendarDate
    private var layout: Layout
    /// The levels that have words, in ascending order; empty before the first date.
    private var levels: [Level] = []
    private var queues: [LevelQueue] = Level.allCases.map { _ in LevelQueue() }
    private var limits = DailyLimits.none

    fileprivate init(pool: ItemPool, chance: Chance, schedule: RulesetSchedule) {
      self.pool = pool
      self.chance = chance
      self.schedule = schedule
      date = pool.editions[0].firstDate
      layout = Layout(schedule.daily(on: date), of: pool.course, levels: Level.allCases)
    }

    /// Returns the draws of the next date, one for each slot.
    package mutating func next() -> [DailyDraw?] {
      let ruleset = schedule.daily(on: date)
      for edition in pool.editions where edition.firstDate == date { add(edition, under: ruleset) }
      let filled = zip(Level.allCases, queues).filter { !$1.isEmpty }.map(\.0)
      let levels = filled.isEmpty ? Level.allCases : filled
      if ruleset.id != layout.ruleset || levels != self.levels {
        (layout, self.levels) = (Layout(ruleset, of: pool.course, levels: levels), levels)
        let isMixed = layout.turns.isMixed
        limits = isMixed ? pool.dailyLimits() : .none
        for queue in queues.indices { queues[queue].avoidsRandom = isMixed }
      }
      defer { date = date.adding(days: 1) }
      var draws = [DailyDraw?](repeating: nil, count: layout.slots)
      var today = DayWords(date: date, limits: limits)
      let finale = layout.turns.isMixed ? layout.parts.lastIndex { !$0.regular.isEmpty } : nil
      for (queue, part) in layout.parts.enumerated() {
        let taken: [DailyDraw]
        switch layout.turns {
        case .shared:
          taken = queues[queue].takeNext(for: part.regular + part.encore, on: date.dayNumber)
        case .regular(let rest), .mixed(let rest):
          taken =
            queues[queue].takeNextSorted(
              for: part.regular, beside: &today, hasFinale: queue == finale)
            + queues[queue].takeEncore(
              for: part.encore, beside: &today, rest: rest, turns: part.regular.count)
        }
        for (place, draw) in zip(part.places, taken) { draws[place] = draw }
      }
      return draws
    }

    /// Adds the words of an edition, and moves the words whose level it changes.
    private mutating func add(_ edition: Edition, under ruleset: Ruleset) {
      let (pool, number) = (pool, edition.number)
      let moved = zip(queues.indices, Level.allCases).flatMap { queue, level in
        // Only words with a first level can change their level.
        queues[queue].remove {
          $0.firstLevel != nil && pool.item($0.id, asOf: number)?.level != level
        }
      }
      let new = pool.items(addedBy: number)
      for (queue, level) in Level.allCases.enumerated() where pool.course.levels.contains(level) {
        var added = new.filter { $0.level == level }
        var generator = chance.generator(
          "\(pool.course.chanceLabel)\(ruleset.id)/\(edition.name)/\(level.rawValue)")
        let joining = moved.compactMap { word in
          pool.item(word.item.id, asOf: number)
            .flatMap { $0.level == level ? (item: $0, use: word.use) : nil }
        }
        added += joining.filter { $0.use == nil }.map(\.item)
        generator.shuffle(&added)
        queues[queue].add(added, isMixed: ruleset.plan.turns.isMixed)
        queues[queue].addLast(joining.filter { $0.use != nil })
      }
    }
  }

  /// The slots of a ruleset, grouped by level. Where only some levels have words, such as two, the slots are spread over them:
  /// those of levels 1 and 2 ask the lower, the others the higher.
  private struct Layout {
    let ruleset: String
    let turns: DealPlan.Turns
    let slots: Int
    let parts: [(places: [Int], regular: [[any Form]], encore: [[any Form]])]

    init(_ ruleset: Ruleset, of course: Course, levels: [Level]) {
      let plan = ruleset.plan
      self.ruleset = ruleset.id
      turns = plan.turns
      slots = plan.slots.count
      parts = Level.allCases.map { level in
        func asks(_ slot: DealPlan.Slot) -> Bool {
          let count = Level.allCases.count
          return levels[(slot.level.rawValue * levels.count + count - 1) / count - 1] == level
        }
        return (
          plan.slots.indices.filter { asks(plan.slots[$0]) },
          plan.regular.filter(asks).map { $0.forms(in: course) },
          plan.encore.filter(asks).map { $0.forms(in: course) }
        )
      }
    }
  }
}
