/// The outcome of one question, for scoring.
package struct Outcome: Hashable, Codable, Sendable {
  /// Whether the answer was right.
  package internal(set) var correct: Bool
  /// Its points.
  package internal(set) var points: Int
  /// Its time, at most `Ruleset.longestQuestion`.
  package internal(set) var elapsedMillis: Int
  /// Whether the question had been undone before; such an answer neither earns nor lengthens a run.
  package internal(set) var again: Bool

  /// The points that a question can have.
  static let possiblePoints = 0...1000

  /// An outcome.
  package init(correct: Bool, points: Int, elapsedMillis: Int, again: Bool = false) {
    self.correct = correct
    self.points = points
    self.elapsedMillis = elapsedMillis
    self.again = again
  }
}
