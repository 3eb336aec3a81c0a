import GameEngine
import ScoreAPI

/// A player as everybody sees them.
struct PlayerCard: Hashable, Sendable {
  /// What the server tells of them.
  let view: PlayerView
  /// The calendar date here on which their account was made.
  let joined: CalendarDate
}
