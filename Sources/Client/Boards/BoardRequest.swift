import GameEngine

/// Which part of which leaderboard to show.
package struct BoardRequest: Sendable {
  /// The board: `daily`, `weekly`, `run` or `streak`.
  package var board = Board.daily.rawValue
  /// The period as it is written; nil for the one that is going on.
  package var period: String?
  /// Whether to show the part where the player stands.
  package var isAroundMe = false
  /// At most so many entries, 1 to 100.
  package var limit = 20

  /// The top of today's daily.
  package init() {}
}
