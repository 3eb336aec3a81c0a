package import GameEngine
package import ScoreAPI

/// Requests about boards and the players on them.
package struct BoardRequests: Sendable {
  let client: ScoreClient

  /// A page of a leaderboard.
  ///
  /// - Parameters:
  ///   - limit: the maximum number of entries, 1 to 100.
  ///   - aroundMe: whether the page contains the player's own entry.
  package func board(
    _ key: BoardKey, limit: Int, aroundMe: Bool
  ) async throws(ServerFailure) -> BoardView {
    let query = ScoreClient.query([("limit", "\(limit)"), ("around", aroundMe ? "me" : nil)])
    return try await client.answer(
      to: .board, Route.board.path(key.board.rawValue, key.period) + query)
  }

  /// The public page of a player.
  package func player(_ username: String) async throws(ServerFailure) -> PlayerView {
    try await client.answer(to: .player, Route.player.path(username))
  }
}
