/// Why a ranked round is not on its board. The raw value is sent to clients.
package enum NotKept: String, Sendable, CaseIterable {
  /// The right answers came faster than the questions can be read.
  case tooFast = "too_fast"
  /// The player answered no question.
  case unanswered
  /// The player has not finished enough dailies yet.
  case newcomer
  /// The account is newer than the deletion of another account that had begun the daily from the
  /// same network.
  case afterDeletion = "after_deletion"
  /// The server's operator removed it.
  case removed

  /// Whether the round counts for the player's streak although it is not on a board.
  package var countsForStreak: Bool { self == .newcomer || self == .afterDeletion }
}
