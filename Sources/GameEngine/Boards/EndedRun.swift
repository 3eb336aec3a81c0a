/// The facts of an ended ranked run that boards need.
package struct EndedRun: Hashable, Sendable {
  /// The board it was played for: a daily's, or the week's of runs.
  package let board: BoardKey
  /// Its score.
  package let score: BoardScore
  /// How many questions were answered or passed.
  package let questions: Int
  /// Whether its last question was answered; false if it was given up or closed by time.
  package let isFinished: Bool
  /// Whether the server refuses it, for instance because it was played too quickly.
  package let isRejected: Bool
  /// Whether it counts for its player's streak although it is on no board (`NotKept.countsForStreak`).
  package let isUnlisted: Bool

  /// A run.
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
