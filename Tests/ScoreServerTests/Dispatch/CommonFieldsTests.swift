import HTTPConnections
import NIOCore
import NIOHTTP1
import ScoreAPI
import Testing

@testable import ScoreServer

@Suite("CommonFields")
struct CommonFieldsTests {
  @Test("add what steps found out, and close connections while the server drains")
  func fields() async throws {
    let (fixture, draining) = (StepFixture(), AtomicFlag())
    let step = CommonFields(
      settings: ServerSettings(), clock: fixture.clock.clock, draining: draining)
    var state = fixture.request(.HEAD)
    state.allow = "GET"
    state.rate = ("policy", "rest")
    let first = try await fixture.respond(to: state, by: step).response
    #expect(first.headers[.allow] == "GET" && first.headers[.rateLimit] == "rest")
    #expect(first.headers[.rateLimitPolicy] == "policy" && first.headers[.connection] == nil)
    // HEAD tells the length of the body that GET has.
    #expect(first.headers[.contentLength] == "11" && first.body.readableBytes == 0)
    draining.set()
    let last = try await fixture.respond(to: state, by: step).response
    #expect(last.headers[.connection] == "close")
  }

  @Test("let responses be cached only for requests without a player")
  func caching() async throws {
    let fixture = StepFixture { _, _ in
      var response = Response.noContent
      response.headers[.cacheControl] = "public"
      return response
    }
    let step = CommonFields(
      settings: ServerSettings(), clock: fixture.clock.clock, draining: AtomicFlag())
    let open = try await fixture.respond(to: fixture.request(), by: step).response
    #expect(open.headers[.cacheControl] == "public" && open.headers[.contentLength] == nil)
    let state = fixture.request(.GET, "/v1/daily", by: 7)
    let mine = try await fixture.respond(to: state, by: step).response
    #expect(mine.headers[.cacheControl] == "no-store")
  }
}
