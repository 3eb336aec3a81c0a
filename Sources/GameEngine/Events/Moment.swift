/// An instant with the player's date and offset at that time.
package struct Moment: Hashable, Sendable {
  /// Milliseconds since 1970-01-01 UTC.
  package let instant: Int64
  /// The player's calendar date at the instant.
  package let localDate: CalendarDate
  /// The player's UTC offset, in seconds, positive for east.
  package let offset: Int

  package init(instant: Int64, localDate: CalendarDate, offset: Int) {
    self.instant = instant
    self.localDate = localDate
    self.offset = offset
  }

  /// The moment of an instant at a UTC offset; the date follows from both.
  package init(instant: Int64, offset: Int) {
    let localDate = CalendarDate(utc: instant + Int64(offset) * 1000)
    self.init(instant: instant, localDate: localDate, offset: offset)
  }

  /// The instant at which the player's calendar date began, assuming the same offset all day.
  package var startOfDate: Int64 {
    let local = instant + Int64(offset) * 1000
    let day: Int64 = 86_400_000
    return instant - (local % day + day) % day
  }
}
