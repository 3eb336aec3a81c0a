/// Where a word stands for one player, 1 (known) to 4 (hard). New words start at 4.
///
/// Not to be confused with `Level`, which is about the word in itself.
package enum Difficulty: Int, Codable, Sendable, CaseIterable, Comparable {
  case known = 1
  case familiar, shaky, hard

  /// Where a word stands that was never asked.
  package static let new = Difficulty.hard

  /// The difficulty after an answer by the plain rule: right lowers it by one, a miss raises it.
  package func after(right: Bool) -> Difficulty {
    Difficulty(rawValue: rawValue + (right ? -1 : 1)) ?? self
  }

  /// Whether a question should ask the word to be recalled and typed, rather than recognised.
  package var asksForRecall: Bool { self <= .familiar }

  package static func < (left: Difficulty, right: Difficulty) -> Bool {
    left.rawValue < right.rawValue
  }
}
