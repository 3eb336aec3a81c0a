package import ScoreAPI
package import ScoreStore
import Synchronization

/// Lets nobody try many passwords: after five failures in a row each further try on an account waits
/// twice as long as the one before, an hour at most; and an address has so many failures a minute.
///
/// Names that nobody has are counted like all others, so that waiting tells nothing. A stranger can make
/// an owner wait for a new login, but never ends a session: tokens do not pass here. It is kept in
/// memory and by the clock that never jumps.
package final class LoginThrottle: Sendable {
  /// What somebody tries to prove a password for.
  package enum Subject: Hashable, Sendable {
    /// A login by name; names are alike without case.
    case login(String)
    /// A login by a name that nobody can have, such as an e-mail address.
    case nobody
    /// A player who is signed in and confirms their password.
    case confirmation(AccountID)

    /// A login by a name as it was typed.
    package init(name: String) {
      self = UsernamePolicy.isWellFormed(name) ? .login(name.lowercased()) : .nobody
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
  private let addresses: RateLimiter
  private let known = Mutex<[Subject: Failures]>([:])

  /// A throttle.
  ///
  /// - Parameters:
  ///   - failuresPerMinute: of one address; 0 for no limit.
  ///   - capacity: how many names to remember.
  ///   - clock: its uptime is what counts.
  package init(failuresPerMinute: Int, capacity: Int = 50_000, clock: ServerClock) {
    self.capacity = capacity
    self.clock = clock
    addresses = RateLimiter(limit: failuresPerMinute, window: 60, clock: clock)
  }

  /// Admits a try, which counts as a failure until it is told otherwise, so that many at once gain
  /// nothing.
  ///
  /// - Throws: `rate_limited` with the time to wait.
  package func admit(_ subject: Subject, from address: ClientAddress) throws(RequestError) {
    let now = clock.uptime()
    let wait: Int = known.withLock { known in
      var failures = known[subject] ?? Failures()
      if failures.latest < now - Self.memory { failures = Failures() }
      if failures.blockedUntil > now { return Int(failures.blockedUntil - now + 999) / 1000 }
      let verdict = addresses.take(.network(of: address))
      guard verdict.isAllowed else { return verdict.retryAfter }
      failures.count += 1
      failures.latest = now
      // Nobody can be guessed at; there the address alone counts.
      if subject != .nobody { failures.blockedUntil = now + Self.wait(after: failures.count) }
      if known[subject] == nil, known.count >= capacity { forget(&known, at: now) }
      known[subject] = failures
      return 0
    }
    guard wait > 0 else { return }
    throw .rateLimited(.failedLogin, retryAfter: wait)
  }

  /// Notes that the password was right.
  package func succeed(_ subject: Subject, from address: ClientAddress) {
    known.withLock { $0[subject] = nil }
    addresses.refund(.network(of: address))
  }

  /// Takes a try back of which nobody learned anything, because the server was busy.
  package func withdraw(_ subject: Subject, from address: ClientAddress) {
    known.withLock { known in
      known[subject]?.count -= 1
      known[subject]?.blockedUntil = 0
    }
    addresses.refund(.network(of: address))
  }

  /// The milliseconds to wait after so many failures in a row.
  private static func wait(after failures: Int) -> Int64 {
    guard failures >= free else { return 0 }
    return min(longestWait, 1000 << Int64(min(failures - free, 20)))
  }

  /// Forgets what is a day old, and where that is not enough, the half with the fewest failures.
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
