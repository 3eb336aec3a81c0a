package import GameEngine

/// The time for which the server remembers the networks that players of dailies used.
package enum NetworkMemory {
  /// The number of dates that are kept, including today.
  private static let days = 30

  /// The first date whose networks are remembered on a date.
  package static func firstKept(on today: CalendarDate) -> CalendarDate {
    today.adding(days: 1 - days)
  }
}
