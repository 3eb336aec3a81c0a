package import ClientCore
import Messages
import ScoreAPI

/// Ranked rounds of all players, fetched and judged again here.
package struct Replays: Sendable {
  private let server: ServerAccess

  /// The rounds of a server.
  package init(server: ServerAccess) { self.server = server }

  /// A ranked round, judged again here.
  ///
  /// - Parameter id: the run's id on a leaderboard.
  /// - Throws: `ClientError`, `ServerFailure`.
  package func run(_ id: String) async throws -> ReplayedRun {
    try await server.askPublicly { client throws(ServerFailure) in
      let run = ReplayedRun(try await client.runs.replay(of: id))
      guard run.hasSoundNumbers else {
        throw client.failure(.unreadable(Phrase("a run with impossible numbers")))
      }
      guard run.hasSoundTexts else {
        throw client.failure(.unreadable(Phrase("a run with endless texts")))
      }
      return run
    }
  }

  /// The origin of the score server, by which replays name it.
  ///
  /// - Throws: `ClientError` if none is set.
  package func origin() throws -> String { try server.server().origin }
}
