import Logging
import ScoreAPI
import ScoreServer
import ScoreStore
import ScoreStoreSQLite
import TestSupport
import Testing

@Suite("The routes of the server")
struct RoutesTests {
  @Test("each route has one handler")
  func complete() async throws {
    let server = try await ScoreServer(
      settings: ServerSettings(), store: try await SQLiteStore.open(path: ":memory:"),
      environment: ScoreServer.Environment(
        clock: HandClock().clock, pools: [FixturePool.pool], document: "",
        logger: Logger(label: "test"),
        onListening: { _ in }))
    #expect(server.routes.missing.isEmpty)
    #expect(server.routes.repeated.isEmpty)
  }
}
