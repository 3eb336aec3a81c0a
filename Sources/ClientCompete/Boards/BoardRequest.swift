import ClientCore
import GameEngine
package import ScoreAPI

/// A request for a part of a leaderboard.
package struct BoardRequest: Sendable {
  /// The board: `daily`, `weekly`, `run` or `streak`.
  package var board = Board.daily.rawValue
  /// The period as text; nil for the current one.
  package var period: String?
  /// Whether to show the part around the player.
  package var isAroundMe = false
  /// The group whose members are on it; nil for all players.
  package var group: GroupView?
  /// The most entries, 1 to 100.
  package var limit = 20

  /// The top of today's daily.
  package init() {}
}
