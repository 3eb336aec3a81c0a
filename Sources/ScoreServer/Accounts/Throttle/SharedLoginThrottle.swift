import HTTPConnections
import ScoreAPI
import ScoreStore

/// Limits attempts to prove passwords over all servers of a database (`LoginThrottle`).
struct SharedLoginThrottle: Sendable {
  private let local: LoginThrottle
  private let limiter: SharedRateLimiter
  private let store: (any LimitStore)?

  init(_ local: LoginThrottle, in store: (any LimitStore)?) {
    self.local = local
    self.store = store
    limiter = SharedRateLimiter(local.limiter, "attempt", in: store)
  }

  /// Admits an attempt, as `LoginThrottle.admit`.
  ///
  /// - Throws: `RequestError`, `StoreError`.
  func admit(_ subject: LoginThrottle.Subject, from address: ClientAddress) async throws {
    guard let store else { return try local.admit(subject, from: address) }
    let keys = LoginThrottle.keys(subject, address)
    let wait = try await store.change(digests(subject, keys)) { [local] now, marks in
      var buckets = Array(marks.dropFirst())
      defer { marks.replaceSubrange(1..., with: buckets) }
      return LoginThrottle.admit(subject, &marks[0], at: now) {
        local.limiter.take(keys, at: now, marks: &buckets)
      }
    }
    guard wait == 0 else { throw RequestError.rateLimited(.login, retryAfter: wait) }
  }

  /// Records that the password was right. If that fails, the next success does.
  func succeed(_ subject: LoginThrottle.Subject) async {
    guard let store else { return local.succeed(subject) }
    try? await store.change(digests(subject, [])) { _, marks in marks[0] = LimitMark() }
  }

  /// Cancels an attempt that the server was too busy to check.
  func withdraw(_ subject: LoginThrottle.Subject, from address: ClientAddress) async {
    guard let store else { return local.withdraw(subject, from: address) }
    let keys = LoginThrottle.keys(subject, address)
    try? await store.change(digests(subject, keys)) { [local] _, marks in
      var buckets = Array(marks.dropFirst())
      local.limiter.refund(keys, marks: &buckets)
      marks.replaceSubrange(1..., with: buckets)
      LoginThrottle.withdraw(&marks[0])
    }
  }

  private func digests(_ subject: LoginThrottle.Subject, _ keys: [RateKey]) -> [[UInt8]] {
    [Secrets.sha256(Array("failures \(subject)".utf8))] + limiter.digests(keys)
  }
}
