package import GameEngine

/// The result of a run, and the reason for its end.
package struct RunEnd: Hashable, Sendable {
  /// The event that ended a run. The names are stored.
  package enum Cause: String, Sendable {
    /// Its last question was answered.
    case finished
    /// The player ended the run early.
    case givenUp = "given-up"
    /// The run was still open at its closing time.
    case closed
  }

  /// The event that ended the run.
  package let cause: Cause
  /// The points of all answers.
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
  /// Why the run is on no board, as a code of `NotKept`; nil if it is. It may count for the streak all the same.
  package let reason: String?
  /// Why the operator removed it from its board, in the operator's words.
  package let removal: String?
  /// The right answers of a daily without its encore; nil for other runs.
  package let regularRight: Int?

  package init(
    cause: Cause, score: Int, correct: Int, questions: Int, bestStreak: Int, elapsedMillis: Int,
    finishedAt: Int64, reason: String?, removal: String? = nil, regularRight: Int? = nil
  ) {
    self.regularRight = regularRight
    self.cause = cause
    self.score = score
    self.correct = correct
    self.questions = questions
    self.bestStreak = bestStreak
    self.elapsedMillis = elapsedMillis
    self.finishedAt = finishedAt
    self.reason = reason
    self.removal = removal
  }

  /// The run as `BoardRules` sees it.
  package func run(_ id: RunID, on board: BoardKey) -> EndedRun {
    EndedRun(
      board: board,
      score: BoardScore(
        score: score, elapsedMillis: elapsedMillis, finishedAt: finishedAt, run: id,
        regularRight: regularRight),
      questions: questions, isFinished: cause == .finished,
      isRejected: reason != nil && !isUnlisted, isUnlisted: isUnlisted)
  }

  /// The same end after the operator has removed the run from its board.
  package func removed(because removal: String) -> RunEnd {
    RunEnd(
      cause: cause, score: score, correct: correct, questions: questions, bestStreak: bestStreak,
      elapsedMillis: elapsedMillis, finishedAt: finishedAt, reason: NotKept.removed.rawValue,
      removal: removal, regularRight: regularRight)
  }

  /// Whether the run is on no board because its player has not finished enough dailies yet.
  package var isOfNewcomer: Bool { reason == NotKept.newcomer.rawValue }

  /// Whether the run counts for the player's streak although it is on no board.
  package var isUnlisted: Bool { reason.flatMap(NotKept.init)?.countsForStreak == true }
}
