import ClientCore
package import GameEngine
package import ScoreAPI

/// The public page of a player.
package struct PlayerCard: Hashable, Sendable {
  /// The page as the server sent it. Its texts are from outside.
  package let view: PlayerView
  /// The date on which the account was created, in the time zone of this computer.
  package let joined: CalendarDate
}
