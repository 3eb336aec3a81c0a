import Foundation
import GameEngine
import Logging
import ScoreAPI
import ScoreServer
import ScoreStore

/// A real server with the account routes on a port of its own.
struct AccountVisit {
  /// A response.
  struct Answer {
    let status: Int
    /// The header fields, except the date, the ID of the request and the rate limits.
    let headers: [String]
    let text: String

    func read<Value: Decodable>(_ type: Value.Type) throws -> Value {
      try JSONDecoder().decode(type, from: Data(text.utf8))
    }
  }

  /// The store of the server.
  let store: any ScoreStore
  private let port: Int

  /// Runs a server during a visit.
  static func run(_ visit: (AccountVisit) async throws -> Void) async throws {
    let fixture = try await AccountServiceFixture { $0.port = 0 }
    let (ports, listening) = AsyncStream.makeStream(of: Int.self)
    let server = HTTPServer(
      settings: fixture.settings, clock: fixture.hand.clock,
      groups: [AccountRoutes(service: fixture.service)], document: "",
      authenticate: { try await fixture.service.sessions.player(of: $0) },
      onRunning: { listening.yield($0) },
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    )
    let running = Task { try await server.run() }
    defer { running.cancel() }
    for await port in ports {
      try await visit(AccountVisit(store: fixture.store, port: port))
      break
    }
  }

  /// Adds so many events that their deletion takes several slices.
  func fillJournal(of account: AccountID) async throws {
    let events = (1...600).map { number in
      let event = Event(
        id: EventID(high: 1, low: UInt64(number)), device: "desk", counter: number, instant: 0,
        localDate: CalendarDate(dayNumber: 0), offset: 0, body: .unknown(kind: "test"))
      return NewEvent(event: event, text: "{}")
    }
    _ = try await store.journals.add(events, to: account, limit: 1000)
  }

  func signUp(_ name: String) async throws -> SessionGrant {
    try await post(.signup, SignupRequest(username: name, password: AccountServiceFixture.password))
      .read(SessionGrant.self)
  }

  func logIn(_ name: String, _ password: String) async throws -> SessionGrant {
    try await post(.login, LoginRequest(username: name, password: password))
      .read(SessionGrant.self)
  }

  func post(_ route: Route, _ body: some Encodable) async throws -> Answer {
    try await send(route, body, token: nil)
  }

  func send(_ route: Route, _ body: some Encodable, token: String?) async throws -> Answer {
    try await raw(route, String(decoding: JSONEncoder().encode(body), as: UTF8.self), token: token)
  }

  func ask(_ route: Route, _ value: String = "", token: String?) async throws -> Answer {
    try await execute(route, route.path(value), body: nil, token: token)
  }

  func raw(_ route: Route, _ body: String, token: String?) async throws -> Answer {
    try await execute(route, route.path, body: body, token: token)
  }

  private func execute(
    _ route: Route, _ path: String, body: String?, token: String?
  ) async throws -> Answer {
    let response = try await fetch(
      route.method.rawValue.uppercased(), path, port: port, token: token, json: body)
    let changing = ["date", "x-request-id", "ratelimit", "ratelimit-policy"]
    return Answer(
      status: response.status,
      headers: response.headers.filter { !changing.contains($0.0) }
        .map { "\($0.0): \($0.1)" }.sorted(),
      text: response.body)
  }
}
