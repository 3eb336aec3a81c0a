/// Consecutive dates with play.
///
/// A date counts with a finished daily or ten answers. With every seventh date one freeze is earned,
/// two at most are held; a freeze is used by itself for a missed date and does not raise the count.
/// A flight west over the date line skips a date, which costs nothing.
package struct DailyStreak: Hashable, Sendable {
  /// The length of the streak in dates; 0 if it is broken.
  package private(set) var count = 0
  /// Freezes held.
  package private(set) var freezes = 0
  /// The longest streak ever.
  package private(set) var longest = 0
  /// Whether the date asked about already counts.
  package private(set) var includesToday = false
  /// Dates that a freeze was used for, also those of earlier streaks.
  package private(set) var frozen: [CalendarDate] = []

  /// How many freezes can be held.
  package static let mostFreezes = 2
  /// How many dates earn a freeze.
  package static let datesPerFreeze = 7

  /// A rise of the offset by this many seconds between two dates is a flight west over the date line.
  private static let dateLineJump = 12 * 3600

  /// The streak as of a date.
  ///
  /// - Parameters:
  ///   - days: the progress of each date; dates after `today` are ignored.
  ///   - today: the player's local date. The streak is not broken while the date lasts.
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

  /// Covers the dates between two others with freezes, or breaks the streak.
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
      count = 0
      freezes = 0
    }
  }
}
