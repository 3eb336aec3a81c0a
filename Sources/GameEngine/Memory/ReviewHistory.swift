/// The answers to one word in the order in which they were given, as the memory model counts them.
package struct ReviewHistory: Hashable, Sendable {
  /// One answer.
  package struct Review: Hashable, Sendable {
    /// The study day, in days since 1970-01-01.
    package let day: Int
    /// How well the word was known.
    package let grade: Grade

    package init(day: Int, grade: Grade) {
      self.day = day
      self.grade = grade
    }
  }

  /// The answers, the first one first.
  package var reviews: [Review]

  package init(_ reviews: [Review] = []) { self.reviews = reviews }

  /// Visits the answers whose outcome a model predicts: those on a later day than the one before.
  ///
  /// - Parameter visit: takes the chances of recall by the models, in their order, and whether the answer was right.
  func predict(by models: [FSRS], _ visit: ([Double], Bool) -> Void) {
    var states: [MemoryState] = []
    for review in reviews {
      let time = StudyTime(instant: 0, day: review.day)
      if let first = states.first, first.elapsedDays(at: time) > 0 {
        visit(
          zip(models, states).map { $0.retrievability(of: $1, at: time) }, review.grade.isSuccess)
      }
      states = models.indices.map {
        models[$0].state(
          after: review.grade, from: states.isEmpty ? nil : states[$0], at: time)
      }
    }
  }
}
