package import HTTPConnections
package import ScoreStore
import Synchronization

/// The requests that are counted together.
package enum RateKey: Hashable, Sendable {
  /// The requests of a player.
  case account(AccountID)
  /// The requests of a network.
  case network(ClientNetwork)
  /// The requests for pages from a network. They are counted apart, so that many viewers of a board behind one
  /// address do not prevent its players from signing in.
  case pages(ClientNetwork)
  /// The logins by a name, in lower case.
  case name(String)

  /// The keys of an address, of its narrowest network first.
  package static func networks(of address: ClientAddress, isPage: Bool = false) -> [RateKey] {
    ClientNetwork.all(of: address).map { isPage ? .pages($0) : .network($0) }
  }

  /// A text that no other key has.
  var text: String {
    switch self {
    case .account(let account): "account \(account)"
    case .network(let network): "network \(network.text)"
    case .pages(let network): "pages \(network.text)"
    case .name(let name): "name \(name)"
    }
  }

  /// The limit of the key, as a multiple of the limit of one client.
  fileprivate var share: Int {
    switch self {
    case .network(let network), .pages(let network): network.share
    case .account, .name: 1
    }
  }
}

/// Limits the rate of actions, with a token bucket per key on the monotonic clock. Keys of wide networks have larger buckets
/// (`ClientNetwork`).
///
/// For each bucket only the time at which it will be full again is stored (the generic cell rate algorithm of
/// ITU-T I.371). There are two generations of keys, which limits the memory: a key that is not used while the
/// younger generation fills up is forgotten.
package final class RateLimiter: Sendable {
  /// The result of taking tokens.
  package struct Verdict: Hashable, Sendable {
    /// Whether the action is allowed now.
    package let isAllowed: Bool
    /// The number of actions that are still allowed at once, if no other client of the networks acts.
    package let remaining: Int
    /// The seconds until the action is allowed, at least 1; 0 if it is allowed now.
    package let retryAfter: Int
    /// The seconds until the bucket is full again.
    package let resetAfter: Int

    fileprivate static let unlimited = Verdict(
      isAllowed: true, remaining: .max, retryAfter: 0, resetAfter: 0)

    fileprivate func slowed(by factor: Int) -> Verdict {
      Verdict(
        isAllowed: isAllowed, remaining: remaining, retryAfter: retryAfter * factor,
        resetAfter: resetAfter * factor)
    }
  }

  private struct Generations {
    var young: [RateKey: Int64] = [:]
    var old: [RateKey: Int64] = [:]

    mutating func keep(_ fullAt: Int64, _ key: RateKey, _ capacity: Int) {
      if young.count >= capacity, young[key] == nil {
        old = young
        young = [:]
      }
      young[key] = fullAt
    }
  }

  private struct Bucket {
    /// The time at which it is full again, in nanoseconds.
    var fullAt: Int64
    /// The nanoseconds in which it gets a token back.
    let interval: Int64
    /// The number of its tokens if it is full.
    let size: Int64

    /// The nanoseconds after which it has a number of tokens; 0 or less if it has them.
    func excess(of cost: Int64, at now: Int64) -> Int64 {
      fullAt + (cost - size) * interval - now
    }
  }

  /// The number of actions that are allowed per window, and at once; 0 for no limit.
  package let limit: Int
  /// The window in seconds in which a bucket refills; at least 1.
  package let window: Int
  private let capacity: Int
  private let clock: ServerClock
  private let generations = Mutex(Generations())
  private let pace: Mutex<Pace>

  /// A clock that goes more slowly the more servers share the limit, so that buckets refill by a part on each.
  private struct Pace {
    var servers: Int64 = 1
    /// The time of its last change, by itself and by the clock.
    var start: (time: Int64, uptime: Int64)

    func time(at uptime: Int64) -> Int64 { start.time + (uptime - start.uptime) / servers }
  }

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
    let now = clock.uptime() * 1_000_000
    pace = Mutex(Pace(start: (now, now)))
  }

  /// Divides the limit by a number of servers that each have buckets of their own.
  package func share(among servers: Int) {
    let now = clock.uptime() * 1_000_000
    pace.withLock { pace in
      pace.start = (pace.time(at: now), now)
      pace.servers = Int64(max(1, servers))
    }
  }

  /// Takes tokens of each key, or of none if one has too few.
  ///
  /// - Parameter cost: the number of tokens, 1 to the limit.
  /// - Returns: the verdict by the key with the fewest tokens left, or the longest wait.
  package func take(_ keys: [RateKey], cost: Int = 1) -> Verdict {
    guard limit > 0 else { return .unlimited }
    let (now, servers) = pace.withLock { ($0.time(at: clock.uptime() * 1_000_000), $0.servers) }
    return generations.withLock { generations in
      let known = keys.map { generations.young[$0] ?? generations.old[$0] }
      var times = known.map { $0 ?? 0 }
      let verdict = take(keys, cost: cost, at: now, &times)
      for (place, key) in keys.enumerated() where verdict.isAllowed || known[place] != nil {
        // A refused flood from many networks must not displace the keys of others.
        generations.keep(times[place], key, capacity)
      }
      return servers == 1 ? verdict : verdict.slowed(by: Int(servers))
    }
  }

  /// Takes tokens of each bucket, or of none if one has too few.
  ///
  /// - Parameters:
  ///   - now: the time in nanoseconds.
  ///   - times: the times at which the buckets are full again.
  func take(_ keys: [RateKey], cost: Int, at now: Int64, _ times: inout [Int64]) -> Verdict {
    guard limit > 0 else { return .unlimited }
    let cost = Int64(min(cost, limit))
    let buckets = zip(keys, times).map { key, time in
      Bucket(fullAt: max(time, now), interval: interval(key), size: Int64(limit * key.share))
    }
    let excess = buckets.map { $0.excess(of: cost, at: now) }.max() ?? 0
    let isAllowed = excess <= 0
    var (remaining, resetAfter) = (Int64.max, Int64(0))
    for (place, var bucket) in buckets.enumerated() {
      if isAllowed { bucket.fullAt += cost * bucket.interval }
      times[place] = bucket.fullAt
      let left = bucket.size - (bucket.fullAt - now + bucket.interval - 1) / bucket.interval
      if left < remaining { (remaining, resetAfter) = (left, bucket.fullAt - now) }
    }
    return Verdict(
      isAllowed: isAllowed, remaining: Int(remaining),
      retryAfter: isAllowed ? 0 : max(1, Self.seconds(excess)),
      resetAfter: Self.seconds(resetAfter))
  }

  /// Returns the tokens of each key that an action took that does not count.
  package func refund(_ keys: [RateKey], cost: Int = 1) {
    generations.withLock { generations in
      for key in keys {
        guard let fullAt = generations.young[key] ?? generations.old[key] else { continue }
        generations.young[key] = fullAt - debt(of: key, cost)
      }
    }
  }

  /// The nanoseconds in which the tokens of an action come back.
  func debt(of key: RateKey, _ cost: Int) -> Int64 { Int64(min(cost, limit)) * interval(key) }

  /// The nanoseconds in which a key gets a token back.
  private func interval(_ key: RateKey) -> Int64 {
    Int64(window) * 1_000_000_000 / Int64(max(1, limit * key.share))
  }

  private static func seconds(_ nanoseconds: Int64) -> Int {
    Int((nanoseconds + 999_999_999) / 1_000_000_000)
  }
}
