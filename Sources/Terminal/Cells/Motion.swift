/// How far a movement on the screen is. One clock moves everything: a screen asks for a movement with
/// `Effect.move`, and what it draws asks its `Area`. Without a movement, everything is drawn as at its end.
package struct Motion: Hashable, Sendable {
  /// The milliseconds since the movement began.
  let elapsed: Int

  /// The milliseconds from one frame to the next.
  static let frameMillis = 33

  /// The share of a part of the movement that is over, 0 to 1.
  ///
  /// - Parameters:
  ///   - start: when the part begins, in milliseconds since the movement began.
  ///   - millis: how long it takes.
  package func share(after start: Int = 0, of millis: Int) -> Double {
    min(1, max(0, Double(elapsed - start) / Double(max(1, millis))))
  }

  /// The milliseconds of one of the two flashes of something that glows, and of the pause after it.
  package static let flashMillis = 200

  /// Whether something that glows twice is lit: at most three changes a second.
  package func glows(after start: Int = 0) -> Bool {
    let phase = (elapsed - start) / Motion.flashMillis
    return elapsed >= start && (phase == 0 || phase == 2)
  }

  /// How many of `count` steps are over; they become slower to the end.
  package func steps(_ count: Int, after start: Int = 0, of millis: Int) -> Int {
    let rest = 1 - share(after: start, of: millis)
    return Int((Double(count) * (1 - rest * rest * rest)).rounded())
  }
}
