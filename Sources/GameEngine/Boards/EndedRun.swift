/// The facts about an ended ranked run that boards need.
package struct EndedRun: Hashable, Sendable {
  /// The board that it was played for: a daily, or a week of runs.
  package let board: BoardKey
  /// Points, time and end of the run.
  package let score: BoardScore
  /// The number of questions answered or passed.
  package let questions: Int
  /// Whether the last question was answered; false if the player gave up or the time ran out.
  package let isFinished: Bool
  /// Whether the server refuses it, for example because it was played too fast.
  package let isRejected: Bool
  /// Whether it only counts for the streak and is not listed on a board (`NotKept.countsForStreak`).
  package let isUnlisted: Bool

  package init(
    board: BoardKey, score: BoardScore, questions: Int, isFinished: Bool, isRejected: Bool,
    isUnlisted: Bool = false
  ) {
    self.board = board
    self.score = score
    self.questions = questions
    self.isFinished = isFinished
    self.isRejected = isRejected
    self.isUnlisted = isUnlisted
  }
}
