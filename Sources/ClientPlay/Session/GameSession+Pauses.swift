extension GameSession {
  /// When a session waits for one more input.
  package struct Pauses: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Before the result of a practice round, so that its last answer can be undone or disputed.
    package static let atEnd = Pauses(rawValue: 1)
    /// After a miss, so that the answer can be read before the clock of the next question runs.
    package static let afterMiss = Pauses(rawValue: 2)
    /// Before a board or the last miss is replaced on the screen.
    package static let beforeReplacing = Pauses(rawValue: 4)
    /// Before the encore, which the player may decline.
    package static let beforeEncore = Pauses(rawValue: 8)
  }
}
