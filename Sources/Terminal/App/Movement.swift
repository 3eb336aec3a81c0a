/// The movement of one screen, from the request to its end. Its clock starts when the terminal has shown the
/// first frame, so that a slow line shows the end instead of a part of the way.
struct Movement: Sendable {
  /// What became of a movement with the time.
  enum Advance {
    case goesOn, isOver
    /// The terminal needs too long to show a frame.
    case isTooSlow
  }

  /// For how many milliseconds a terminal may show one frame.
  static let patience = 250

  let layer: Int
  private let millis: Int
  private let askedAt: Int
  private var beganAt: Int?
  /// When the next frame is due, or the first one is late.
  private(set) var wakeAt: Int
  private(set) var motion = Motion(elapsed: 0)

  init(of layer: Int, millis: Int, at now: Int) {
    (self.layer, self.millis, askedAt) = (layer, millis, now)
    wakeAt = now + Movement.patience
  }

  /// Starts the clock, since the terminal has shown the first frame.
  mutating func begin(at now: Int) -> Advance {
    guard beganAt == nil else { return .goesOn }
    guard now - askedAt <= Movement.patience else { return .isTooSlow }
    (beganAt, wakeAt) = (now, now + Motion.frameMillis)
    return .goesOn
  }

  /// Moves on if the next frame is due.
  mutating func advance(to now: Int) -> Advance {
    guard now >= wakeAt else { return .goesOn }
    guard let beganAt else { return .isTooSlow }
    motion = Motion(elapsed: now - beganAt)
    wakeAt = now + Motion.frameMillis
    return motion.elapsed >= millis ? .isOver : .goesOn
  }
}
