package import GameEngine

/// The time that a recap covers, up to today.
package enum RecapSpan: String, CaseIterable, Encodable, Sendable {
  /// This week.
  case week
  /// This calendar year.
  case year

  /// Its dates so far.
  ///
  /// - Parameter firstWeekday: the day on which weeks begin, 1 (Monday) to 7 (Sunday).
  package func dates(
    until today: CalendarDate, firstWeekday: Int
  ) -> ClosedRange<CalendarDate> {
    switch self {
    case .week: today.startOfWeek(beginningOn: firstWeekday)...today
    case .year: (CalendarDate(year: today.parts.year, month: 1, day: 1) ?? today)...today
    }
  }
}
