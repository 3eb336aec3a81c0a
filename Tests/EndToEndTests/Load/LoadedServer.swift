import Foundation

extension Operator {
  /// The settings of a server under load: no limits for its players, and no log line per request.
  static let unlimited = [
    "WORDHOARD_SERVER_LIMITS_PER_MINUTE": "0", "WORDHOARD_SERVER_LIMITS_SIGNUPS_PER_HOUR": "0",
    "WORDHOARD_SERVER_LIMITS_LOGINS_PER_MINUTE": "0", "WORDHOARD_SERVER_LOG_LEVEL": "notice",
    "WORDHOARD_SERVER_LIMITS_CONNECTIONS_PER_ADDRESS": "0",
  ]

  /// Starts a server without limits.
  func serveAll(
    _ arguments: [String] = [], environment: [String: String] = [:], under tool: [String] = []
  ) throws -> (child: Child, port: Int) {
    try serve(
      arguments, environment: Operator.unlimited.merging(environment) { $1 }, under: tool)
  }
}

extension Child {
  /// Sends a signal to the program that this one (such as `strace`) runs.
  func stopInside(by signal: Int32 = SIGTERM) throws {
    let list = try String(contentsOfFile: "/proc/\(pid)/task/\(pid)/children", encoding: .utf8)
    guard let inner = list.split(separator: " ").first.flatMap({ pid_t($0) }) else {
      throw Failure(description: "\(pid) runs no program")
    }
    kill(inner, signal)
  }
}

/// A database that is written to while its server is killed again and again.
struct KillRounds {
  /// The outcome.
  struct Outcome {
    var acknowledged = 0
    var lost: [String] = []
    var unsound: [String] = []
    /// Seconds from each start until the server listened.
    var ready: [Double] = []
  }

  /// The number of players at the same time.
  static let writers = 16

  /// Kills the server during the writers' moves, and after each kill looks for the acknowledged
  /// moves.
  static func run(_ kills: Int, seed: UInt64) throws -> Outcome {
    var random = SplitMix(seed: seed)
    let desk = try Operator()
    var outcome = Outcome()
    var (child, port) = try desk.serveAll()
    let players = try RemotePlayer.signUp(KillRounds.writers, port: port)
    for _ in 0..<kills {
      let crowd = WriterCrowd(players, port: port)
      // Each writer has begun a run by then, and the kill happens between two writes or during one.
      try crowd.wait(forAnswers: 8 * KillRounds.writers)
      usleep(UInt32(random.next() % 200_000))
      child.signal(SIGKILL)
      _ = try child.finish()
      let writers = try crowd.wait()
      let begin = Date()
      (child, port) = try desk.serveAll()
      outcome.ready.append(Date().timeIntervalSince(begin))
      let connection = try HTTPConnection(port: port)
      for writer in writers {
        outcome.acknowledged += writer.acknowledged.count
        outcome.lost += try writer.lost(on: connection)
        outcome.lost += writer.refusals.map { "\(writer.player.name): \($0.status) \($0.text)" }
      }
      let check = try desk.run(["check"])
      if check.status != 0 { outcome.unsound.append(check.stderr) }
    }
    child.signal(SIGTERM)
    _ = try child.finish()
    return outcome
  }
}
