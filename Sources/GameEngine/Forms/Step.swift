/// An accepted or judged move inside a question.
package enum Step: Hashable, Sendable {
  /// An answer, a letter or a guess, normalized.
  case input(String)
  /// An answer that was refused, and would not be refused again.
  case refused
  /// A request for a hint.
  case hint
}
