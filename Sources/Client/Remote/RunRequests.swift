package import GameEngine
package import ScoreAPI

extension ScoreClient {
  /// The daily of a date, without its questions.
  package func daily(_ date: CalendarDate) async throws(ServerFailure) -> DailyView {
    try await answer(
      to: .daily, Route.daily.path + ScoreClient.query([("date", date.description)]))
  }

  /// Starts a ranked round, or takes up the one that is open.
  package func startRun(_ request: RunRequest) async throws(ServerFailure) -> RunAnswer {
    try await answer(to: .startRun, Route.startRun.path, body: request)
  }

  /// Makes a move; the same move of the same number is taken once, however often it is sent.
  package func move(_ request: MoveRequest, in run: String) async throws(ServerFailure)
    -> MoveAnswer
  {
    try await answer(to: .move, Route.move.path(run), body: request)
  }

  /// A run of the player's own with all that has happened in it.
  package func run(_ id: String) async throws(ServerFailure) -> RunAnswer {
    try await answer(to: .run, Route.run.path(id))
  }

  /// A run that this server may not have; then nil.
  package func knownRun(_ id: String) async throws(ServerFailure) -> RunAnswer? {
    do { return try await run(id) } catch {
      if error.code == .notFound { return nil }
      throw error
    }
  }

  /// The daily of a date that may be before the server's first; then nil.
  package func knownDaily(_ date: CalendarDate) async throws(ServerFailure) -> DailyView? {
    do { return try await daily(date) } catch {
      if error.code == .notFound { return nil }
      throw error
    }
  }

  /// Gives a run up where it stands.
  package func endRun(_ id: String) async throws(ServerFailure) {
    try await done(.endRun, Route.endRun.path(id))
  }

  /// All that recomputing a run takes.
  package func replay(of id: String) async throws(ServerFailure) -> ReplayView {
    try await answer(to: .replay, Route.replay.path(id))
  }

  /// A page of a leaderboard.
  ///
  /// - Parameters:
  ///   - limit: at most so many entries, 1 to 100.
  ///   - aroundMe: whether the page is the one where the player stands.
  package func board(
    _ key: BoardKey, limit: Int, aroundMe: Bool
  ) async throws(ServerFailure) -> BoardView {
    let query = ScoreClient.query([("limit", "\(limit)"), ("around", aroundMe ? "me" : nil)])
    return try await answer(
      to: .board, Route.board.path(key.board.rawValue, key.period) + query)
  }
}
