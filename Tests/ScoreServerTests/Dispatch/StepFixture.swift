import HTTPConnections
import NIOCore
import NIOHTTP1
import ScoreAPI
import ScoreStore

@testable import ScoreServer

/// A request that passes steps of the dispatcher, without a connection.
struct StepFixture {
  let clock = HandClock()
  private let table: RouteTable

  /// - Parameter handler: responds at the routes of the tests; by default with `{"ok":true}`.
  init(_ handler: @escaping Handler = { _, _ in .json(.ok, ["ok": true]) }) {
    var table = RouteTable()
    for route in [Route.health, .daily, .account, .startRun, .move, .addEvents, .homePage] {
      table.on(route, queries: ["date"], handler)
    }
    self.table = table
  }

  /// A request that no step has seen.
  func request(
    _ method: HTTPMethod = .GET, _ path: String = "/v1/daily", _ headers: HTTPHeaders = [:],
    from address: String = "192.0.2.1"
  ) -> RequestState {
    RequestState(
      Request(
        HTTPRequestHead(version: .http1_1, method: method, uri: path, headers: headers),
        body: .whole(ByteBuffer())),
      id: RequestID(number: 1), address: .test(address), table: table,
      languages: LanguageNegotiator())
  }

  /// A request of a player.
  func request(_ method: HTTPMethod, _ path: String, by account: AccountID) -> RequestState {
    var state = request(method, path)
    state.identity = .success(Player(account: account, username: "ada", session: "session"))
    return state
  }

  /// Has steps respond to a request, and after them the handler.
  ///
  /// - Throws: any error of a step or of the handler.
  @discardableResult
  func respond(
    to state: RequestState, by steps: any Middleware...
  ) async throws -> (response: Response, state: RequestState) {
    var state = state
    state.handler = state.handler ?? state.endpoint?.handler
    let response = try await Steps(steps).respond(to: &state)
    return (response, state)
  }
}
