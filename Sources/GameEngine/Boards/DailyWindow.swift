/// When the daily of a date can be played: from the start of the date in UTC+14 to its end in UTC−12.
package struct DailyWindow: Hashable, Sendable {
  /// The first instant of the window, in milliseconds since 1970.
  package let opensAt: Int64
  /// The first instant after the window, in milliseconds since 1970.
  package let closesAt: Int64

  /// The window of a date, 50 hours long.
  package init(_ date: CalendarDate) {
    let midnight = Int64(date.dayNumber) * 86_400_000
    opensAt = midnight - 14 * 3_600_000
    closesAt = midnight + 36 * 3_600_000
  }

  /// Whether an instant in milliseconds since 1970 lies in the window.
  package func contains(_ instant: Int64) -> Bool { (opensAt..<closesAt).contains(instant) }
}
