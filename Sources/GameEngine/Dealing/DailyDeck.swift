/// The order in which a level's words come up in dailies.
///
/// Each level has one long queue, shuffled by the dealer's seed; the daily of a date takes the next
/// words of it and puts them at its end. So no word comes back before all others have been, and no
/// pool runs dry. A new edition puts its words at the front of the queue from its first date on; the
/// old ones keep their order, so the dates before it stay as they were.
package struct DailyDeck: Sendable {
  private struct Period: Sendable {
    let firstDate: CalendarDate
    let queues: [Level: [Item]]
  }

  private let periods: [Period]

  /// How many words of each level a day takes: the daily's own, then the encore's.
  package static let wordsPerDay: [Level: Int] = [.one: 2, .two: 3, .three: 8, .four: 7]

  /// The deck of a dealer.
  ///
  /// - Parameters:
  ///   - pool: where the words come from.
  ///   - chance: the dealer's: public for `solo`, secret on a server.
  package init(pool: ItemPool, chance: Chance) {
    var periods: [Period] = []
    var queues: [Level: [Item]] = [:]
    for edition in pool.editions {
      for level in Level.allCases {
        var old = queues[level] ?? []
        if let start = periods.last?.firstDate, !old.isEmpty {
          let days = edition.firstDate.dayNumber - start.dayNumber
          let used = days * (DailyDeck.wordsPerDay[level] ?? 0) % old.count
          old = Array(old[used...] + old[..<used])
        }
        var added = pool.items.filter { $0.edition == edition.number && $0.level == level }
        var generator = chance.generator(
          "\(Ruleset.daily.id)/\(edition.name)/\(level.rawValue)")
        generator.shuffle(&added)
        queues[level] = added + old
      }
      periods.append(Period(firstDate: edition.firstDate, queues: queues))
    }
    self.periods = periods
  }

  /// The first date that has a daily; it has number 1.
  package var firstDate: CalendarDate { periods[0].firstDate }

  /// The words of a level for a date, as many as a day takes; empty where the level has none.
  ///
  /// - Throws: `DealingError.dateOutOfRange` before the first date.
  package func words(level: Level, on date: CalendarDate) throws(DealingError) -> [Item] {
    guard let period = periods.last(where: { $0.firstDate <= date }) else {
      throw .dateOutOfRange(date, first: firstDate)
    }
    let queue = period.queues[level] ?? []
    guard !queue.isEmpty else { return [] }
    let perDay = DailyDeck.wordsPerDay[level] ?? 0
    let start = (date.dayNumber - period.firstDate.dayNumber) * perDay
    return (0..<perDay).map { queue[(start + $0) % queue.count] }
  }
}
