/// The figures that depend only on a player's answers, in fold order. A server stores them for each
/// journal; a client stores them as part of `PlayerProgress`.
package struct AnswerFigures: Hashable, Sendable {
  /// The number of questions answered or passed.
  package var gamesCount = 0
  /// The number of questions answered correctly.
  package var gamesWon = 0
  /// The sum of all points.
  package var totalScore = 0
  /// The current run of right answers, across rounds; 0 after a miss.
  package var streakCount = 0
  /// The longest run of right answers ever.
  package var bestRun = 0

  package init() {}

  /// 100 × the longest run of right answers ever.
  package var highScore: Int { 100 * bestRun }

  /// Adds the next answer.
  ///
  /// - Parameter again: whether its question was repeated. A right answer then does not extend the run.
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
