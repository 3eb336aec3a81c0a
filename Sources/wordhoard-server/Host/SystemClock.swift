import Foundation
import ScoreServer

extension ServerClock {
  /// The clocks of this machine.
  static let system = ServerClock(
    now: { millis(of: CLOCK_REALTIME) }, uptime: { millis(of: CLOCK_MONOTONIC) })

  private static func millis(of clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
