package import GameEngine

/// What a request names and the server does not have.
package enum MissingResource: Hashable, Sendable {
  /// No route has this address.
  case address
  /// A run, at least for this player.
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
  /// A daily before the first.
  case daily(first: CalendarDate)
}
