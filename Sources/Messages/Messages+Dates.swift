package import GameEngine

/// Dates in the form that the language uses.
extension Messages {
  private static let months = [
    Phrase("January"), Phrase("February"), Phrase("March"), Phrase("April"), Phrase("May"),
    Phrase("June"), Phrase("July"), Phrase("August"), Phrase("September"), Phrase("October"),
    Phrase("November"), Phrase("December"),
  ]
  private static let shortMonths = [
    Phrase("Jan", context: "short month"), Phrase("Feb", context: "short month"),
    Phrase("Mar", context: "short month"), Phrase("Apr", context: "short month"),
    Phrase("May", context: "short month"), Phrase("Jun", context: "short month"),
    Phrase("Jul", context: "short month"), Phrase("Aug", context: "short month"),
    Phrase("Sep", context: "short month"), Phrase("Oct", context: "short month"),
    Phrase("Nov", context: "short month"), Phrase("Dec", context: "short month"),
  ]
  private static let weekdays = [
    Phrase("Monday"), Phrase("Tuesday"), Phrase("Wednesday"), Phrase("Thursday"),
    Phrase("Friday"), Phrase("Saturday"), Phrase("Sunday"),
  ]

  /// The name of the month: `November`, or `Nov`.
  package func month(of date: CalendarDate, isShort: Bool = false) -> String {
    self((isShort ? Messages.shortMonths : Messages.months)[date.parts.month - 1])
  }

  /// The name of the day of the week: `Saturday`.
  package func weekday(of date: CalendarDate) -> String {
    self(Messages.weekdays[date.weekday - 1])
  }

  /// `November 21`, or `Nov 21`.
  package func day(_ date: CalendarDate, isShort: Bool = false) -> String {
    self("\(month(of: date, isShort: isShort)) \(date.parts.day)", context: "month and day")
  }

  /// `November 21, 2026`, or `Nov 21, 2026`.
  package func date(_ date: CalendarDate, isShort: Bool = false) -> String {
    let month = month(of: date, isShort: isShort)
    return self("\(month) \(date.parts.day), \(date.parts.year)", context: "month, day and year")
  }

  /// A date without its year, and a time of day: `November 21, 12:04`.
  package func instant(_ date: CalendarDate, time: String, isShort: Bool = false) -> String {
    self("\(day(date, isShort: isShort)), \(time)", context: "date and time of day")
  }

  /// `November 16 to 22, 2026`. Repeats month and year only if they differ.
  package func week(_ week: ISOWeek) -> String {
    dates(week.monday, week.monday.adding(days: 6))
  }

  /// The dates from one to another: `November 16 to 22, 2026`. Repeats month and year only if they differ; one
  /// date alone is `November 16, 2026`.
  package func dates(_ first: CalendarDate, _ last: CalendarDate) -> String {
    if first == last { return date(first) }
    if first.parts.year != last.parts.year {
      return self("\(date(first)) to \(date(last))", context: "two dates")
    }
    let (day, end, year) = (first.parts.day, last.parts.day, last.parts.year)
    if first.parts.month == last.parts.month {
      return self(
        "\(month(of: first)) \(day) to \(end), \(year)", context: "days of one month, and year")
    }
    return self(
      "\(month(of: first)) \(day) to \(month(of: last)) \(end), \(year)",
      context: "days of two months, and year")
  }
}
