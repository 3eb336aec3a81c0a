/// The time by which requests are spaced.
package struct ServiceClock: Sendable {
  /// The time since any fixed moment.
  package let now: @Sendable () -> Duration
  /// Waits; throws only if the task is cancelled.
  package let sleep: @Sendable (Duration) async throws -> Void

  /// A clock.
  package init(
    now: @escaping @Sendable () -> Duration,
    sleep: @escaping @Sendable (Duration) async throws -> Void
  ) {
    self.now = now
    self.sleep = sleep
  }

  /// The clock of this machine.
  package static var continuous: ServiceClock {
    let start = ContinuousClock.now
    return ServiceClock(now: { ContinuousClock.now - start }) { try await Task.sleep(for: $0) }
  }
}
