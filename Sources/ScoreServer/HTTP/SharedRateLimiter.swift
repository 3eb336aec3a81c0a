import ScoreStore

/// Limits the rate of rare actions over all servers of a database. With one server, the counts are in its memory.
struct SharedRateLimiter: Sendable {
  /// The limit, with the counts of this server.
  let local: RateLimiter
  private let purpose: String
  private let store: (any LimitStore)?

  /// - Parameters:
  ///   - local: the limit.
  ///   - purpose: tells its counts from those of other limits.
  ///   - store: the counts of all servers; nil if there is one server.
  init(_ local: RateLimiter, _ purpose: String, in store: (any LimitStore)?) {
    self.local = local
    self.purpose = purpose
    self.store = store
  }

  /// Takes tokens of each key, or of none if one has too few, as `RateLimiter.take`.
  func take(
    _ keys: [RateKey], cost: Int = 1
  ) async throws(StoreError) -> RateLimiter.Verdict {
    guard let store, local.limit > 0 else { return local.take(keys, cost: cost) }
    return try await store.change(digests(keys)) { [local] now, marks in
      local.take(keys, cost: cost, at: now, marks: &marks)
    }
  }

  /// Returns the tokens of each key that an action took that does not count. If that fails, they come back with time.
  func refund(_ keys: [RateKey], cost: Int = 1) async {
    guard let store, local.limit > 0 else { return local.refund(keys, cost: cost) }
    try? await store.change(digests(keys)) { [local] _, marks in
      local.refund(keys, cost: cost, marks: &marks)
    }
  }

  /// The keys in the database.
  func digests(_ keys: [RateKey]) -> [[UInt8]] {
    keys.map { Secrets.sha256(Array("\(purpose) \($0.text)".utf8)) }
  }
}

extension RateLimiter {
  /// Takes tokens of buckets in a store.
  ///
  /// - Parameter now: the time of the store in milliseconds.
  func take(
    _ keys: [RateKey], cost: Int = 1, at now: Int64, marks: inout [LimitMark]
  ) -> Verdict {
    var times = marks.map { $0.until * 1_000_000 }
    let verdict = take(keys, cost: cost, at: now * 1_000_000, &times)
    if verdict.isAllowed {
      for (place, time) in times.enumerated() { marks[place].until = (time + 999_999) / 1_000_000 }
    }
    return verdict
  }

  /// Returns tokens to buckets in a store.
  func refund(_ keys: [RateKey], cost: Int = 1, marks: inout [LimitMark]) {
    for (place, key) in keys.enumerated() { marks[place].until -= debt(of: key, cost) / 1_000_000 }
  }
}
