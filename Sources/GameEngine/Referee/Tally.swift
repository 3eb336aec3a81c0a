/// The figures of a round, folded from its outcomes.
package struct Tally: Hashable, Sendable {
  /// Sum of the points.
  package private(set) var score = 0
  /// Right answers.
  package private(set) var correct = 0
  /// The current run of right answers.
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
