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

/// The figures of a round, folded from its outcomes.
package struct Tally: Hashable, Sendable {
  /// Sum of the points.
  package private(set) var score = 0
  /// Right answers.
  package private(set) var correct = 0
  /// The run of right answers that is going on.
  package private(set) var streak = 0
  /// The longest run.
  package private(set) var bestStreak = 0
  /// The time of all answers.
  package private(set) var elapsedMillis = 0

  /// The figures after these outcomes.
  package init(_ outcomes: some Sequence<Outcome>) {
    for outcome in outcomes { add(outcome) }
  }

  /// Counts one more outcome.
  package mutating func add(_ outcome: Outcome) {
    score += outcome.points
    elapsedMillis += outcome.elapsedMillis
    if outcome.correct {
      correct += 1
      if !outcome.again { streak += 1 }
      bestStreak = max(bestStreak, streak)
    } else {
      streak = 0
    }
  }
}
