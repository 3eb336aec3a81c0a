import HTTPConnections
import NIOHTTP1
import ScoreAPI
import Testing

@testable import ScoreServer

@Suite("Limits")
struct LimitsTests {
  private let fixture = StepFixture()

  private func limits(_ perMinute: Int) -> Limits {
    Limits(perMinute: perMinute, clock: fixture.clock.clock)
  }

  /// The number of requests that pass before one is rejected, of 100.
  private func passing(_ limits: Limits, _ state: RequestState) async -> Int {
    for count in 0..<100 {
      guard (try? await fixture.respond(to: state, by: limits)) != nil else { return count }
    }
    return 100
  }

  @Test("count by player, or else by network, and say what is left")
  func keys() async throws {
    let limits = limits(5)
    let first = try await fixture.respond(to: fixture.request(), by: limits).state
    #expect(first.rate?.policy == #""default";q=5;w=60"#)
    #expect(first.rate?.rest == #""default";r=4;t=12"#)
    #expect(await passing(limits, fixture.request()) == 4)
    await #expect(throws: RequestError.rateLimited(.request, retryAfter: 12)) {
      try await fixture.respond(to: fixture.request(), by: limits)
    }
    #expect(await passing(limits, fixture.request(from: "198.51.100.1")) == 5)
    #expect(await passing(limits, fixture.request(.GET, "/v1/daily", by: 7)) == 5)
    #expect(await passing(limits, fixture.request(.GET, "/v1/daily", by: 8)) == 5)
    fixture.clock.advance(12_000)
    #expect(await passing(limits, fixture.request()) == 1)
  }

  @Test("count the start of a run and long uploads as several requests")
  func costs() async throws {
    #expect(await passing(limits(40), fixture.request(.POST, "/v1/runs", by: 7)) == 4)
    let upload = fixture.request(
      .POST, "/v1/journal", ["content-length": "\(4 * 65_536)"])
    #expect(await passing(limits(40), upload) == 8)
  }

  @Test("hold for a player's rounds of a day, too")
  func rounds() async throws {
    let limits = limits(5)
    let move = fixture.request(.POST, "/v1/runs/x/moves", by: 7)
    var moves = 0
    for _ in 0..<40 {
      moves += await passing(limits, move)
      fixture.clock.advance(60_000)
    }
    // 30 minutes of the limit, and what became free again meanwhile.
    #expect(150...155 ~= moves)
  }

  @Test("do not hold for checks by the operator, nor if there is none")
  func unlimited() async throws {
    #expect(await passing(limits(1), fixture.request(.GET, "/healthz")) == 100)
    #expect(await passing(limits(0), fixture.request()) == 100)
    let state = try await fixture.respond(to: fixture.request(), by: limits(0)).state
    #expect(state.rate == nil)
  }

  @Test("are divided by the servers")
  func shared() async throws {
    let limits = limits(6)
    limits.share(among: 3)
    #expect(await passing(limits, fixture.request()) == 6)
    fixture.clock.advance(30_000)
    #expect(await passing(limits, fixture.request()) == 1)
  }
}
