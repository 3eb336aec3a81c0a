package import NIOCore
package import ScoreStore
import Synchronization

/// Asks each part of the server that could hang to respond, again and again: the event loops, the readers and the writer
/// of the store. A part that hangs stops the beat.
package final class Heartbeat: Sendable {
  /// The age in milliseconds from which the last beat counts as missed.
  private static let patience: Int64 = 3000

  private let store: any ScoreStore
  private let loops: any EventLoopGroup
  private let uptime: @Sendable () -> Int64
  /// The uptime of the last beat.
  private let last = Atomic(Int64.min)
  /// The uptime at which the database was last reached.
  private let lastReached = Atomic(Int64.min)

  /// A heartbeat that has not begun.
  ///
  /// - Parameter uptime: milliseconds of a monotonic clock.
  package init(
    store: any ScoreStore, loops: any EventLoopGroup, uptime: @escaping @Sendable () -> Int64
  ) {
    self.store = store
    self.loops = loops
    self.uptime = uptime
  }

  /// Returns when all parts have responded; never, if one hangs.
  ///
  /// - Throws: `StoreError.busy` if a thread of the store has been busy for too long.
  package func beat() async throws {
    for loop in loops.makeIterator() { try await loop.submit {}.get() }
    try await store.ping()
    last.store(uptime(), ordering: .relaxed)
  }

  /// Returns when the database has answered. It may be on another machine, so that its absence does not stop the beat: a restart
  /// of the server would not bring it back.
  package func reach() async throws {
    try await store.reach()
    lastReached.store(uptime(), ordering: .relaxed)
  }

  /// Whether all parts and the database have responded lately.
  package var isRegular: Bool {
    [last.load(ordering: .relaxed), lastReached.load(ordering: .relaxed)].allSatisfy {
      $0 != .min && uptime() - $0 < Heartbeat.patience
    }
  }
}
