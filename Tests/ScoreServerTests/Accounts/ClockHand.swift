import HTTPConnections
import ScoreServer
import Synchronization

/// Clocks that tests set.
final class ClockHand: Sendable {
  private let millis: Mutex<(now: Int64, uptime: Int64)>

  /// Clocks that are stopped at noon of 2026-11-21 UTC.
  init() { millis = Mutex((1_795_262_400_000, 1_000_000)) }

  /// The clocks for a server.
  var clock: ServerClock {
    ServerClock(
      now: { self.millis.withLock { $0.now } }, uptime: { self.millis.withLock { $0.uptime } })
  }

  /// Advances both clocks.
  func pass(seconds: Int) {
    millis.withLock { $0 = ($0.now + Int64(seconds) * 1000, $0.uptime + Int64(seconds) * 1000) }
  }

  /// Sets the system clock forward or back.
  func set(bySeconds seconds: Int) { millis.withLock { $0.now += Int64(seconds) * 1000 } }
}

extension ClientAddress {
  /// A valid address.
  static func test(_ text: String) -> ClientAddress {
    ClientAddress(text) ?? { preconditionFailure("\(text) is no address") }()
  }
}
