/// The order in which dailies ask the words of a level.
///
/// Each level is one long queue, shuffled by the dealer's seed; the daily of a date takes the next
/// words of it and puts them at its end. So no word comes back before all others have been, and no
/// pool runs dry. A new edition puts its words at the front of the queue from its first date on; the
/// old ones keep their order, so the dates before it stay as they were. New rules take another number of
/// words a day from the same queue.
package struct DailyDeck: Sendable {
  private struct Period: Sendable {
    let firstDate: CalendarDate
    let plan: DealPlan
    let queues: [Level: [Item]]
  }

  private let periods: [Period]

  /// The deck of a dealer.
  ///
  /// - Parameters:
  ///   - pool: the words.
  ///   - chance: the dealer's: public for `solo`, secret on a server.
  ///   - schedule: the rules, which determine how many words a day needs.
  package init(pool: ItemPool, chance: Chance, schedule: RulesetSchedule = .standard) {
    let first = pool.editions[0].firstDate
    let changes = schedule.changes.map(\.week.monday).filter { $0 > first }
    var periods: [Period] = []
    var queues: [Level: [Item]] = [:]
    for date in Set(pool.editions.map(\.firstDate) + changes).sorted() {
      let ruleset = schedule.daily(on: date)
      for level in Level.allCases {
        var queue = queues[level] ?? []
        if let last = periods.last, !queue.isEmpty {
          let days = date.dayNumber - last.firstDate.dayNumber
          let used = days * last.plan.count(of: level) % queue.count
          queue = Array(queue[used...] + queue[..<used])
        }
        for edition in pool.editions where edition.firstDate == date {
          var added = pool.items.filter { $0.edition == edition.number && $0.level == level }
          var generator = chance.generator("\(ruleset.id)/\(edition.name)/\(level.rawValue)")
          generator.shuffle(&added)
          queue = added + queue
        }
        queues[level] = queue
      }
      periods.append(Period(firstDate: date, plan: ruleset.plan, queues: queues))
    }
    self.periods = periods
  }

  /// The first date with a daily; its number is 1.
  package var firstDate: CalendarDate { periods[0].firstDate }

  /// The words of a level for a date, as many as a day needs; empty if the level contains none.
  ///
  /// - Throws: `DealingError.dateOutOfRange` before the first date.
  package func words(level: Level, on date: CalendarDate) throws(DealingError) -> [Item] {
    guard let period = periods.last(where: { $0.firstDate <= date }) else {
      throw .dateOutOfRange(date, first: firstDate)
    }
    let queue = period.queues[level] ?? []
    guard !queue.isEmpty else { return [] }
    let perDay = period.plan.count(of: level)
    let start = (date.dayNumber - period.firstDate.dayNumber) * perDay
    return (0..<perDay).map { queue[(start + $0) % queue.count] }
  }
}
