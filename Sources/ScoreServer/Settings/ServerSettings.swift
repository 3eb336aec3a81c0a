import Foundation
package import ScoreStore

/// The settings of an operator, with defaults. server-config/wordhoard-server.yaml documents each under the
/// name that is given here.
package struct ServerSettings: Sendable {
  /// Who may create an account.
  package enum SignupMode: String, Sendable, CaseIterable {
    /// Every player.
    case open
    /// Players with an invitation code.
    case invite
    /// Only the operator, with a command.
    case closed
  }

  /// The lowest level of events that are logged.
  package enum LogLevel: String, Sendable, CaseIterable {
    /// Every request.
    case info
    /// Start and stop.
    case notice
    /// Events that need attention.
    case warning
    /// Failures.
    case error
  }

  /// The form of the log.
  package enum LogFormat: String, Sendable, CaseIterable {
    /// Lines for people.
    case text
    /// A JSON object a line.
    case json
  }

  /// `server.name`: the name of the server on pages and in share lines.
  package var serverName = "wordhoard"
  /// `server.host`: the address to listen on.
  package var host = "127.0.0.1"
  /// `server.port`: the port; 0 for any free port.
  package var port = 8080
  /// `server.url`: the address that players use; with `https`, browsers are instructed to use only TLS.
  package var publicURL: String?
  /// `server.proxies`: addresses of reverse proxies whose `X-Forwarded-For` is trusted.
  package var proxies: [String] = []
  /// `server.connections`: the maximum number of open connections.
  package var connections = 12_000
  /// `database.path`: the file; `:memory:` to try the server.
  package var databasePath = "wordhoard-server.sqlite"
  /// `database.url`: the PostgreSQL database that is used instead of the file. It may contain a password.
  package var databaseURL: String?
  /// `content.directory`: the operator's own words; nil for the installed words.
  package var contentDirectory: String?
  /// `content.courses`: the folders of the courses that are played besides English.
  package var courseDirectories: [String] = []
  /// `signup.mode`: who may create an account.
  package var signupMode = SignupMode.open
  /// `signup.invitations`: the codes; with `invite`, a new player needs one of them.
  package var invitations: [String] = []
  /// `password.minimumLength`: the minimum number of code points of a password, 8 to 64.
  package var minimumPasswordLength = 8
  /// `password.cost`: the binary logarithm of scrypt's N, 10 to 20.
  package var passwordCost = 17
  /// `password.workers`: the number of passwords that are hashed at once, 0 for half of the processors; each
  /// needs 128 MiB at cost 17.
  package var passwordWorkers = 0
  /// `password.queue`: the number of passwords that may wait for a thread; more are rejected. An address has at most
  /// two passwords hashed or waiting.
  package var passwordQueue = 16
  /// `session.idleDays`: the days after which an unused session ends.
  package var sessionIdleDays = 30
  /// `session.maximumDays`: the days after which every session ends.
  package var sessionMaximumDays = 180
  /// `limits.perMinute`: requests per minute of a player, or of an address without a player; 0 for no limit.
  package var requestsPerMinute = 600
  /// `limits.signupsPerHour`: new accounts per hour and address; 0 for no limit.
  package var signupsPerHour = 20
  /// `limits.loginsPerMinute`: logins per minute of an address, and of an account, successful or not; 0 for no
  /// limit.
  package var loginsPerMinute = 30
  /// `limits.connectionsPerAddress`: open connections of an address that is not a trusted proxy; 0 for no limit.
  package var connectionsPerAddress = 500
  /// `limits.journalEvents`: the maximum number of events in a journal.
  package var journalEvents = 500_000
  /// `limits.uploadsPerDay`: the MiB of events per day that an address may send to journals; 0 for no limit.
  package var uploadMebibytesPerDay = 512
  /// `limits.disk`: the maximum size of the database in MiB; journals may fill 80 % of it. 0 for no limit.
  package var databaseMebibytes = 20_480
  /// `limits.freeSpace`: the MiB that stay free on the disk of the database, but at most a twentieth of the
  /// disk; 0 for no limit.
  package var freeMebibytes = 1024
  /// `boards.newcomers`: on how many earlier days a player must have finished a daily, and how many days old the account
  /// must be, for results to be on boards; nil for 2 if everybody may create an account, else 0.
  package var newcomers: Int?
  /// `runs.readingSpeed`: the characters per second that a person can read. A run with several right answers in
  /// less time does not count for boards. 0 to accept all runs.
  package var readingSpeed = 100
  /// `log.level`: the lowest level of events that are logged.
  package var logLevel = LogLevel.info
  /// `log.format`: the form of each line.
  package var logFormat = LogFormat.text
  /// `log.slow`: the milliseconds above which a request gets a second line, which tells where its time went; 0 for never.
  package var slowMilliseconds = 0
  /// `metrics.port`: the port of 127.0.0.1 at which metrics are read; 0 for none.
  package var metricsPort = 0

  package init() {}

  /// The days after which a player's results are on boards.
  package var newcomerDays: Int { newcomers ?? (signupMode == .open ? 2 : 0) }

  /// The limits of the database.
  package var spaceLimits: SpaceLimits {
    SpaceLimits(
      database: databaseMebibytes > 0 ? databaseMebibytes << 20 : nil,
      free: freeMebibytes > 0 ? freeMebibytes << 20 : nil)
  }

  /// The number of passwords that are hashed at once, 1 to 64. The default leaves half of the processors
  /// free, and needs at most 512 MiB.
  package var passwordThreads: Int {
    if passwordWorkers > 0 { return passwordWorkers }
    return min(4, max(1, ProcessInfo.processInfo.activeProcessorCount / 2))
  }
}
