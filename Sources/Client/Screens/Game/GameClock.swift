import GameEngine

/// How much of the time of a round is used, where the time is the game: it runs while a question is open.
struct GameClock: Hashable, Sendable {
  private var used = 0
  private var openSince: Int?
  private var now = 0

  /// Takes what happens at a time, in milliseconds.
  mutating func take(_ events: [GameEvent], at millis: Int) {
    now = millis
    for event in events {
      if event.verdict != nil, let since = openSince {
        used += millis - since
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
