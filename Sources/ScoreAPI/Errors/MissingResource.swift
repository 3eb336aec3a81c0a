package import GameEngine

/// A resource that a request names but that does not exist.
package enum MissingResource: Hashable, Sendable {
  /// No route has this address.
  case address
  /// The run does not exist, or belongs to another player.
  case run
  /// The board does not exist, or its period is not valid.
  case board
  /// The server does not play the course.
  case course
  /// The position on the board does not exist.
  case boardPosition
  /// No player has this name.
  case player
  /// The player has no session with this ID.
  case session
  /// No account has this name; for the operator.
  case account
  /// The group does not exist, or the player is not in it.
  case group
  /// No group has this code.
  case groupCode
  /// No member of the group has this name.
  case member
  /// The date is before the first daily, which is on `first`.
  case daily(first: CalendarDate)
}
