/// The grade of an answer in FSRS.
package enum Grade: Int, Codable, Sendable, CaseIterable, Comparable {
  /// Wrong, or passed.
  case again = 1
  /// Right with help, or likely guessed.
  case hard
  /// Right.
  case good
  /// Right, typed and immediate.
  case easy

  /// Whether the word was recalled.
  package var isSuccess: Bool { self > .again }

  package static func < (left: Grade, right: Grade) -> Bool { left.rawValue < right.rawValue }
}
