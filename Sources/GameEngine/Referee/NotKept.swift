/// Why a ranked round does not count on its board.
package enum NotKept: String, Sendable, CaseIterable {
  /// Right answers came faster than the questions can be read.
  case tooFast = "too_fast"
  /// No question was answered.
  case unanswered
  /// The player has not finished enough dailies yet.
  case newcomer
  /// The player's account is newer than the deletion of another one, which had begun the daily in the same network.
  case afterDeletion = "after_deletion"
  /// The operator of the server removed it.
  case removed

  /// Whether the round counts for the player's streak although it is on no board.
  package var countsForStreak: Bool { self == .newcomer || self == .afterDeletion }
}
