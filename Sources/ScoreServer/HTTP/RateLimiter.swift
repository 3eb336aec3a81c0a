package import ScoreStore
import Synchronization

/// The requests that are counted together.
package enum RateKey: Hashable, Sendable {
  /// The requests of a player.
  case account(AccountID)
  /// The requests of an address, or of a household's network.
  case address(ClientAddress)
  /// The requests for pages from an address. They are counted apart, so that many viewers of a board behind one
  /// address do not prevent its players from signing in.
  case pages(ClientAddress)
  /// The logins by a name, in lower case.
  case name(String)

  /// The key of an address.
  package static func network(of address: ClientAddress, isPage: Bool = false) -> RateKey {
    isPage ? .pages(address.network) : .address(address.network)
  }
}

/// Limits the rate of actions, with a token bucket per key on the monotonic clock.
///
/// For each bucket only the time at which it will be full again is stored (the generic cell rate algorithm of
/// ITU-T I.371). There are two generations of keys, which limits the memory: a key that is not used while the
/// younger generation fills up is forgotten.
package final class RateLimiter: Sendable {
  /// The result of taking tokens.
  package struct Verdict: Hashable, Sendable {
    /// Whether the action is allowed now.
    package let isAllowed: Bool
    /// The number of further actions that are allowed at once.
    package let remaining: Int
    /// The seconds until the action is allowed, at least 1; 0 if it is allowed now.
    package let retryAfter: Int
    /// The seconds until the bucket is full again.
    package let resetAfter: Int
  }

  private struct Generations {
    var young: [RateKey: Int64] = [:]
    var old: [RateKey: Int64] = [:]
  }

  /// The number of actions that are allowed per window, and at once; 0 for no limit.
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
  ///   - limit: the number of actions that are allowed per window; 0 for no limit.
  ///   - window: the window in seconds, such as 60 or 3600.
  ///   - capacity: the number of keys in a generation.
  ///   - clock: the time; only its uptime is used.
  package init(limit: Int, window: Int, capacity: Int = 50_000, clock: ServerClock) {
    self.limit = max(0, limit)
    self.window = max(1, window)
    self.capacity = max(1, capacity)
    self.clock = clock
    interval = Int64(self.window) * 1_000_000 / Int64(max(1, limit))
  }

  /// Takes tokens of a key.
  ///
  /// - Parameter cost: the number of tokens, 1 to the limit.
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

  /// Returns a token of an action that does not count.
  package func refund(_ key: RateKey) {
    generations.withLock { generations in
      if let fullAt = generations.young[key] ?? generations.old[key] {
        generations.young[key] = fullAt - interval
      }
    }
  }

  private static func seconds(_ micros: Int64) -> Int { Int((micros + 999_999) / 1_000_000) }
}
