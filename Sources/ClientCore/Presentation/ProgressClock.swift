import Synchronization

/// Says when it is time to show progress: from the first second on, ten times a second.
package final class ProgressClock: Sendable {
  private static let patience = 1000
  private static let pause = 100

  private let uptime: @Sendable () -> Int
  private let next: Atomic<Int>

  package init(_ uptime: @escaping @Sendable () -> Int) {
    self.uptime = uptime
    next = Atomic(uptime() + ProgressClock.patience)
  }

  package var isDue: Bool {
    let now = uptime()
    guard now >= next.load(ordering: .relaxed) else { return false }
    next.store(now + ProgressClock.pause, ordering: .relaxed)
    return true
  }
}
