/// How questions are made from a word. Rules that were in force keep their style, so that their rounds stay the same.
package enum AskingStyle: Hashable, Sendable {
  /// As under `daily-1`: wrong choices are of a similar level, one of them of the same category.
  case early
  /// Wrong choices are about as common as the answer, and at least one is of its field and kind.
  case current
}
