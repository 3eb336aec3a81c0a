import Foundation

/// All that an operator can set, with defaults. server-config/wordhoard-server.yaml documents each
/// under the same name (`signup.mode` is `signup.mode` there).
package struct ServerSettings: Sendable {
  /// Who may make an account.
  package enum SignupMode: String, Sendable, CaseIterable {
    /// Everybody.
    case open
    /// Who knows an invitation code.
    case invite
    /// Only the operator, by command.
    case closed
  }

  /// What the log has.
  package enum LogLevel: String, Sendable, CaseIterable {
    /// A line a request, and what follows.
    case info
    /// Start and stop, and what follows.
    case notice
    /// What needs somebody's attention, and what follows.
    case warning
    /// What fails.
    case error
  }

  /// `server.name`: who deals, as share lines have it.
  package var serverName = "wordhoard"
  /// `server.host`: the address to listen on.
  package var host = "127.0.0.1"
  /// `server.port`: the port; 0 for any that is free.
  package var port = 8080
  /// `server.url`: the address that players use; with `https` browsers are told to stay with TLS.
  package var publicURL: String?
  /// `server.proxies`: addresses of reverse proxies whose `X-Forwarded-For` is believed.
  package var proxies: [String] = []
  /// `server.connections`: how many connections may be open at once.
  package var connections = 12_000
  /// `database.path`: the file; `:memory:` for a trial.
  package var databasePath = "wordhoard-server.sqlite"
  /// `content.directory`: the operator's own words; nil for ours.
  package var contentDirectory: String?
  /// `signup.mode`: who may make an account.
  package var signupMode = SignupMode.open
  /// `signup.invitations`: the codes of which a new player needs one, where it is by invitation.
  package var invitations: [String] = []
  /// `password.minimumLength`: code points a password needs, 8 to 64.
  package var minimumPasswordLength = 8
  /// `password.cost`: the binary logarithm of scrypt's N, 10 to 20.
  package var passwordCost = 17
  /// `password.workers`: how many passwords are hashed at once, 0 for half as many as there are
  /// processors; each takes 128 MiB at cost 17.
  package var passwordWorkers = 0
  /// `password.queue`: how many more may wait before the server says that it is busy.
  package var passwordQueue = 16
  /// `session.idleDays`: a session that was not used for so long has ended.
  package var sessionIdleDays = 30
  /// `session.maximumDays`: a session ends after so long in any case.
  package var sessionMaximumDays = 180
  /// `limits.perMinute`: requests a minute from one player, or one address without a player; 0 for
  /// no limit.
  package var requestsPerMinute = 600
  /// `limits.signupsPerHour`: new accounts an hour from one address; 0 for no limit.
  package var signupsPerHour = 20
  /// `limits.loginsPerMinute`: failed logins a minute from one address; 0 for no limit.
  package var loginsPerMinute = 30
  /// `limits.journalEvents`: events in one player's journal.
  package var journalEvents = 500_000
  /// `runs.readingSpeed`: characters a second; whoever answers rightly before a prompt can have been
  /// read is not kept on a board. 0 to keep all.
  package var readingSpeed = 100
  /// `log.level`: from where on it is logged.
  package var logLevel = LogLevel.info

  /// The defaults.
  package init() {}

  /// How many passwords are hashed at once, 1 to 64. By default half of the processors are left to all
  /// else, and not more than 512 MiB are taken.
  package var passwordThreads: Int {
    if passwordWorkers > 0 { return passwordWorkers }
    return min(4, max(1, ProcessInfo.processInfo.activeProcessorCount / 2))
  }
}
