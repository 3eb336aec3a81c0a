package import ScoreAPI
package import ScoreStore
import Synchronization

/// Limits attempts to prove passwords. After five failures in a row, the wait before the next attempt on an
/// account doubles with each failure, up to an hour. All attempts per minute of a network, and on an account,
/// are limited, too: a right password takes as much of the server's time as a wrong one.
///
/// Names without an account are treated in the same way, so that a wait does not reveal whether an account
/// exists. An attacker can delay a player's next login, but not end a session, since tokens are not
/// throttled. The failures are in memory, with times of the monotonic clock.
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

  private struct Failures {
    var count = 0
    var blockedUntil: Int64 = 0
    var latest: Int64 = 0
  }

  private static let free = 5
  private static let longestWait: Int64 = 3_600_000
  private static let memory: Int64 = 24 * 3_600_000

  private let capacity: Int
  private let clock: ServerClock
  private let limiter: RateLimiter
  private let known = Mutex<[Subject: Failures]>([:])

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
      var failures = known[subject] ?? Failures()
      if failures.latest < now - Self.memory { failures = Failures() }
      if failures.blockedUntil > now { return Int(failures.blockedUntil - now + 999) / 1000 }
      let verdict = limiter.take(Self.keys(subject, address))
      guard verdict.isAllowed else { return verdict.retryAfter }
      failures.count += 1
      failures.latest = now
      // There is no account to protect, so only the address is limited.
      if subject != .malformedName {
        failures.blockedUntil = now + Self.wait(after: failures.count)
      }
      if known[subject] == nil, known.count >= capacity { forget(&known, at: now) }
      known[subject] = failures
      return 0
    }
    guard wait > 0 else { return }
    throw .rateLimited(.login, retryAfter: wait)
  }

  /// Records that the password was right, which ends the waits. It counts as an attempt.
  package func succeed(_ subject: Subject) { known.withLock { $0[subject] = nil } }

  /// Cancels an attempt that the server was too busy to check.
  package func withdraw(_ subject: Subject, from address: ClientAddress) {
    known.withLock { known in
      known[subject]?.count -= 1
      known[subject]?.blockedUntil = 0
    }
    limiter.refund(Self.keys(subject, address))
  }

  private static func keys(_ subject: Subject, _ address: ClientAddress) -> [RateKey] {
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
  private func forget(_ failures: inout [Subject: Failures], at now: Int64) {
    failures = failures.filter { $0.value.latest > now - Self.memory }
    guard failures.count >= capacity else { return }
    let most = failures.sorted {
      ($0.value.count, $0.value.latest) > ($1.value.count, $1.value.latest)
    }
    failures = Dictionary(
      uniqueKeysWithValues: most.prefix(capacity / 2).map { ($0.key, $0.value) })
  }
}
