/// An instant and the study day that it belongs to.
///
/// The memory model counts days by the player's dates, not by hours: an answer each evening counts as one a day, also if
/// they are 23 hours apart. A study day begins at the hour of the setting `day-turns-at`, so that a session after
/// midnight belongs to the day before.
///
/// ```swift
/// let time = progress.studyTime(now)
/// let chance = progress.retrievability(of: word.id, at: time)
/// ```
package struct StudyTime: Hashable, Sendable {
  /// Milliseconds since 1970-01-01 UTC.
  package let instant: Int64
  /// The number of the study day, in days since 1970-01-01.
  package let day: Int

  package init(instant: Int64, day: Int) {
    self.instant = instant
    self.day = day
  }

  /// The study days that a checkpoint accepts: the years 1 to 9999, and a rest of 30 days after them.
  static let days = -719_163...2_932_926

  /// The hours at which a study day can begin.
  package static let starts = 0...6
  /// The hour at which it begins unless the player chose another one.
  package static let usualStart = 4

  /// The study day of an instant at a UTC offset.
  ///
  /// - Parameters:
  ///   - date: the local date that was noted with the instant. It decides if it is another one than that of the
  ///     instant, which is not below that of earlier events and can thus be wrong; nil if there is none.
  ///   - offset: seconds, positive for east.
  ///   - start: the hour at which a study day begins.
  package init(instant: Int64, date: CalendarDate? = nil, offset: Int, start: Int) {
    let local = instant &+ Int64(offset) * 1000
    let ofInstant = CalendarDate(utc: local)
    let day =
      date == nil || date == ofInstant
      ? CalendarDate(utc: local &- Int64(start) * 3_600_000) : date ?? ofInstant
    self.init(instant: instant, day: day.dayNumber)
  }

  /// The same time on a later study day.
  package func adding(days: Int) -> StudyTime {
    StudyTime(instant: instant &+ Int64(days) * 86_400_000, day: day + days)
  }
}
