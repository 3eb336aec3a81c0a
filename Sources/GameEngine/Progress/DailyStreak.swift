/// Consecutive dates with play.
///
/// A date counts if a daily was finished or ten questions were answered. A player begins with one
/// freeze, every seventh date earns another, and at most two are held. A freeze covers a missed date automatically; that date does
/// not raise the count. If more dates are missed than there are freezes, the streak ends, and the freezes stay. A flight west over the date line skips a date, which costs nothing.
package struct DailyStreak: Hashable, Sendable {
  /// The length of the streak in dates; 0 if it is broken.
  package private(set) var count = 0
  /// The number of unused freezes, 0 to 2.
  package private(set) var freezes = 1
  /// The length in dates of the longest streak ever.
  package private(set) var longest = 0
  /// The length in dates of the longest streak that has ended; 0 if none has.
  package private(set) var longestEnded = 0
  /// Whether the date of `asOf` already counts.
  package private(set) var includesToday = false
  /// How the streak before this one ended; nil if none has.
  package private(set) var lastEnd: End?
  /// The dates covered by a freeze, including those of earlier streaks.
  package private(set) var frozen: [CalendarDate] = []

  /// How a streak ended.
  package struct End: Hashable, Sendable {
    /// The length of the streak in dates.
    package let count: Int
    /// The number of dates that were missed after it, up to the next one with play or to today.
    package let missed: Int
  }

  /// The largest number of freezes that can be held.
  package static let mostFreezes = 2
  /// The number of dates that earn a freeze.
  package static let datesPerFreeze = 7

  /// The rise of the UTC offset in seconds, between two dates, from which it is a flight west over
  /// the date line.
  private static let dateLineJump = 12 * 3600

  /// The streak as of a date.
  ///
  /// - Parameters:
  ///   - days: the progress of each date; dates after `today` are ignored.
  ///   - today: the player's local date. Until it ends, it does not break the streak.
  package init(days: [CalendarDate: DayProgress], asOf today: CalendarDate) {
    var last: (date: CalendarDate, offset: Int)?
    let counting = days.filter { $0.key <= today && $0.value.countsForStreak }
    for (date, day) in counting.sorted(by: { $0.key < $1.key }) {
      if let last { bridge(from: last.date, offset: last.offset, to: date, now: day.firstOffset) }
      count += 1
      longest = max(longest, count)
      if count % DailyStreak.datesPerFreeze == 0 {
        freezes = min(DailyStreak.mostFreezes, freezes + 1)
      }
      last = (date, day.lastOffset)
    }
    guard let last else { return }
    includesToday = last.date == today
    if !includesToday { bridge(from: last.date, offset: last.offset, to: today, now: last.offset) }
  }

  /// The number of further dates that earn the next freeze; nil if no more can be held.
  package var datesToFreeze: Int? {
    freezes < DailyStreak.mostFreezes
      ? DailyStreak.datesPerFreeze - count % DailyStreak.datesPerFreeze : nil
  }

  /// Covers the dates between two others with freezes; if there are too few, the streak ends.
  private mutating func bridge(
    from earlier: CalendarDate, offset: Int, to later: CalendarDate, now: Int
  ) {
    var missed = later.dayNumber - earlier.dayNumber - 1
    if missed > 0, now - offset >= DailyStreak.dateLineJump { missed -= 1 }
    guard missed > 0 else { return }
    if missed <= freezes {
      freezes -= missed
      for day in 1...missed { frozen.append(later.adding(days: -day)) }
    } else {
      longestEnded = longest
      lastEnd = End(count: count, missed: missed)
      count = 0
    }
  }
}
