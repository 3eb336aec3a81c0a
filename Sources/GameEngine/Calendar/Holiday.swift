/// A holiday that sentences name. Words that need it are asked in its season.
package enum Holiday: String, CaseIterable, Sendable {
  case newYear = "new_year"
  case valentine, easter, halloween, thanksgiving, christmas

  /// The number of days before and after it that are its season.
  private static let season = 30

  /// Its month and day; for one that moves, the middle of its dates.
  private var date: (month: Int, day: Int) {
    switch self {
    case .newYear: (1, 1)
    case .valentine: (2, 14)
    case .easter: (4, 8)
    case .halloween: (10, 31)
    case .thanksgiving: (11, 25)
    case .christmas: (12, 25)
    }
  }

  /// Whether a date is in its season.
  package func isNear(_ date: CalendarDate) -> Bool {
    (-1...1).contains { years in
      let day = CalendarDate(
        year: date.parts.year + years, month: self.date.month, day: self.date.day)
      return day.map { abs($0.dayNumber - date.dayNumber) <= Holiday.season } ?? false
    }
  }
}
