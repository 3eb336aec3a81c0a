/// What a player remembers of one word, by FSRS: see `FSRS`.
package struct MemoryState: Hashable, Sendable {
  /// In how many days the chance of recalling it falls to nine in ten; at least 0.001.
  package internal(set) var stability: Double
  /// How hard it is to make it more stable, 1 (easy) to 10. Not the difficulty that players see.
  package internal(set) var difficulty: Double
  /// When it was last answered, in milliseconds since 1970.
  package internal(set) var lastReview: Int64

  /// A state.
  package init(stability: Double, difficulty: Double, lastReview: Int64) {
    self.stability = stability
    self.difficulty = difficulty
    self.lastReview = lastReview
  }

  /// Whole days that have passed since the last answer; a clock that was set back counts as none.
  package func elapsedDays(at instant: Int64) -> Int {
    Int(max(0, instant &- lastReview) / 86_400_000)
  }
}
