package import GameEngine
package import ScoreAPI

/// Requests about dailies and runs on the score server.
package struct RunRequests: Sendable {
  package let client: ScoreClient

  /// The daily of a date in a course, without its questions.
  package func daily(
    _ date: CalendarDate, of course: CourseID = .english
  ) async throws(ServerFailure) -> DailyView {
    try await client.answer(
      to: .daily,
      Route.daily.path
        + ScoreClient.query([
          ("date", date.description), ("course", course.listed.unlessEnglish),
          ("board", course == .hard ? Board.hard.rawValue : nil),
        ]))
  }

  /// Starts a ranked round, or continues the open one.
  package func start(_ request: RunRequest) async throws(ServerFailure) -> RunAnswer {
    try await client.answer(to: .startRun, Route.startRun.path, body: request)
  }

  /// Makes a move. Sending a move with the same number again does not repeat it.
  package func move(_ request: MoveRequest, in run: String) async throws(ServerFailure)
    -> MoveAnswer
  {
    try await client.answer(to: .move, Route.move.path(run), body: request)
  }

  /// A run of the player, with its events.
  package func run(_ id: String) async throws(ServerFailure) -> RunAnswer {
    try await client.answer(to: .run, Route.run.path(id))
  }

  /// A run; nil if the server does not have it.
  package func knownRun(_ id: String) async throws(ServerFailure) -> RunAnswer? {
    do { return try await run(id) } catch {
      if error.code == .notFound { return nil }
      throw error
    }
  }

  /// The daily of a date; nil if it is before the server's first.
  package func knownDaily(
    _ date: CalendarDate, of course: CourseID
  ) async throws(ServerFailure) -> DailyView? {
    do { return try await daily(date, of: course) } catch {
      if error.code == .notFound { return nil }
      throw error
    }
  }

  /// Gives up a run, which ends it on the server.
  package func end(_ id: String) async throws(ServerFailure) {
    try await client.response(to: .endRun, Route.endRun.path(id))
  }

  /// The data that is needed to judge a run again.
  package func replay(of id: String) async throws(ServerFailure) -> ReplayView {
    try await client.answer(to: .replay, Route.replay.path(id))
  }
}
