/// Why a ranked round does not count on its board.
package enum NotKept: String, Sendable, CaseIterable {
  /// Right answers came faster than the questions can be read.
  case tooFast = "too_fast"
  /// No question was answered.
  case unanswered
  /// The player has not finished enough dailies yet.
  case newcomer
  /// The operator of the server removed it.
  case removed
}
