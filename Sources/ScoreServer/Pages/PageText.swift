import GameEngine
import ScoreAPI

/// How pages write numbers, dates and names.
enum PageText {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  private static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  /// `15,500`.
  static func number(_ number: Int) -> String {
    var text = String(number.magnitude)
    var place = text.count - 3
    while place > 0 {
      text.insert(",", at: text.index(text.startIndex, offsetBy: place))
      place -= 3
    }
    return number < 0 ? "−" + text : text
  }

  /// A number with its noun: `1 player`, `12 players`.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(PageText.number(number)) \(noun)\(number == 1 ? "" : "s")"
  }

  /// `Saturday`.
  static func weekday(_ date: CalendarDate) -> String { weekdays[date.weekday - 1] }

  /// `November 21`, or `Nov 21`.
  static func day(_ date: CalendarDate, isShort: Bool = false) -> String {
    let month = months[date.parts.month - 1]
    return "\(isShort ? String(month.prefix(3)) : month) \(date.parts.day)"
  }

  /// `November 21, 2026`, or `Nov 21, 2026`.
  static func date(_ date: CalendarDate, isShort: Bool = false) -> String {
    "\(day(date, isShort: isShort)), \(date.parts.year)"
  }

  /// `November 16 to 22, 2026`, naming month and year twice only where they differ.
  static func week(_ week: ISOWeek) -> String {
    let sunday = week.monday.adding(days: 6)
    if week.monday.parts.year != sunday.parts.year {
      return "\(date(week.monday)) to \(date(sunday))"
    }
    let end =
      week.monday.parts.month == sunday.parts.month ? String(sunday.parts.day) : day(sunday)
    return "\(day(week.monday)) to \(end), \(sunday.parts.year)"
  }

  /// A name in printable ASCII, as names are by rule. Anything else shows as a replacement character:
  /// it could turn the direction of text, or join a mark to a quote and so hide it from escaping.
  static func name(_ name: String) -> String {
    String(
      String.UnicodeScalarView(
        name.unicodeScalars.map { (" "..."~").contains($0) ? $0 : "\u{FFFD}" }))
  }

  /// The date of an instant in UTC.
  static func date(of instant: Int64) -> CalendarDate {
    CalendarDate(utc: Timestamp(millis: instant).millis)
  }
}
