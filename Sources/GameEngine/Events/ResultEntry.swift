/// The end of a round, completed or left early.
package struct ResultEntry: Hashable, EventEntry, Sendable {
  /// The ID of the round that ended.
  package let round: EventID
  /// The sum of the points, 0 to 1,000,000.
  package let score: Int
  /// Right answers, 0 to 1,000.
  package let correct: Int
  /// Questions answered or passed, 0 to 1,000.
  package let questions: Int
  /// Sum of the answer times, in milliseconds.
  package let elapsedMillis: Int

  package init(round: EventID, score: Int, correct: Int, questions: Int, elapsedMillis: Int) {
    self.round = round
    self.score = score
    self.correct = correct
    self.questions = questions
    self.elapsedMillis = elapsedMillis
  }

  var isPlausible: Bool {
    (0...1_000_000).contains(score) && RoundHeader.questionCounts.contains(correct)
      && RoundHeader.questionCounts.contains(questions)
      && (0...RoundOutcomes.most * Ruleset.longestQuestion).contains(elapsedMillis)
  }
}
