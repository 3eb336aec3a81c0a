import HTTPConnections
import NIOHTTP1
import ScoreAPI
import ScoreStore
import Testing

@testable import ScoreServer

@Suite("Authentication")
struct AuthenticationTests {
  private let fixture = StepFixture()
  private let step = Authentication { token in
    guard token != "broken" else { throw StoreError.busy }
    return token == "sesame" ? Player(account: 7, username: "ada", session: "s") : nil
  }

  private func identity(
    _ field: String?, _ path: String = "/v1/daily"
  ) async throws -> Result<Player?, any Error> {
    let headers = field.map { HTTPHeaders([("authorization", $0)]) } ?? [:]
    let state = fixture.request(.GET, path, headers)
    return try await fixture.respond(to: state, by: step).state.identity
  }

  @Test("finds the player of a bearer token, whatever the case of the scheme")
  func player() async throws {
    for field in ["Bearer sesame", "bearer sesame", "BEARER sesame"] {
      #expect(try await identity(field).get()?.account == 7)
    }
    #expect(try await identity(nil).get() == nil)
  }

  @Test(
    "remembers why a token is rejected, and lets the request on to be counted",
    arguments: [
      "Bearer other", "Basic sesame", "Bearer", "sesame", "",
      "Bearer " + String(repeating: "a", count: 129),
    ])
  func rejected(field: String) async throws {
    let identity = try await identity(field)
    #expect(throws: RequestError.invalidToken) { try identity.get() }
  }

  @Test("remembers an error of the store")
  func error() async throws {
    let identity = try await identity("Bearer broken")
    #expect(throws: StoreError.busy) { try identity.get() }
  }

  @Test("reads no session for addresses that no route has, and for checks by the operator")
  func unread() async throws {
    for path in ["/healthz", "/v1/nowhere"] {
      let state = fixture.request(.GET, path, ["authorization": "Bearer broken"])
      var passed = state
      passed.handler = { _, _ in Response.noContent }
      #expect(try await fixture.respond(to: passed, by: step).state.identity.get() == nil)
    }
  }
}
