/// How long a player takes for right answers in one form: a running median, kept as the logarithm of the
/// time over what the form is expected to take.
package struct Pace: Hashable, Sendable {
  /// The logarithm of the player's time over the expected time.
  package internal(set) var logRatio = 0.0

  /// Slower than so many times the player's own time is slow.
  static let slow = 2.0
  /// Faster than this share of the player's own time is fast.
  static let fast = 0.5

  /// How much one answer counts.
  private static let weight = 0.05
  /// Who takes longer than this was not at it, in milliseconds.
  private static let longest = 30_000

  /// Nothing known: the player needs what is expected.
  package init() {}

  /// An answer's time over the player's own; nil where it says nothing.
  func share(of answer: AnswerEntry) -> Double? {
    Pace.ratio(answer).map { $0 / exponential(logRatio) }
  }

  /// Takes in a right answer.
  mutating func note(_ answer: AnswerEntry) {
    guard let ratio = Pace.ratio(answer) else { return }
    logRatio += Pace.weight * (logarithm(ratio) - logRatio)
  }

  /// An answer's time over what is expected of anybody: four seconds for a choice; for a typed word one and
  /// a half and 0.35 for each letter.
  private static func ratio(_ answer: AnswerEntry) -> Double? {
    guard (1...longest).contains(answer.milliseconds) else { return nil }
    let expected =
      answer.isChoice ? 4000 : 1500 + 350 * Double(answer.item.termLength)
    return Double(answer.milliseconds) / expected
  }
}
