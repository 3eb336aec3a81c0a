package import GameEngine

/// The two clocks of a server; tests replace them.
package struct ServerClock: Sendable {
  /// Milliseconds since 1970 UTC by the system clock, which can be set.
  package let now: @Sendable () -> Int64
  /// Milliseconds of a monotonic clock; for waits, limits and the times of answers.
  package let uptime: @Sendable () -> Int64

  package init(now: @escaping @Sendable () -> Int64, uptime: @escaping @Sendable () -> Int64) {
    self.now = now
    self.uptime = uptime
  }
}

extension ServerClock {
  /// Today's date in UTC, by the system clock.
  package var today: CalendarDate { CalendarDate(utc: now()) }
}
