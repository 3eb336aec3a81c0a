/// A week from Monday to Sunday, numbered by ISO 8601 and written `2026-W47`. The first week of a
/// year contains its first Thursday.
package struct ISOWeek: Hashable, Sendable {
  /// The Monday it begins on.
  package let monday: CalendarDate

  /// The week that contains a date.
  package init(of date: CalendarDate) { monday = date.startOfWeek(beginningOn: 1) }

  /// A week in the form `2026-W47`; nil for any other text, and for week 53 of a year with 52.
  package init?(_ text: String) {
    let parts = text.split(separator: "-W", omittingEmptySubsequences: false)
    guard text.utf8.count == 8, parts.count == 2, let year = Int(parts[0]),
      let week = Int(parts[1]),
      (1...53).contains(week), let january4 = CalendarDate(year: year, month: 1, day: 4)
    else { return nil }
    self.init(of: january4.adding(days: 7 * (week - 1)))
    guard description == text else { return nil }
  }

  /// Its seven dates, Monday first.
  package var dates: [CalendarDate] { (0..<7).map { monday.adding(days: $0) } }
}

extension ISOWeek: CustomStringConvertible {
  package var description: String {
    let thursday = monday.adding(days: 3)
    let year = thursday.parts.year
    let first = CalendarDate(year: year, month: 1, day: 1) ?? thursday
    let week = (thursday.dayNumber - first.dayNumber) / 7 + 1
    let digits = String(year)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      + (week < 10 ? "-W0" : "-W") + String(week)
  }
}
