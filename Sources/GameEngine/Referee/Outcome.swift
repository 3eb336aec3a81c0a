/// How one question of a round ended, as far as scoring goes.
package struct Outcome: Hashable, Codable, Sendable {
  /// Whether the answer was right.
  package let correct: Bool
  /// What it earned.
  package let points: Int
  /// Its time, at most `Ruleset.longestQuestion`.
  package let elapsedMillis: Int
  /// Whether the question had been undone before; such an answer neither earns nor lengthens a run.
  package let again: Bool

  /// An outcome.
  package init(correct: Bool, points: Int, elapsedMillis: Int, again: Bool = false) {
    self.correct = correct
    self.points = points
    self.elapsedMillis = elapsedMillis
    self.again = again
  }
}
