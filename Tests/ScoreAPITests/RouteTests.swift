import ScoreAPI
import Testing

@Suite("Routes")
struct RouteTests {
  @Test("put values into the places of their parameters, escaped")
  func path() {
    #expect(Route.move.path("abc") == "/v1/runs/abc/moves")
    #expect(Route.board.path("daily", "2026-11-21") == "/v1/boards/daily/2026-11-21")
    #expect(Route.player.path("a/../b?c") == "/v1/players/a%2F..%2Fb%3Fc")
  }

  @Test("have names and addresses of their own")
  func distinct() {
    #expect(Set(Route.all.map(\.name)).count == Route.all.count)
    #expect(Set(Route.all.map { "\($0.method) \($0.path)" }).count == Route.all.count)
  }
}
