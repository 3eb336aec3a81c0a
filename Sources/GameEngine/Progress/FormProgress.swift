/// A player's answers in one form of question.
package struct FormProgress: Hashable, Sendable {
  /// Questions answered or passed in the form.
  package var answers = 0
  /// Right answers, disputed ones not included.
  package var right = 0
  /// The sum of the points.
  package var points = 0
  /// The current run of right answers in the form.
  var run = 0
  /// The longest run of right answers in the form.
  package internal(set) var bestRun = 0
  /// The last answers, latest in the lowest bit: 1 is right.
  var recentBits = 0
  /// The player's usual time for right answers.
  package var pace = Pace()

  package init() {}

  /// The number of right answers among the latest ones, and the number of these, up to twenty.
  package var recent: (right: Int, count: Int) {
    (recentBits.nonzeroBitCount, min(answers, FormProgress.recentKept))
  }

  private static let recentKept = 20
  /// The bits of `recentBits` that are kept.
  static let recentMask = 1 << recentKept - 1

  /// Adds the next answer.
  mutating func note(right isRight: Bool, points earned: Int) {
    answers.grow()
    points.grow(by: earned)
    if isRight { right.grow() }
    if isRight { run.grow() } else { run = 0 }
    bestRun = max(bestRun, run)
    recentBits = (recentBits << 1 | (isRight ? 1 : 0)) & FormProgress.recentMask
  }
}
