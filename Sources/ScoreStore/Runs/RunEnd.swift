package import GameEngine

/// How a run ended.
package struct RunEnd: Hashable, Sendable {
  /// Why it ended.
  package enum Cause: String, Sendable {
    /// Its last question was answered.
    case finished
    /// The player gave up.
    case givenUp = "given-up"
    /// Its time was over.
    case closed
  }

  /// Why it ended.
  package let cause: Cause
  /// The score.
  package let score: Int
  /// The number of right answers.
  package let correct: Int
  /// The number of questions that were answered or passed.
  package let questions: Int
  /// The longest sequence of right answers.
  package let bestStreak: Int
  /// The total time of all answers.
  package let elapsedMillis: Int
  /// The time of the end, in milliseconds since 1970.
  package let finishedAt: Int64
  /// Why the run is on no board, as a code of `NotKept`; nil if it is. A newcomer's counts for the streak all the same.
  package let reason: String?

  /// An end.
  package init(
    cause: Cause, score: Int, correct: Int, questions: Int, bestStreak: Int, elapsedMillis: Int,
    finishedAt: Int64, reason: String?
  ) {
    self.cause = cause
    self.score = score
    self.correct = correct
    self.questions = questions
    self.bestStreak = bestStreak
    self.elapsedMillis = elapsedMillis
    self.finishedAt = finishedAt
    self.reason = reason
  }

  /// The run as `BoardRules` sees it.
  package func run(_ id: RunID, on board: BoardKey) -> EndedRun {
    EndedRun(
      board: board,
      score: BoardScore(
        score: score, elapsedMillis: elapsedMillis, finishedAt: finishedAt, run: id),
      questions: questions, isFinished: cause == .finished,
      isRejected: reason != nil && !isOfNewcomer, isOfNewcomer: isOfNewcomer)
  }

  /// Whether the run is on no board because its player has not finished enough dailies yet.
  package var isOfNewcomer: Bool { reason == NotKept.newcomer.rawValue }
}
