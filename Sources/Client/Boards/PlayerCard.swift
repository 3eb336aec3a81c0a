package import GameEngine
package import ScoreAPI

/// A player as everybody sees them.
package struct PlayerCard: Hashable, Sendable {
  /// What the server tells of them.
  package let view: PlayerView
  /// The calendar date here on which their account was made.
  package let joined: CalendarDate
}
