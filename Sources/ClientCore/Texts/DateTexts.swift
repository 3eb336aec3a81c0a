package import GameEngine
package import Messages

/// Short names of days and months, for the axes of plots.
package struct DateTexts {
  private let messages: Messages

  package init(_ messages: Messages) { self.messages = messages }

  /// The short names of the weekdays, Monday first.
  private static let weekdays = [
    Phrase("Mon", context: "short weekday"), Phrase("Tue", context: "short weekday"),
    Phrase("Wed", context: "short weekday"), Phrase("Thu", context: "short weekday"),
    Phrase("Fri", context: "short weekday"), Phrase("Sat", context: "short weekday"),
    Phrase("Sun", context: "short weekday"),
  ]

  /// A weekday, 1 (Monday) to 7 (Sunday): `Sat`.
  package func weekday(_ number: Int) -> String { messages(DateTexts.weekdays[number - 1]) }

  /// The month of a date: `Nov`.
  package func month(of date: CalendarDate) -> String { messages.month(of: date, isShort: true) }

  /// A date of these weeks: `Sat 21`.
  package func day(_ date: CalendarDate) -> String {
    messages("\(weekday(date.weekday)) \(date.parts.day)", context: "weekday and day of the month")
  }
}
