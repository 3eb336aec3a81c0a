/// A player's finished rounds in one mode. Of dailies, those count that were finished on their own date.
package struct ModeProgress: Hashable, Sendable {
  /// Rounds finished.
  package internal(set) var rounds = 0
  /// The sum of their scores.
  package internal(set) var score = 0
  /// The best score.
  package internal(set) var bestScore = 0
  /// The most right answers in a round.
  package internal(set) var mostRight = 0
  /// Right answers in all rounds.
  package internal(set) var right = 0
  /// Questions in all rounds.
  package internal(set) var questions = 0
  /// For a daily: how many rounds had 0, 1 … 10 right answers, the encore left out. Zeros for other modes.
  package internal(set) var distribution = Array(repeating: 0, count: 11)
  /// The scores of the last rounds, the newest at the end.
  package internal(set) var recentScores: [Int] = []

  /// How many scores are kept.
  static let recentKept = 30

  /// No rounds yet.
  package init() {}

  /// The mean score, rounded; 0 without rounds.
  package var averageScore: Int { rounds > 0 ? (score + rounds / 2) / rounds : 0 }

  /// The figures with which a later round is compared; nil without rounds.
  package var asEarlier: EarlierRounds? {
    rounds > 0 ? EarlierRounds(rounds: rounds, average: averageScore, best: bestScore) : nil
  }

  /// Adds a finished round.
  ///
  /// - Parameter regularRight: the right answers of a daily without its encore; nil for another mode.
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
    if recentScores.count > ModeProgress.recentKept { recentScores.removeFirst() }
  }
}
