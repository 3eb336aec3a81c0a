extension ItemMemory {
  /// The chance below which a course of answers is left out of an expected number.
  private static let least = 0.02

  /// The expected number of reviews in the next days, if each is done on the day on which it is
  /// due. A forgotten item comes back sooner.
  ///
  /// - Parameter days: the number of days, today included.
  package func expectedReviews(
    in days: Int, from time: StudyTime, goal: RecallGoal, model: FSRS
  ) -> Double {
    let due = daysUntilDue(at: time, goal: goal, model: model)
    return expected(
      state.stability, state.difficulty, after: due + state.elapsedDays(at: time),
      daysLeft: days - due, chance: 1, goal, model)
  }

  /// The expected number of reviews from a review on.
  ///
  /// - Parameters:
  ///   - wait: the days before the review.
  ///   - daysLeft: the days from the review on, its day included.
  ///   - chance: the chance that the review happens on this day.
  private func expected(
    _ stability: Double, _ difficulty: Double, after wait: Int, daysLeft: Int, chance: Double,
    _ goal: RecallGoal, _ model: FSRS
  ) -> Double {
    guard daysLeft > 0, chance >= ItemMemory.least else { return 0 }
    let recall = model.retrievability(of: stability, after: Double(wait))
    return [(Grade.good, recall), (.again, 1 - recall)].reduce(chance) { sum, outcome in
      let (grade, share) = outcome
      let next = model.stability(
        after: grade, from: stability, difficulty: difficulty, recall: recall, isSameDay: false)
      let days = model.wait(of: next, for: goal)
      return sum
        + expected(
          next, model.difficulty(after: grade, from: difficulty), after: days,
          daysLeft: daysLeft - days, chance: chance * share, goal, model)
    }
  }
}
