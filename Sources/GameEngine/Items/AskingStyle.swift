/// How wrong choices are selected. A ruleset that was in force keeps its style, so that its rounds
/// do not change.
package enum AskingStyle: Hashable, Sendable {
  /// As under `daily-1`: wrong choices have a similar level, and one of them has the same category.
  case early
  /// Wrong choices are about as common as the answer, and at least one has the same field and usage.
  case current
}
