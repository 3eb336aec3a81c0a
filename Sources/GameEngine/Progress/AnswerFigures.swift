/// The figures that follow from a player's answers alone, in fold order. A server keeps these of a journal; a client
/// keeps them as part of `PlayerProgress`.
package struct AnswerFigures: Hashable, Sendable {
  /// Questions played.
  package var gamesCount = 0
  /// Questions answered rightly.
  package var gamesWon = 0
  /// The sum of all points.
  package var totalScore = 0
  /// The current run of right answers, across rounds; 0 after a miss.
  package var streakCount = 0
  /// The longest such run ever.
  package var bestRun = 0

  /// Nothing answered yet.
  package init() {}

  /// 100 × the longest run of right answers.
  package var highScore: Int { 100 * bestRun }

  /// Takes the next answer.
  ///
  /// - Parameter again: whether its question had been undone before; a right answer then does not continue the run.
  package mutating func note(right: Bool, again: Bool, points: Int) {
    gamesCount.grow()
    totalScore.grow(by: points)
    if right {
      gamesWon.grow()
      if !again { streakCount.grow() }
      bestRun = max(bestRun, streakCount)
    } else {
      streakCount = 0
    }
  }
}
