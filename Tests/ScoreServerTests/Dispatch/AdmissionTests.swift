import HTTPConnections
import Logging
import NIOHTTP1
import ScoreAPI
import Testing

@testable import ScoreServer

@Suite("Admission")
struct AdmissionTests {
  private let fixture = StepFixture()
  private let step = Admission(fallback: nil)

  @Test("rejects a token that is not valid, also at addresses that do not exist")
  func token() async throws {
    for path in ["/v1/daily", "/v1/nowhere"] {
      var state = fixture.request(.GET, path)
      state.identity = .failure(RequestError.invalidToken)
      await #expect(throws: RequestError.invalidToken) {
        try await fixture.respond(to: state, by: step)
      }
    }
    await #expect(throws: RequestError.invalidToken) {
      try await fixture.respond(to: fixture.request(.GET, "/v1/account"), by: step)
    }
    let mine = fixture.request(.GET, "/v1/account", by: 7)
    #expect(try await fixture.respond(to: mine, by: step).response.status == .ok)
  }

  @Test("rejects unknown addresses and malformed ones")
  func address() async throws {
    await #expect(throws: RequestError.notFound(.address)) {
      try await fixture.respond(to: fixture.request(.GET, "/v1/nowhere"), by: step)
    }
    await #expect(throws: RequestError.http(.pathEncoding)) {
      try await fixture.respond(to: fixture.request(.POST, "/v1/runs/%zz/moves"), by: step)
    }
  }

  @Test("passes pages at unknown addresses to the fallback, but nothing of the API")
  func fallback() async throws {
    let step = Admission(fallback: { _, _ in .json(.notFound, ["page": true]) })
    for method in [HTTPMethod.GET, .HEAD] {
      let answer = try await fixture.respond(to: fixture.request(method, "/nowhere"), by: step)
      #expect(answer.response.status == .notFound)
    }
    for state in [fixture.request(.POST, "/nowhere"), fixture.request(.GET, "/v1/nowhere")] {
      await #expect(throws: RequestError.notFound(.address)) {
        try await fixture.respond(to: state, by: step)
      }
    }
  }

  @Test("answers OPTIONS with the methods of an address, and rejects other methods with them")
  func methods() async throws {
    let problems = Problems(logger: Logger(label: "test") { _ in LogLines(kept: .init()) })
    for (method, status) in [
      (HTTPMethod.OPTIONS, HTTPResponseStatus.noContent), (.DELETE, .methodNotAllowed),
      (.TRACE, .methodNotAllowed), (.CONNECT, .methodNotAllowed),
    ] {
      let answer = try await fixture.respond(to: fixture.request(method), by: problems, step)
      #expect(answer.response.status == status)
      #expect(answer.state.allow == "GET, HEAD, OPTIONS")
    }
  }
}
