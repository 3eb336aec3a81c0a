/// When the daily of a date can be played: from its beginning anywhere on Earth (UTC+14) to its end
/// everywhere (UTC−12).
package struct DailyWindow: Hashable, Sendable {
  /// The first instant, in milliseconds since 1970.
  package let opensAt: Int64
  /// The first instant at which it is over.
  package let closesAt: Int64

  /// The window of a date.
  package init(_ date: CalendarDate) {
    let midnight = Int64(date.dayNumber) * 86_400_000
    opensAt = midnight - 14 * 3_600_000
    closesAt = midnight + 36 * 3_600_000
  }

  /// Whether an instant lies in it.
  package func contains(_ instant: Int64) -> Bool { (opensAt..<closesAt).contains(instant) }
}
