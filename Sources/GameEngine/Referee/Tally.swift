/// The totals of a round, computed from its outcomes.
package struct Tally: Hashable, Sendable {
  /// The sum of the points.
  package private(set) var score = 0
  /// Right answers.
  package private(set) var correct = 0
  /// The current run of right answers. Repeated questions do not extend it.
  package private(set) var streak = 0
  /// The longest run of right answers.
  package private(set) var bestStreak = 0
  /// The sum of the answer times, in milliseconds.
  package private(set) var elapsedMillis = 0

  /// The totals of outcomes in order.
  package init(_ outcomes: some Sequence<Outcome>) {
    for outcome in outcomes { add(outcome) }
  }

  /// Adds the next outcome.
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
