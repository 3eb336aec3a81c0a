/// How long a player takes for right answers in one form: a running median, stored as the logarithm of the
/// time divided by the form's expected time.
package struct Pace: Hashable, Sendable {
  /// The logarithm of the player's time over the expected time.
  package internal(set) var logRatio = 0.0

  /// An answer is slow if it takes longer than this many times the player's usual time.
  static let slow = 2.0
  /// An answer is fast if it takes less than this share of the player's usual time.
  static let fast = 0.5

  /// How much one answer counts.
  private static let weight = 0.05
  /// Longer times mean that the player was away, in milliseconds.
  private static let longest = 30_000

  /// A player without answers, who needs the expected time.
  package init() {}

  /// An answer's time divided by the player's usual time; nil if it is not conclusive.
  func share(of answer: AnswerEntry) -> Double? {
    Pace.ratio(answer).map { $0 / exponential(logRatio) }
  }

  /// Adds a right answer.
  mutating func note(_ answer: AnswerEntry) {
    guard let ratio = Pace.ratio(answer) else { return }
    logRatio += Pace.weight * (logarithm(ratio) - logRatio)
  }

  /// An answer's time divided by the expected time: four seconds for a choice; for a typed word one and
  /// a half and 0.35 for each letter.
  private static func ratio(_ answer: AnswerEntry) -> Double? {
    guard (1...longest).contains(answer.milliseconds) else { return nil }
    let expected =
      answer.isChoice ? 4000 : 1500 + 350 * Double(answer.item.termLength)
    return Double(answer.milliseconds) / expected
  }
}
