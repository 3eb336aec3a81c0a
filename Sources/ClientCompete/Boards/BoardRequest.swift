import ClientCore
import GameEngine
package import ScoreAPI

/// A request for a part of a leaderboard.
package struct BoardRequest: Sendable {
  /// The board: `daily`, `weekly`, `run`, `streak` or `hard`, or the name of its tab, such as `runs`.
  package var board = Board.daily.rawValue
  /// The period as text; nil for the current one.
  package var period: String?
  /// The ID of the course; nil for the one of the settings.
  package var course: String?
  /// Whether to show the part around the player.
  package var isAroundMe = false
  /// The group whose members are listed; nil for all players.
  package var group: GroupView?
  /// The maximum number of entries, 1 to 100.
  package var limit = 20

  /// The top 20 of today's daily.
  package init() {}
}
