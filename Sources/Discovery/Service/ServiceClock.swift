import Glibc

/// The clock that spaces requests.
package struct ServiceClock: Sendable {
  /// The time since any fixed moment, by a clock that never runs backwards.
  package let now: @Sendable () -> Duration
  /// The time since 1970, which other processes know, too.
  package let date: @Sendable () -> Duration
  /// Waits; throws only if the task is cancelled.
  package let sleep: @Sendable (Duration) async throws -> Void

  package init(
    now: @escaping @Sendable () -> Duration, date: @escaping @Sendable () -> Duration,
    sleep: @escaping @Sendable (Duration) async throws -> Void
  ) {
    (self.now, self.date, self.sleep) = (now, date, sleep)
  }

  /// The clock of this machine.
  package static var continuous: ServiceClock {
    let start = ContinuousClock.now
    return ServiceClock(
      now: { ContinuousClock.now - start },
      date: {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
      }, sleep: { try await Task.sleep(for: $0) })
  }
}
