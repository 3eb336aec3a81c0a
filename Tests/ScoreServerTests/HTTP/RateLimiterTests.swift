import ScoreServer
import Testing

@Suite("RateLimiter")
struct RateLimiterTests {
  @Test("allows the limit at once, then one action per share of the window")
  func bucket() {
    let clock = HandClock()
    let limiter = RateLimiter(limit: 3, window: 60, clock: clock.clock)
    #expect((0..<3).map { _ in limiter.take(.account(1)).remaining } == [2, 1, 0])
    let refused = limiter.take(.account(1))
    #expect(!refused.isAllowed && refused.retryAfter == 20 && refused.resetAfter == 60)
    #expect(limiter.take(.account(2)).isAllowed)
    clock.advance(19_999)
    #expect(limiter.take(.account(1)).retryAfter == 1)
    clock.advance(1)
    #expect(limiter.take(.account(1)).isAllowed)
    #expect(!limiter.take(.account(1)).isAllowed)
    clock.advance(60_000)
    #expect(limiter.take(.account(1)).remaining == 2)
  }

  @Test("is not affected by setting the system clock", arguments: [-86_400, 86_400])
  func setClock(seconds: Int) {
    let hand = ClockHand()
    let limiter = RateLimiter(limit: 3, window: 60, clock: hand.clock)
    for _ in 0..<3 { #expect(limiter.take(.account(1)).isAllowed) }
    hand.set(bySeconds: seconds)
    let refused = limiter.take(.account(1))
    #expect(!refused.isAllowed && refused.retryAfter == 20 && refused.resetAfter == 60)
    hand.pass(seconds: 20)
    #expect(limiter.take(.account(1)).isAllowed)
    #expect(!limiter.take(.account(1)).isAllowed)
  }

  @Test("takes the cost of an action, at most the limit")
  func cost() {
    let limiter = RateLimiter(limit: 10, window: 60, clock: HandClock().clock)
    #expect(limiter.take(.account(1), cost: 8).remaining == 2)
    #expect(!limiter.take(.account(1), cost: 3).isAllowed)
    #expect(limiter.take(.account(1), cost: 2).isAllowed)
    #expect(limiter.take(.account(2), cost: 1000).remaining == 0)
  }

  @Test("allows everything without a limit")
  func unlimited() {
    let limiter = RateLimiter(limit: 0, window: 60, clock: HandClock().clock)
    for _ in 0..<100 { #expect(limiter.take(.account(1)).isAllowed) }
  }

  @Test("forgets keys that were not used for long, but not active ones")
  func memory() {
    let limiter = RateLimiter(limit: 1, window: 60, capacity: 10, clock: HandClock().clock)
    #expect(limiter.take(.account(-2)).isAllowed)
    #expect(limiter.take(.account(-1)).isAllowed)
    for number in 0..<100 {
      #expect(!limiter.take(.account(-2)).isAllowed)
      #expect(limiter.take(.account(Int64(number))).isAllowed)
    }
    #expect(limiter.take(.account(-1)).isAllowed)
  }

  @Test("counts IPv4 by address and IPv6 by network")
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
