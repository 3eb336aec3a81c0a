/// A date of the Gregorian calendar, without a time or a zone; written `2026-11-21`.
///
/// Days are counted from 1970-01-01 by Howard Hinnant's `days_from_civil` ("chrono-compatible
/// low-level date algorithms", 2013).
package struct CalendarDate: Hashable, Sendable, Comparable {
  /// Days since 1970-01-01; earlier dates are negative.
  package let dayNumber: Int

  /// The date that lies this many days after 1970-01-01.
  package init(dayNumber: Int) { self.dayNumber = dayNumber }

  /// The date in UTC of an instant in milliseconds since 1970, negative before it.
  package init(utc instant: Int64) {
    let (days, rest) = instant.quotientAndRemainder(dividingBy: 86_400_000)
    self.init(dayNumber: Int(rest < 0 ? days - 1 : days))
  }

  /// A date from its parts; nil if the day does not exist or the year is not 1 to 9999.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= CalendarDate.daysInMonth(month, of: year)
    else { return nil }
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    dayNumber = era * 146_097 + dayOfEra - 719_468
  }

  /// A date in the form `2026-11-21`; nil for any other text.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.count == 4, parts[1].utf8.count == 2,
      parts[2].utf8.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Year, month (1...12) and day of the month.
  package var parts: (year: Int, month: Int, day: Int) {
    let shifted = dayNumber + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  /// The day of the week, 1 (Monday) to 7 (Sunday).
  package var weekday: Int { (((dayNumber + 3) % 7) + 7) % 7 + 1 }

  /// The first date of the week that contains this date.
  ///
  /// - Parameter weekday: the day on which weeks begin, 1 (Monday) to 7 (Sunday).
  package func startOfWeek(beginningOn weekday: Int) -> CalendarDate {
    adding(days: -((self.weekday - weekday + 7) % 7))
  }

  /// The date `days` later, or earlier if negative. Not limited to the years 1 to 9999.
  package func adding(days: Int) -> CalendarDate { CalendarDate(dayNumber: dayNumber + days) }

  package static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    left.dayNumber < right.dayNumber
  }

  private static func daysInMonth(_ month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDate: TextCodable {
  package var description: String {
    func padded(_ number: Int, to width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let (year, month, day) = parts
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }
}
