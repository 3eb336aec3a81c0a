import Client
import GameEngine

/// The names of days and months.
enum DateNames {
  /// From Monday on, of three letters each.
  static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  /// From January on.
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// A month, 1 to 12, in three letters.
  static func month(_ number: Int) -> String { String(months[number - 1].prefix(3)) }

  /// A date of these weeks: `Sat 21`.
  static func day(_ date: CalendarDate) -> String {
    "\(weekdays[date.weekday - 1]) \(date.parts.day)"
  }
}
