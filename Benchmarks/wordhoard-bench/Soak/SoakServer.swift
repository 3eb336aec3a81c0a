import Foundation
import ScoreAPI
import Synchronization

/// The server of a soak. It is killed or ended repeatedly, and starts again with the same file and
/// port.
final class SoakServer: Sendable {
  private struct State {
    var starts = 0
    var isDown = true
    var isOver = false
    var statuses: [String: [Int: Int]] = [:]
    var faults = 0
  }

  /// The number of seconds after which a response fails.
  static let patience = 10

  /// The port, the same after each start.
  let port: Int
  private let program: String
  private let folder: TemporaryFolder
  private let state = Mutex(State())

  /// Prepares a server without starting it.
  init(program: String) throws {
    self.program = program
    folder = try TemporaryFolder()
    port = try MeasuredProcess.freePort()
  }

  // Passwords are hashed with a low cost, and all players have one address.
  private var environment: [String: String] {
    [
      "WORDHOARD_SERVER_PASSWORD_COST": "10", "WORDHOARD_SERVER_LIMITS_SIGNUPS_PER_HOUR": "0",
      "WORDHOARD_SERVER_LIMITS_LOGINS_PER_MINUTE": "0",
      "WORDHOARD_SERVER_LIMITS_UPLOADS_PER_DAY": "0",
      "WORDHOARD_SERVER_DATABASE_PATH": folder.path("soak.sqlite"),
    ]
  }

  /// Starts the server and waits until it responds.
  func start() throws -> MeasuredProcess {
    let process = try MeasuredProcess(
      "wordhoard-server", arguments: [program, "serve", "--port", "\(port)"],
      environment: environment, port: port, path: Route.health.path, folder: folder.url)
    state.withLock { state in
      state.starts += 1
      state.isDown = false
    }
    return process
  }

  /// Ends the server with SIGTERM or SIGKILL, and checks the file.
  func end(_ process: MeasuredProcess, isKilled: Bool) throws {
    if !process.isRunning { report("the server has ended by itself: \(process.lastLines())") }
    state.withLock { $0.isDown = true }
    if isKilled {
      process.kill()
    } else if process.stop() > 9.5 {
      // It has ten seconds to finish requests, and no request here takes that long.
      report("SIGTERM did not end the server")
    }
    let check = Process()
    check.executableURL = URL(fileURLWithPath: program)
    check.arguments = ["check", "--quick"]
    check.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    check.currentDirectoryURL = folder.url
    let output = Pipe()
    check.standardOutput = output
    check.standardError = output
    try check.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    check.waitUntilExit()
    if check.terminationStatus != 0 { report("check: \(text)") }
  }

  /// The number of starts so far; nil while the server is down, or about to end.
  var generation: Int? { state.withLock { $0.isDown ? nil : $0.starts } }

  /// Whether all players must end.
  var isOver: Bool {
    get { state.withLock { $0.isOver } }
    set { state.withLock { $0.isOver = newValue } }
  }

  /// Counts a response of a route by its status.
  func count(_ route: Route, _ status: Int) {
    state.withLock { $0.statuses[route.name, default: [:]][status, default: 0] += 1 }
  }

  /// Counts a fault. Prints the first hundred at once, because the report comes only at the end of
  /// a long run.
  func report(_ fault: String) {
    let number = state.withLock { state in
      state.faults += 1
      return state.faults
    }
    if number <= 100 {
      FileHandle.standardError.write(Data("FAULT \(Date().formatted(.iso8601)) \(fault)\n".utf8))
    }
  }

  /// The number of faults so far.
  var faults: Int { state.withLock { $0.faults } }

  /// The number of responses so far, by route and status.
  var statuses: [String: [Int: Int]] { state.withLock { $0.statuses } }
}
