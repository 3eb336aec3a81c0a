/// The end of a round.
package struct ResultEntry: Hashable, EventEntry, Sendable {
  /// The round.
  package let round: EventID
  /// Its score.
  package let score: Int
  /// Right answers.
  package let correct: Int
  /// Questions answered or passed.
  package let questions: Int
  /// The time of all answers.
  package let elapsedMillis: Int

  /// An end.
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
