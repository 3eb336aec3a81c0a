package import GameEngine

/// A resource that a request names and that does not exist.
package enum MissingResource: Hashable, Sendable {
  /// No route has this address.
  case address
  /// A run, or it belongs to another player.
  case run
  /// A board.
  case board
  /// A place on a board.
  case boardPosition
  /// A player.
  case player
  /// A session of this player.
  case session
  /// An account, for the operator.
  case account
  /// A group, or the player is not in it.
  case group
  /// A group with this code.
  case groupCode
  /// A member of a group.
  case member
  /// A daily before the first.
  case daily(first: CalendarDate)
}
