import ScoreAPI

/// Who may make an account, under which name, and how often.
struct SignupPolicy: Sendable {
  private let mode: ServerSettings.SignupMode
  private let invitations: [[UInt8]]
  private let names: UsernamePolicy
  private let limiter: RateLimiter

  init(settings: ServerSettings, clock: ServerClock) {
    mode = settings.signupMode
    // An empty code in a settings file invites nobody.
    invitations = settings.invitations.filter { !$0.isEmpty }.map(Self.sum)
    names = UsernamePolicy(serverName: settings.serverName)
    limiter = RateLimiter(limit: settings.signupsPerHour, window: 3600, clock: clock)
  }

  /// Checks that a player may come in at all. A wrong code counts, so that nobody can try many.
  func checkInvitation(_ code: String?, from address: ClientAddress) throws(Problem) {
    switch mode {
    case .open: return
    case .closed:
      throw Problem(.registrationClosed, "Ask the operator of this server for an account.")
    case .invite:
      guard let code else {
        throw Problem(.registrationClosed, "Ask the operator of this server for an invitation.")
      }
      let sum = Self.sum(code)
      guard invitations.contains(where: { Secrets.areEqual($0, sum) }) else {
        try count(address)
        throw Problem(.registrationClosed, "That is no invitation to this server. Check its code.")
      }
    }
  }

  func checkName(_ name: String) throws(Problem) { try names.check(name) }

  /// Counts a try of an address.
  func count(_ address: ClientAddress) throws(Problem) {
    let verdict = limiter.take(.network(of: address))
    guard verdict.isAllowed else {
      throw Problem(
        .rateLimited, "Too many accounts were asked for. Try again in \(verdict.retryAfter) s.",
        retryAfter: verdict.retryAfter)
    }
  }

  /// Takes back a try that the server was too busy for.
  func refund(_ address: ClientAddress) { limiter.refund(.network(of: address)) }

  // Sums are of one length, so that comparing them tells nothing about a code's.
  private static func sum(_ code: String) -> [UInt8] { Secrets.sha256(Array(code.utf8)) }
}
