import ClientCore
import GameEngine

/// The used time of a speed round: the clock runs while a question is open, and stops while an answer is
/// judged and written.
struct GameClock: Hashable, Sendable {
  private var used = 0
  private var openSince: Int?
  /// When the answer was sent that is being judged.
  private var sentAt: Int?
  private var now = 0

  /// Notes that an answer is sent at a time, in milliseconds.
  mutating func send(at millis: Int) { (sentAt, now) = (millis, millis) }

  /// Applies the events of the answer. The time of a question that is still open keeps counting.
  mutating func take(_ events: [GameEvent], at millis: Int) {
    let end = sentAt ?? millis
    (sentAt, now) = (nil, millis)
    for event in events {
      if event.verdict != nil, let since = openSince {
        used += end - since
        openSince = nil
      }
      if event.question != nil { openSince = millis }
    }
  }

  /// Sets the current time, in milliseconds of a monotonic clock. Called at each tick of the
  /// screen.
  mutating func look(at millis: Int) { now = millis }

  /// The seconds left of a limit in milliseconds, at the last update.
  func secondsLeft(of limit: Int) -> Int {
    let all = used + (openSince.map { now - $0 } ?? 0)
    return max(0, (limit - all + 999) / 1000)
  }
}
