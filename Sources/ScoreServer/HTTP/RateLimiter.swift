package import ScoreStore
import Synchronization

/// Whose requests are counted together.
package enum RateKey: Hashable, Sendable {
  /// A player's.
  case account(AccountID)
  /// Those of an address, or of a household's network.
  case address(ClientAddress)
  /// Those for pages: a class that watches a board must not keep itself from signing in.
  case pages(ClientAddress)

  /// The key of an address.
  package static func network(of address: ClientAddress, isPage: Bool = false) -> RateKey {
    isPage ? .pages(address.network) : .address(address.network)
  }
}

/// How often somebody may do something: a bucket of tokens each, on a clock that never jumps.
///
/// Only the instant at which a bucket will be full again is kept (the generic cell rate algorithm of
/// ITU-T I.371). Memory is bounded by two generations of keys: whoever was not seen while the younger
/// one filled up is forgotten.
package final class RateLimiter: Sendable {
  /// Whether it may be done.
  package struct Verdict: Hashable, Sendable {
    /// Whether it may be done now.
    package let isAllowed: Bool
    /// How often it may be done at once after this.
    package let remaining: Int
    /// Seconds until the next is allowed, at least 1; 0 where this one was.
    package let retryAfter: Int
    /// Seconds until the bucket is full again.
    package let resetAfter: Int
  }

  private struct Generations {
    var young: [RateKey: Int64] = [:]
    var old: [RateKey: Int64] = [:]
  }

  /// How often something may be done in one window, and at once; 0 for no limit.
  package let limit: Int
  /// The window in seconds.
  package let window: Int
  private let interval: Int64
  private let capacity: Int
  private let clock: ServerClock
  private let generations = Mutex(Generations())

  /// A limiter.
  ///
  /// - Parameters:
  ///   - limit: how often something may be done in a window; 0 for no limit.
  ///   - window: the window in seconds, such as 60 or 3600.
  ///   - capacity: how many keys a generation holds.
  ///   - clock: its uptime is what counts.
  package init(limit: Int, window: Int, capacity: Int = 50_000, clock: ServerClock) {
    self.limit = max(0, limit)
    self.window = max(1, window)
    self.capacity = max(1, capacity)
    self.clock = clock
    interval = Int64(self.window) * 1_000_000 / Int64(max(1, limit))
  }

  /// Takes a token of a key.
  ///
  /// - Parameter cost: how many, 1 to the limit.
  package func take(_ key: RateKey, cost: Int = 1) -> Verdict {
    guard limit > 0 else {
      return Verdict(isAllowed: true, remaining: .max, retryAfter: 0, resetAfter: 0)
    }
    let cost = min(cost, limit)
    let now = clock.uptime() * 1000
    let full = Int64(limit) * interval
    return generations.withLock { generations in
      let known = generations.young[key] ?? generations.old[key] ?? now
      var fullAt = max(known, now)
      let excess = fullAt + Int64(cost) * interval - full - now
      if excess <= 0 { fullAt += Int64(cost) * interval }
      if generations.young.count >= capacity, generations.young[key] == nil {
        generations.old = generations.young
        generations.young = [:]
      }
      generations.young[key] = fullAt
      return Verdict(
        isAllowed: excess <= 0, remaining: Int((full - (fullAt - now)) / interval),
        retryAfter: excess <= 0 ? 0 : max(1, Self.seconds(excess)),
        resetAfter: Self.seconds(fullAt - now))
    }
  }

  /// Gives a token back that was taken for what turned out not to count.
  package func refund(_ key: RateKey) {
    generations.withLock { generations in
      if let fullAt = generations.young[key] ?? generations.old[key] {
        generations.young[key] = fullAt - interval
      }
    }
  }

  private static func seconds(_ micros: Int64) -> Int { Int((micros + 999_999) / 1_000_000) }
}
