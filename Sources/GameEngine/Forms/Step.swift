/// A player's move inside a question.
package enum Step: Hashable, Sendable {
  /// An answer, a letter or a guess, normalized.
  case input(String)
  /// Asking for a hint.
  case hint
}
