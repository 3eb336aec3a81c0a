/// The grade of an answer in FSRS.
package enum Grade: Int, Codable, Sendable, CaseIterable, Comparable {
  /// Wrong, or passed.
  case again = 1
  /// Right, but with help, slow, or probably guessed.
  case hard
  /// Right in the usual time.
  case good
  /// Right, typed and fast.
  case easy

  /// Whether the word was recalled: any grade except `again`.
  package var isSuccess: Bool { self > .again }

  package static func < (left: Grade, right: Grade) -> Bool { left.rawValue < right.rawValue }
}
