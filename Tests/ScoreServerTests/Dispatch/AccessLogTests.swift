import HTTPConnections
import Logging
import NIOHTTP1
import ScoreAPI
import Testing

@testable import ScoreServer

@Suite("AccessLog")
struct AccessLogTests {
  @Test("logs the route and the account of a request, without its address, query and name")
  func line() async throws {
    let kept = LogLines.Kept()
    let fixture = StepFixture()
    let step = AccessLog(
      settings: ServerSettings(), logger: Logger(label: "test") { _ in LogLines(kept: kept) })
    let state = fixture.request(.GET, "/v1/daily?date=2026-11-29", by: 7)
    try await fixture.respond(to: state, by: step)
    let line = try #require(kept.all.first)
    #expect(kept.all.count == 1)
    #expect(line.hasPrefix("GET /v1/daily 200 11 B "))
    #expect(line.hasSuffix(" ms 0000000000000001 account 7"))
  }
}
