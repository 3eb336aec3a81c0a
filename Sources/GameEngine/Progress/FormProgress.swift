/// A player's answers in one form of question.
package struct FormProgress: Hashable, Sendable {
  /// Questions answered.
  package var answers = 0
  /// Right answers.
  package var right = 0
  /// The sum of the points.
  package var points = 0
  /// How long right answers take.
  package var pace = Pace()

  /// A form that was never played.
  package init() {}
}
