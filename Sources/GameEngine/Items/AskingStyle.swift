/// How questions are made and wrong choices selected. A ruleset that was in force keeps its style, so
/// that its rounds do not change.
package enum AskingStyle: Hashable, Sendable {
  /// As under `daily-1`: wrong choices have a similar level, and one of them has the same category.
  case early
  /// Wrong choices are about as common as the answer, and at least one has the same field and usage.
  case current
  /// As `current`, but no wrong choice is more than one level away, and a typed cloze shows its
  /// definition only if its sentence is known to take another word; else in a second step.
  case stepped
}
