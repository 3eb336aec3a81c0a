import Foundation
import HTTPConnections
import ScoreServer
import Testing

@Suite("RateLimiter")
struct RateLimiterTests {
  @Test("allows the limit at once, then one action per share of the window")
  func bucket() {
    let clock = HandClock()
    let limiter = RateLimiter(limit: 3, window: 60, clock: clock.clock)
    #expect((0..<3).map { _ in limiter.take([.account(1)]).remaining } == [2, 1, 0])
    let refused = limiter.take([.account(1)])
    #expect(!refused.isAllowed && refused.retryAfter == 20 && refused.resetAfter == 60)
    #expect(limiter.take([.account(2)]).isAllowed)
    clock.advance(19_999)
    #expect(limiter.take([.account(1)]).retryAfter == 1)
    clock.advance(1)
    #expect(limiter.take([.account(1)]).isAllowed)
    #expect(!limiter.take([.account(1)]).isAllowed)
    clock.advance(60_000)
    #expect(limiter.take([.account(1)]).remaining == 2)
  }

  @Test("is not affected by setting the system clock", arguments: [-86_400, 86_400])
  func setClock(seconds: Int) {
    let hand = ClockHand()
    let limiter = RateLimiter(limit: 3, window: 60, clock: hand.clock)
    for _ in 0..<3 { #expect(limiter.take([.account(1)]).isAllowed) }
    hand.set(bySeconds: seconds)
    let refused = limiter.take([.account(1)])
    #expect(!refused.isAllowed && refused.retryAfter == 20 && refused.resetAfter == 60)
    hand.pass(seconds: 20)
    #expect(limiter.take([.account(1)]).isAllowed)
    #expect(!limiter.take([.account(1)]).isAllowed)
  }

  @Test("takes the cost of an action, at most the limit")
  func cost() {
    let limiter = RateLimiter(limit: 10, window: 60, clock: HandClock().clock)
    #expect(limiter.take([.account(1)], cost: 8).remaining == 2)
    #expect(!limiter.take([.account(1)], cost: 3).isAllowed)
    #expect(limiter.take([.account(1)], cost: 2).isAllowed)
    #expect(limiter.take([.account(2)], cost: 1000).remaining == 0)
  }

  @Test("allows everything without a limit")
  func unlimited() {
    let limiter = RateLimiter(limit: 0, window: 60, clock: HandClock().clock)
    for _ in 0..<100 { #expect(limiter.take([.account(1)]).isAllowed) }
  }

  @Test("refills more slowly while several servers share the limit, and keeps its bursts")
  func shared() {
    let clock = HandClock()
    let limiter = RateLimiter(limit: 60, window: 60, clock: clock.clock)
    limiter.share(among: 3)
    let keys: [RateKey] = [.account(1)]
    #expect(limiter.take(keys, cost: 60).resetAfter == 180)
    #expect(limiter.take(keys).retryAfter == 3)
    clock.advance(3000)
    #expect(limiter.take(keys).isAllowed)
    #expect(!limiter.take(keys).isAllowed)
    // The debts of the time with three are not longer for one.
    limiter.share(among: 1)
    #expect(limiter.take(keys).retryAfter == 1)
    clock.advance(1000)
    #expect(limiter.take(keys).isAllowed)
    #expect(!limiter.take(keys).isAllowed)
  }

  @Test("forgets keys that were not used for long, but not active ones")
  func memory() {
    let limiter = RateLimiter(limit: 1, window: 60, capacity: 10, clock: HandClock().clock)
    #expect(limiter.take([.account(-2)]).isAllowed)
    #expect(limiter.take([.account(-1)]).isAllowed)
    for number in 0..<100 {
      #expect(!limiter.take([.account(-2)]).isAllowed)
      #expect(limiter.take([.account(Int64(number))]).isAllowed)
    }
    #expect(limiter.take([.account(-1)]).isAllowed)
  }

  /// The actions of addresses that are allowed.
  private func allowed(_ addresses: [String], by limiter: RateLimiter) throws -> Int {
    try addresses.count { text in
      limiter.take(RateKey.networks(of: try #require(ClientAddress(text)))).isAllowed
    }
  }

  @Test(
    "an IPv6 network of 64 bits has one limit, wider ones have two, three and thirty",
    arguments: [
      ("2001:db8:77:1::%x", 10), ("2001:db8:77:1%02x::1", 20), ("2001:db8:77:%x00::1", 30),
      ("2001:db8:%x:1::1", 300), ("20%02x:db8:1:1::1", 600),
    ])
  func nestedIPv6(form: String, most: Int) throws {
    let limiter = RateLimiter(limit: 10, window: 60, clock: HandClock().clock)
    let all = (0..<60).map { String(format: form, $0) }
    #expect(try allowed((0..<12).flatMap { _ in all }, by: limiter) == most)
  }

  @Test(
    "an IPv4 address has one limit, wider blocks have three and thirty, loopback ones none",
    arguments: [
      ("203.0.113.7", 10), ("203.0.113.%d", 30), ("203.0.%d.1", 300), ("203.%d.0.1", 600),
      ("127.0.0.%d", 600), ("::ffff:203.0.113.%d", 30),
    ])
  func nestedIPv4(form: String, most: Int) throws {
    let limiter = RateLimiter(limit: 10, window: 60, clock: HandClock().clock)
    let all = (0..<60).map { String(format: form, $0) }
    #expect(try allowed((0..<12).flatMap { _ in all }, by: limiter) == most)
  }

  @Test("says how many actions the tightest network allows, and takes nothing if one refuses")
  func tightest() throws {
    func keys(_ text: String) throws -> [RateKey] {
      RateKey.networks(of: try #require(ClientAddress(text)))
    }
    let clock = HandClock()
    let limiter = RateLimiter(limit: 10, window: 60, clock: clock.clock)
    for block in 1...2 {
      for _ in 1...9 { _ = limiter.take(try keys("2001:db8:1:\(block)::1")) }
    }
    // The network of 56 bits has 20, of which 18 are taken.
    let verdict = limiter.take(try keys("2001:db8:1:3::1"))
    #expect(verdict.isAllowed && verdict.remaining == 1 && verdict.resetAfter == 57)
    #expect(limiter.take(try keys("2001:db8:1:3::2")).remaining == 0)
    let refused = limiter.take(try keys("2001:db8:1:4::1"))
    #expect(!refused.isAllowed && refused.remaining == 0 && refused.retryAfter == 3)
    clock.advance(30_000)
    // Ten of its twenty are back, and its first network has one and five.
    #expect(limiter.take(try keys("2001:db8:1:1::1")).remaining == 5)
    limiter.refund(try keys("2001:db8:1:1::1"))
    #expect(limiter.take(try keys("2001:db8:1:1::1")).remaining == 5)
    #expect(limiter.take(try keys("2001:db8:1:1::1"), cost: 4).remaining == 1)
    limiter.refund(try keys("2001:db8:1:1::1"), cost: 4)
    #expect(limiter.take(try keys("2001:db8:1:4::1")).remaining == 8)
  }

  @Test("is not made to forget an address by refused requests of a network with many addresses")
  func manyNetworks() throws {
    let limiter = RateLimiter(limit: 10, window: 60, capacity: 100, clock: HandClock().clock)
    #expect(try allowed(Array(repeating: "203.0.113.7", count: 10), by: limiter) == 10)
    let flood = (0..<1000).map { String(format: "2001:db8:77:%x::1", $0) }
    #expect(try allowed(flood, by: limiter) == 30)
    #expect(try allowed(["203.0.113.7"], by: limiter) == 0)
  }

  @Test("text that is not an address is none")
  func malformedAddresses() {
    for text in ["", "localhost", "1.2.3", "203.0.113.1:80", "2001:db8::1::"] {
      #expect(ClientAddress(text) == nil)
    }
  }
}
