import ScoreServer
import Testing

@Suite("A rate limiter")
struct RateLimiterTests {
  @Test("allows so many at once, then one for each share of the window")
  func bucket() {
    let clock = HandClock()
    let limiter = RateLimiter(limit: 3, window: 60, clock: clock.clock)
    #expect((0..<3).map { _ in limiter.take(.name("a")).remaining } == [2, 1, 0])
    let refused = limiter.take(.name("a"))
    #expect(!refused.isAllowed && refused.retryAfter == 20 && refused.resetAfter == 60)
    #expect(limiter.take(.name("b")).isAllowed)
    clock.advance(19_999)
    #expect(limiter.take(.name("a")).retryAfter == 1)
    clock.advance(1)
    #expect(limiter.take(.name("a")).isAllowed)
    #expect(!limiter.take(.name("a")).isAllowed)
    clock.advance(60_000)
    #expect(limiter.take(.name("a")).remaining == 2)
  }

  @Test("tells without taking where nothing is to be paid")
  func peeking() {
    let limiter = RateLimiter(limit: 1, window: 60, clock: HandClock().clock)
    for _ in 0..<3 { #expect(limiter.take(.name("a"), cost: 0).isAllowed) }
    #expect(limiter.take(.name("a")).isAllowed)
    #expect(!limiter.take(.name("a"), cost: 0).isAllowed)
  }

  @Test("never refuses where there is no limit")
  func unlimited() {
    let limiter = RateLimiter(limit: 0, window: 60, clock: HandClock().clock)
    for _ in 0..<100 { #expect(limiter.take(.name("a")).isAllowed) }
  }

  @Test("forgets whoever was not seen for long, and not whoever still comes")
  func memory() {
    let limiter = RateLimiter(limit: 1, window: 60, capacity: 10, clock: HandClock().clock)
    #expect(limiter.take(.name("a")).isAllowed)
    #expect(limiter.take(.name("z")).isAllowed)
    for number in 0..<100 {
      #expect(!limiter.take(.name("a")).isAllowed)
      #expect(limiter.take(.name("\(number)")).isAllowed)
    }
    #expect(limiter.take(.name("z")).isAllowed)
  }

  @Test("counts an IPv4 address by itself and IPv6 by the network")
  func networks() throws {
    func key(_ text: String) throws -> RateKey { .network(of: try #require(ClientAddress(text))) }
    #expect(try key("203.0.113.1") != key("203.0.113.2"))
    #expect(try key("203.0.113.1") == key("::ffff:203.0.113.1"))
    #expect(try key("2001:db8:1:2::1") == key("2001:db8:1:2:ffff::9"))
    #expect(try key("2001:db8:1:2::1") != key("2001:db8:1:3::1"))
    for text in ["", "localhost", "1.2.3", "203.0.113.1:80", "2001:db8::1::"] {
      #expect(ClientAddress(text) == nil)
    }
  }
}
