/// A player's finished rounds of one kind. Dailies count only if they were played on their own date.
package struct KindProgress: Hashable, Sendable {
  /// The number of finished rounds.
  package internal(set) var rounds = 0
  /// The sum of their scores.
  package internal(set) var score = 0
  /// The best score; 0 without rounds.
  package internal(set) var bestScore = 0
  /// The largest number of right answers in a round.
  package internal(set) var mostRight = 0
  /// The sum of right answers.
  package internal(set) var right = 0
  /// The sum of questions answered or passed.
  package internal(set) var questions = 0
  /// For dailies: how many rounds had 0, 1 … 10 right answers, without the encore. Zeros for other
  /// modes.
  package internal(set) var distribution = Array(repeating: 0, count: 11)
  /// The scores of the last rounds, latest at the end; at most `recentKept`.
  package internal(set) var recentScores: [Int] = []

  /// The number of scores that are kept.
  static let recentKept = 30

  /// The mean score, rounded; 0 without rounds.
  package var averageScore: Int { rounds > 0 ? (score + rounds / 2) / rounds : 0 }

  /// The figures for comparison with a later round; nil without rounds.
  package var asEarlier: EarlierRounds? {
    rounds > 0 ? EarlierRounds(rounds: rounds, average: averageScore, best: bestScore) : nil
  }

  /// Adds a finished round.
  ///
  /// - Parameter regularRight: right answers in a daily without its encore; nil for another mode.
  mutating func add(_ result: ResultEntry, regularRight: Int?) {
    rounds.grow()
    score.grow(by: result.score)
    bestScore = max(bestScore, result.score)
    mostRight = max(mostRight, result.correct)
    right.grow(by: result.correct)
    questions.grow(by: result.questions)
    if let regularRight, distribution.indices.contains(regularRight) {
      distribution[regularRight].grow()
    }
    recentScores.append(result.score)
    if recentScores.count > KindProgress.recentKept { recentScores.removeFirst() }
  }
}
