package import HTTPConnections
package import ScoreAPI
package import ScoreStore
import Synchronization

/// Limits attempts to prove passwords. After five failures in a row, the wait before the next attempt on an
/// account doubles with each failure, up to an hour. All attempts per minute of a network, and on an account,
/// are limited, too: a right password takes as much of the server's time as a wrong one.
///
/// Names without an account are treated in the same way, so that a wait does not reveal whether an account
/// exists. An attacker can delay a player's next login, but not end a session, since tokens are not
/// throttled. The failures are in memory, with times of the monotonic clock, or in a store (`SharedLoginThrottle`).
package final class LoginThrottle: Sendable {
  /// The purpose of an attempt.
  package enum Subject: Hashable, Sendable {
    /// A login by name, in lower case.
    case login(String)
    /// A login by a text that cannot be a username, such as an e-mail address.
    case malformedName
    /// A signed-in player who confirms the password.
    case confirmation(AccountID)

    /// A login by a name.
    package init(name: String) {
      self = UsernamePolicy.isWellFormed(name) ? .login(name.lowercased()) : .malformedName
    }
  }

  private static let free = 5
  private static let longestWait: Int64 = 3_600_000
  private static let memory: Int64 = 24 * 3_600_000

  private let capacity: Int
  private let clock: ServerClock
  /// Limits the attempts per minute.
  let limiter: RateLimiter
  /// The failures in a row of each subject: their number, and the time until which the next attempt has to wait.
  private let known = Mutex<[Subject: LimitMark]>([:])

  /// - Parameters:
  ///   - attemptsPerMinute: the attempts per minute of an address, and on an account; 0 for no limit.
  ///   - capacity: the number of subjects to remember.
  ///   - clock: the time; only its uptime is used.
  package init(attemptsPerMinute: Int, capacity: Int = 50_000, clock: ServerClock) {
    self.capacity = capacity
    self.clock = clock
    limiter = RateLimiter(limit: attemptsPerMinute, window: 60, clock: clock)
  }

  /// Admits an attempt. It counts as a failure until `succeed` or `withdraw` is called, so that
  /// simultaneous attempts are limited, too.
  ///
  /// - Throws: `rate_limited` with the time to wait.
  package func admit(_ subject: Subject, from address: ClientAddress) throws(RequestError) {
    let now = clock.uptime()
    let wait: Int = known.withLock { known in
      let keys = Self.keys(subject, address)
      var failures = known[subject] ?? LimitMark()
      let wait = Self.admit(subject, &failures, at: now) { limiter.take(keys) }
      guard wait == 0 else { return wait }
      if known[subject] == nil, known.count >= capacity { forget(&known, at: now) }
      known[subject] = failures
      return 0
    }
    guard wait > 0 else { return }
    throw .rateLimited(.login, retryAfter: wait)
  }

  /// Admits an attempt, and counts it as a failure.
  ///
  /// - Parameters:
  ///   - failures: those of the subject.
  ///   - take: counts the attempt for the limit of attempts.
  /// - Returns: the seconds to wait; 0 if the attempt is admitted.
  static func admit(
    _ subject: Subject, _ failures: inout LimitMark, at now: Int64,
    take: () -> RateLimiter.Verdict
  ) -> Int {
    if failures.latest < now - memory { failures = LimitMark() }
    if failures.until > now { return Int(failures.until - now + 999) / 1000 }
    let verdict = take()
    guard verdict.isAllowed else { return verdict.retryAfter }
    failures.count += 1
    failures.latest = now
    // There is no account to protect, so only the address is limited.
    if subject != .malformedName { failures.until = now + wait(after: Int(failures.count)) }
    return 0
  }

  /// Cancels an attempt that was counted as a failure.
  static func withdraw(_ failures: inout LimitMark) {
    failures.count -= 1
    failures.until = 0
  }

  /// Records that the password was right, which ends the waits. It counts as an attempt.
  package func succeed(_ subject: Subject) { known.withLock { $0[subject] = nil } }

  /// Cancels an attempt that the server was too busy to check.
  package func withdraw(_ subject: Subject, from address: ClientAddress) {
    known.withLock { known in
      if var failures = known[subject] {
        Self.withdraw(&failures)
        known[subject] = failures
      }
    }
    limiter.refund(Self.keys(subject, address))
  }

  /// The keys by which attempts are limited.
  static func keys(_ subject: Subject, _ address: ClientAddress) -> [RateKey] {
    let networks = RateKey.networks(of: address)
    return switch subject {
    case .login(let name): networks + [.name(name)]
    case .confirmation(let account): networks + [.account(account)]
    case .malformedName: networks
    }
  }

  /// The milliseconds to wait after a number of failures in a row.
  private static func wait(after failures: Int) -> Int64 {
    guard failures >= free else { return 0 }
    return min(longestWait, 1000 << Int64(min(failures - free, 20)))
  }

  /// Forgets failures older than a day, and if that is not enough, the half of the subjects with the fewest.
  private func forget(_ failures: inout [Subject: LimitMark], at now: Int64) {
    failures = failures.filter { $0.value.latest > now - Self.memory }
    guard failures.count >= capacity else { return }
    let most = failures.sorted {
      ($0.value.count, $0.value.latest) > ($1.value.count, $1.value.latest)
    }
    failures = Dictionary(
      uniqueKeysWithValues: most.prefix(capacity / 2).map { ($0.key, $0.value) })
  }
}
