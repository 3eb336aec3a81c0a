import ClientCore
package import GameEngine

/// The finished rounds of a mode in a course, as `profile --json` prints them.
package struct ModeRounds: Encodable, Sendable {
  package let mode: Mode
  /// Whether these are the rounds that count on a board; the others are apart, since their scores differ.
  package let ranked: Bool
  package let course: CourseID
  package let played: Int
  /// The mean score, rounded to an integer.
  package let averageScore: Int
  package let bestScore: Int
  /// The most right answers in one round.
  package let mostRight: Int
  package let right: Int
  package let questions: Int
  /// The number of dailies by right answers, 0 to 10, out of their ten questions; nil for other
  /// modes.
  package let distribution: [Int]?
  /// The scores of the last rounds, the newest at the end.
  package let recentScores: [Int]

  /// The mean of the last five scores; nil for fewer than ten rounds, for which it says little.
  package var recentAverage: Int? {
    guard played >= 10 else { return nil }
    let last = recentScores.suffix(5)
    return (last.reduce(0, +) + last.count / 2) / max(1, last.count)
  }

  /// The finished rounds of a course by mode, those that count on no board first.
  static func all(in progress: PlayerProgress, of course: CourseID) -> [ModeRounds] {
    Mode.allCases.flatMap { mode in
      [false, true].compactMap { ranked in
        let kind = RoundKind(mode, ranked: ranked, course: course)
        return progress.kinds[kind].map { ModeRounds(kind, $0) }
      }
    }
  }

  package init(_ kind: RoundKind, _ progress: KindProgress) {
    mode = kind.mode
    ranked = kind.ranked
    course = kind.course
    played = progress.rounds
    averageScore = progress.averageScore
    bestScore = progress.bestScore
    mostRight = progress.mostRight
    right = progress.right
    questions = progress.questions
    distribution = mode == .daily ? progress.distribution : nil
    recentScores = progress.recentScores
  }
}
