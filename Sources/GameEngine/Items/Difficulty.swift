/// The difficulty of a word for one player, 1 (known) to 4 (hard). New words have 4.
///
/// Unlike `Level`, which describes the word itself.
package enum Difficulty: Int, Codable, Sendable, CaseIterable, Comparable {
  case known = 1
  case familiar, shaky, hard

  /// The difficulty of a word that was never asked.
  package static let new = Difficulty.hard

  /// The difficulty that suits a stability, in days.
  package init(stability: Double) {
    self =
      switch stability {
      case ..<2: .hard
      case ..<7: .shaky
      case ..<30: .familiar
      default: .known
      }
  }

  /// The difficulty after an answer by the classic rule: a right answer lowers it by one, a miss
  /// raises it by one.
  package func after(right: Bool) -> Difficulty {
    Difficulty(rawValue: rawValue + (right ? -1 : 1)) ?? self
  }

  /// The difficulty after an answer, by memory: it moves towards the difficulty of the stability,
  /// by at most one. A right answer never raises it, and a miss never lowers it.
  ///
  /// - Parameters:
  ///   - stability: the stability after the answer, in days.
  ///   - typed: whether the word was typed. Only a typed word can become `known`.
  package func after(right: Bool, stability: Double, typed: Bool) -> Difficulty {
    let suitable = Difficulty(stability: stability)
    let target = typed ? suitable : max(suitable, .familiar)
    let next = after(right: right)
    return right ? min(self, max(target, next)) : max(self, min(target, next))
  }

  package static func < (left: Difficulty, right: Difficulty) -> Bool {
    left.rawValue < right.rawValue
  }
}
