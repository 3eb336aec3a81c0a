package import NIOCore
package import ScoreStore
import Synchronization

/// Asks each part of the server that could hang to respond, again and again: the event loops, the readers and the writer
/// of the store. A part that hangs stops the beat.
package final class Heartbeat: Sendable {
  /// The age in milliseconds from which the last beat counts as missed.
  private static let patience: Int64 = 3000
  /// The milliseconds by which the clock may differ from the database's. Players' times follow the server's.
  private static let clockTolerance: Int64 = 250

  private let store: any ScoreStore
  private let loops: any EventLoopGroup
  private let clock: ServerClock
  /// The uptime of the last beat.
  private let last = Atomic(Int64.min)
  /// The uptime at which the database was last reached.
  private let lastReached = Atomic(Int64.min)
  private let leading = Atomic(false)
  private let pace = Mutex(Pace.wrong)

  /// How the clock was when it was last compared with the database's. It is no closure, which a `Mutex` would wrap into two more for each
  /// request.
  private enum Pace {
    case wrong, ofDatabase
    case right(shift: Int64)
  }

  /// A heartbeat that has not begun.
  package init(store: any ScoreStore, loops: any EventLoopGroup, clock: ServerClock) {
    self.store = store
    self.loops = loops
    self.clock = clock
  }

  /// Returns when all parts have responded; never, if one hangs.
  ///
  /// - Throws: `StoreError.busy` if a thread of the store has been busy for too long.
  package func beat() async throws {
    for loop in loops.makeIterator() { try await loop.submit {}.get() }
    try await store.ping()
    last.store(clock.uptime(), ordering: .relaxed)
  }

  /// Returns when the database has answered. It may be on another machine, so that its absence does not stop the beat: a restart
  /// of the server would not bring it back.
  ///
  /// - Throws: `ClockDifference` if the server has another time than the database; `OutdatedServer`; the error of the store.
  @discardableResult
  package func reach() async throws -> Attendance {
    let shift = clock.now() - clock.uptime()
    let attendance: Attendance
    do {
      attendance = try await store.attend(by: clock.now)
    } catch {
      ServerMetrics.database(isConnected: false)
      throw error
    }
    ServerMetrics.database(isConnected: true)
    guard !attendance.isOutdated else {
      pace.withLock { $0 = .wrong }
      throw OutdatedServer()
    }
    let difference = attendance.clockDifference ?? 0
    guard difference <= Heartbeat.clockTolerance else {
      pace.withLock { $0 = .wrong }
      throw ClockDifference(millis: difference)
    }
    pace.withLock { $0 = attendance.clockDifference == nil ? .ofDatabase : .right(shift: shift) }
    leading.store(attendance.leads, ordering: .relaxed)
    lastReached.store(clock.uptime(), ordering: .relaxed)
    return attendance
  }

  /// Whether the tables are those of this version, and the clock agrees with that of the database and was not set since it was
  /// compared. If not, no run must begin or end: it might be on the board of another day.
  package var mayPlay: Bool {
    switch pace.withLock({ $0 }) {
    case .wrong: false
    case .ofDatabase: true
    case .right(let shift):
      abs(clock.now() - clock.uptime() - shift) <= Heartbeat.clockTolerance
    }
  }

  /// Whether this server does the work that one server of the database is enough for.
  package var leads: Bool { leading.load(ordering: .relaxed) }

  /// Whether all parts and the database have responded lately.
  package var isRegular: Bool {
    [last.load(ordering: .relaxed), lastReached.load(ordering: .relaxed)].allSatisfy {
      $0 != .min && clock.uptime() - $0 < Heartbeat.patience
    }
  }
}

/// The clock of a server is not that of its database.
package struct ClockDifference: Error, Hashable, CustomStringConvertible {
  /// The milliseconds by which they differ at least.
  package let millis: Int64

  package var description: String {
    "the clock differs from the database's by \(millis) ms; synchronize both"
  }
}

/// The database has become one of a newer version while the server ran.
package struct OutdatedServer: Error, Hashable, CustomStringConvertible {
  package var description: String {
    "the database is of a newer version; upgrade this server"
  }
}
