/// An accepted or judged move inside a question.
package enum Step: Hashable, Sendable {
  /// An answer, a letter or a guess, normalized.
  case input(String)
  /// A request for a hint.
  case hint
}
