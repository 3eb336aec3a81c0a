/// A player's usual time for right answers in one form: a running geometric mean, stored as the
/// logarithm of the time divided by the form's expected time.
package struct Pace: Hashable, Sendable {
  /// The logarithm of the player's usual time divided by the expected time; 0 is as expected.
  package internal(set) var logRatio = 0.0

  /// An answer is slow above this multiple of the player's usual time.
  static let slow = 2.0
  /// An answer is fast below this fraction of the player's usual time.
  static let fast = 0.5

  /// The weight of one answer in the running mean.
  private static let weight = 0.05
  /// The longest time in milliseconds that counts. With a longer one, the player was probably away.
  private static let longest = 30_000

  package init() {}

  /// The time of an answer divided by the player's usual time; nil if it is 0 or above 30 seconds, or says nothing.
  func share(of answer: AnswerEntry) -> Double? {
    Pace.ratio(answer).map { $0 / exponential(logRatio) }
  }

  /// Adds the time of a right answer, unless it is 0 or above 30 seconds.
  mutating func note(_ answer: AnswerEntry) {
    guard let ratio = Pace.ratio(answer) else { return }
    logRatio += Pace.weight * (logarithm(ratio) - logRatio)
  }

  /// The time of an answer divided by the expected time: 4 seconds for a choice; 1.5 seconds plus
  /// 0.35 for each letter for a typed answer, which for a word found letter by letter is the word.
  private static func ratio(_ answer: AnswerEntry) -> Double? {
    // Who recalls a meaning also reads it, and thinks about a grade; who completes a word reads a passage.
    guard (1...longest).contains(answer.milliseconds), answer.form != .gist,
      answer.form != .paragraph
    else { return nil }
    let letters =
      answer.form.isPieceByPiece
      ? answer.item.headword?.count ?? answer.tries.count : answer.tries.last?.count ?? 0
    let expected = answer.isChoice ? 4000 : 1500 + 350 * Double(letters)
    return Double(answer.milliseconds) / expected
  }
}
