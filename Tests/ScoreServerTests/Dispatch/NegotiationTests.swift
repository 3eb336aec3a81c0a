import HTTPConnections
import NIOHTTP1
import ScoreAPI
import Testing

@testable import ScoreServer

@Suite("Negotiation")
struct NegotiationTests {
  private let fixture = StepFixture()

  @Test("reads the query of the route, and rejects names that it does not have")
  func query() async throws {
    let state = fixture.request(.GET, "/v1/daily?date=2026%2D11-29")
    let answer = try await fixture.respond(to: state, by: Negotiation())
    #expect(answer.state.queries == ["date": "2026-11-29"])
    await #expect(throws: RequestError.query(.unknownName)) {
      try await fixture.respond(to: fixture.request(.GET, "/v1/daily?token=x"), by: Negotiation())
    }
  }

  @Test(
    "rejects a client that does not accept the media type",
    arguments: [
      ("*/*", true), ("application/json", true), ("application/*;q=0.1", true),
      ("text/html", false), ("application/json;q=0, */*", false), ("", false),
    ])
  func accept(field: String, isAccepted: Bool) async throws {
    let state = fixture.request(.GET, "/v1/daily", ["accept": field])
    let response = try? await fixture.respond(to: state, by: Negotiation())
    #expect((response != nil) == isAccepted)
  }
}
