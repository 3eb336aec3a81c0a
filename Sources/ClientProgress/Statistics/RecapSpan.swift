package import GameEngine

/// The period of a recap. It ends today.
package enum RecapSpan: String, CaseIterable, Encodable, Sendable {
  /// This week, from its first day.
  case week
  /// This calendar year, from January 1.
  case year

  /// The dates of the period until today.
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
