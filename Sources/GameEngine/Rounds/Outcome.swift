/// The outcome of one question, for the score.
package struct Outcome: Hashable, Codable, Sendable {
  /// Whether the answer was right.
  package internal(set) var correct: Bool
  /// Points earned, 0 to 1,000.
  package internal(set) var points: Int
  /// Answer time in milliseconds, at most `Ruleset.longestQuestion`.
  package internal(set) var elapsedMillis: Int
  /// Whether the question was repeated, after an undo or a miss. Such an answer earns nothing and
  /// does not extend a run.
  package internal(set) var again: Bool

  /// The range of points of one question.
  static let possiblePoints = 0...1000

  package init(correct: Bool, points: Int, elapsedMillis: Int, again: Bool = false) {
    self.correct = correct
    self.points = points
    self.elapsedMillis = elapsedMillis
    self.again = again
  }
}
