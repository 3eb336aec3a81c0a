import Client
import GameEngine

/// How much of the time of a round is used, where the time is the game: it runs while a question is open, and
/// stands while an answer is judged and written.
struct GameClock: Hashable, Sendable {
  private var used = 0
  private var openSince: Int?
  /// When the answer was sent that is on its way.
  private var sentAt: Int?
  private var now = 0

  /// An answer is sent at a time, in milliseconds.
  mutating func send(at millis: Int) { (sentAt, now) = (millis, millis) }

  /// Takes what has come of it. Where the question is still open, it was open all the time.
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

  /// Looks at the time.
  mutating func look(at millis: Int) { now = millis }

  /// The seconds that are left of a time in milliseconds, as of the last look.
  func secondsLeft(of limit: Int) -> Int {
    let all = used + (openSince.map { now - $0 } ?? 0)
    return max(0, (limit - all + 999) / 1000)
  }
}
