/// A player's answers in one form of question.
package struct FormProgress: Hashable, Sendable {
  /// Questions answered.
  package var answers = 0
  /// Right answers.
  package var right = 0
  /// The sum of the points.
  package var points = 0
  /// The current run of right answers.
  var run = 0
  /// The longest such run.
  package internal(set) var bestRun = 0
  /// The last answers, the newest in the lowest bit: 1 is right.
  var recentBits = 0
  /// How long right answers take.
  package var pace = Pace()

  /// A form that was never played.
  package init() {}

  /// How many of the last answers, up to twenty, were right.
  package var recent: (right: Int, count: Int) {
    (recentBits.nonzeroBitCount, min(answers, FormProgress.recentKept))
  }

  private static let recentKept = 20
  /// The bits of the last answers.
  static let recentMask = 1 << recentKept - 1

  /// Adds an answer.
  mutating func note(right isRight: Bool, points earned: Int) {
    answers.grow()
    points.grow(by: earned)
    if isRight { right.grow() }
    if isRight { run.grow() } else { run = 0 }
    bestRun = max(bestRun, run)
    recentBits = (recentBits << 1 | (isRight ? 1 : 0)) & FormProgress.recentMask
  }
}
