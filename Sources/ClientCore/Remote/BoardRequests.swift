package import GameEngine
package import ScoreAPI

/// Requests about boards and the players on them.
package struct BoardRequests: Sendable {
  package let client: ScoreClient

  /// A page of a leaderboard.
  ///
  /// - Parameters:
  ///   - group: the ID of the group whose members are on it; nil for all players.
  ///   - limit: the maximum number of entries, 1 to 100.
  ///   - aroundMe: whether the page contains the player's own entry.
  package func board(
    _ key: BoardKey, of group: String? = nil, limit: Int, aroundMe: Bool
  ) async throws(ServerFailure) -> BoardView {
    let query = ScoreClient.query([
      ("course", key.course.listed.unlessEnglish), ("limit", "\(limit)"),
      ("around", aroundMe ? "me" : nil),
    ])
    if let group {
      return try await client.answer(
        to: .groupBoard, Route.groupBoard.path(group, key.board.rawValue, key.period) + query)
    }
    return try await client.answer(
      to: .board, Route.board.path(key.board.rawValue, key.period) + query)
  }

  /// The public page of a player.
  package func player(_ username: String) async throws(ServerFailure) -> PlayerView {
    try await client.answer(to: .player, Route.player.path(username))
  }
}
