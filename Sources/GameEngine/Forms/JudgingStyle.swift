/// How typed answers are compared with the expected ones. A ruleset that was in force keeps its style,
/// so that its rounds are judged again as they were.
package enum JudgingStyle: Hashable, Sendable {
  /// As under `daily-1`: English answers by `EarlyComparison`, and no answer is refused for its length.
  case early
  /// All languages by `AnswerComparison`; an answer of another length than the clue shows is refused
  /// once.
  case current
  /// As `current`, and the first miss or pass in a typed cloze shows the definition and half of the
  /// letters.
  case stepped
}
