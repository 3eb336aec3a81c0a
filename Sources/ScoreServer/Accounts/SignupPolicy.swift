import HTTPConnections
import ScoreAPI
import ScoreStore

/// The rules of signup: who may create accounts, with which names, and how often.
struct SignupPolicy: Sendable {
  private let mode: ServerSettings.SignupMode
  private let invitations: [[UInt8]]
  private let names: UsernamePolicy
  private let limiter: SharedRateLimiter

  init(settings: ServerSettings, clock: ServerClock, limits: (any LimitStore)?) {
    mode = settings.signupMode
    // An empty code in the settings is ignored.
    invitations = settings.invitations.filter { !$0.isEmpty }.map(Self.sum)
    names = UsernamePolicy(serverName: settings.serverName)
    limiter = SharedRateLimiter(
      RateLimiter(limit: settings.signupsPerHour, window: 3600, clock: clock), "signup", in: limits)
  }

  /// Checks whether signup is open to the client. A wrong code counts, which limits guessing.
  func checkInvitation(_ code: String?, from address: ClientAddress) async throws {
    switch mode {
    case .open: return
    case .closed:
      throw RequestError.account(.signupClosed)
    case .invite:
      guard let code else {
        throw RequestError.account(.invitationRequired)
      }
      let sum = Self.sum(code)
      guard invitations.contains(where: { Secrets.areEqual($0, sum) }) else {
        try await count(address)
        throw RequestError.account(.invitationInvalid)
      }
    }
  }

  func checkName(_ name: String) throws(RequestError) { try names.check(name) }

  /// Counts an attempt of an address.
  ///
  /// - Throws: `RequestError`, `StoreError`.
  func count(_ address: ClientAddress) async throws {
    let verdict = try await limiter.take(RateKey.networks(of: address))
    guard verdict.isAllowed else {
      throw RequestError.rateLimited(.signup, retryAfter: verdict.retryAfter)
    }
  }

  /// Cancels the count of an attempt that the server was too busy for.
  func refund(_ address: ClientAddress) async {
    await limiter.refund(RateKey.networks(of: address))
  }

  // Hashes have equal lengths, so that comparing them does not reveal the length of a code.
  private static func sum(_ code: String) -> [UInt8] { Secrets.sha256(Array(code.utf8)) }
}
