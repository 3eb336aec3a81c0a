/// The state of a word in a player's memory, in the model `FSRS`.
package struct MemoryState: Hashable, Sendable {
  /// Days in which the chance of recall falls to 0.9; at least 0.001.
  package internal(set) var stability: Double
  /// How much the word resists becoming more stable, 1 (easy) to 10 (hard). Not the difficulty that
  /// players see.
  package internal(set) var difficulty: Double
  /// The time of the last answer, in milliseconds since 1970.
  package internal(set) var lastReview: Int64
  /// The study day of the last answer, in days since 1970-01-01.
  package internal(set) var lastDay: Int

  package init(stability: Double, difficulty: Double, reviewed time: StudyTime) {
    self.stability = stability
    self.difficulty = difficulty
    lastReview = time.instant
    lastDay = time.day
  }

  /// Study days since the last answer, 0 on the same day; 0 if the clock was set back.
  package func elapsedDays(at time: StudyTime) -> Int { max(0, time.day - lastDay) }
}
