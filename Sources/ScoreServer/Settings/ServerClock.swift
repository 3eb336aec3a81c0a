package import GameEngine

/// The two clocks of a server, so that tests can turn them.
package struct ServerClock: Sendable {
  /// Milliseconds since 1970 UTC by the system's clock, which may be set.
  package let now: @Sendable () -> Int64
  /// Milliseconds of a clock that never jumps; for waits, limits and the time of answers.
  package let uptime: @Sendable () -> Int64

  /// Clocks.
  package init(now: @escaping @Sendable () -> Int64, uptime: @escaping @Sendable () -> Int64) {
    self.now = now
    self.uptime = uptime
  }
}

extension ServerClock {
  /// Today's date in UTC.
  package var today: CalendarDate { CalendarDate(utc: now()) }
}
