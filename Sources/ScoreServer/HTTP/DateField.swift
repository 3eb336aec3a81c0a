import Foundation
import Synchronization

/// The header field `Date`, formatted once a second.
final class DateField: Sendable {
  private let clock: ServerClock
  private let written: Mutex<(second: Int64, text: String)>

  init(clock: ServerClock) {
    self.clock = clock
    written = Mutex((0, DateField.text(0)))
  }

  /// The time in the format of RFC 9110: `Sat, 21 Nov 2026 12:00:00 GMT`.
  var value: String {
    let second = clock.now() / 1000
    return written.withLock { written in
      if written.second != second { written = (second, DateField.text(second)) }
      return written.text
    }
  }

  private static func text(_ second: Int64) -> String {
    Date(timeIntervalSince1970: TimeInterval(second)).formatted(
      .verbatim(
        """
        \(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \(year: .defaultDigits) \
        \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\
        \(second: .twoDigits) GMT
        """, locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt,
        calendar: Calendar(identifier: .gregorian)))
  }
}
