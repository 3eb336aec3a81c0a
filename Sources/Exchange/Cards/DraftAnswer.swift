package import GameEngine

/// An answer of ours, for the log of reviews in Anki.
package struct DraftAnswer: Hashable, Codable, Sendable {
  /// When it was given, in milliseconds since 1970.
  package var instant: Int64
  /// Its grade, from 1 (wrong) to 4 (easy).
  package var grade: Int
  /// The time between question and answer.
  package var milliseconds: Int
  /// The stability after it, in days; nil if unknown.
  package var stability: Double?
  /// The difficulty after it, from 1 to 10; nil if unknown.
  package var difficulty: Double?
  /// What it asked for, if the card has a memory of each skill; nil otherwise.
  package var skill: Skill?

  package init(
    instant: Int64, grade: Int, milliseconds: Int, stability: Double? = nil,
    difficulty: Double? = nil, skill: Skill? = nil
  ) {
    self.instant = instant
    self.grade = grade
    self.milliseconds = milliseconds
    self.stability = stability
    self.difficulty = difficulty
    self.skill = skill
  }
}
