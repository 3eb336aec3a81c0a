import Foundation

/// A server with players, each with their own home; all are real processes.
final class Competition {
  private(set) var child: Child
  private(set) var port: Int
  private let desk: Operator

  /// The folders of the courses that are played besides English.
  private var courses: [String]

  /// - Parameter courses: the folders of the courses that are played besides English.
  init(courses: [String] = []) throws {
    self.courses = courses
    desk = try Operator()
    (child, port) = try desk.serve(environment: Competition.settings(courses))
  }

  /// The limits: programs play faster than people, and send more requests.
  private static func settings(_ courses: [String]) -> [String: String] {
    limits.merging(["WORDHOARD_SERVER_CONTENT_COURSES": courses.joined(separator: ",")]) { $1 }
  }

  private static let limits = [
    "WORDHOARD_SERVER_RUNS_READING_SPEED": "0", "WORDHOARD_SERVER_BOARDS_NEWCOMERS": "0",
    "WORDHOARD_SERVER_LIMITS_PER_MINUTE": "0",
    "WORDHOARD_SERVER_LIMITS_SIGNUPS_PER_HOUR": "0", "WORDHOARD_SERVER_SERVER_NAME": "library",
  ]

  /// The password of all players.
  static let password = "seven quiet herons"

  /// The environment in which a client finds the server.
  var environment: [String: String] { ["WORDHOARD_SERVER": "http://127.0.0.1:\(port)"] }

  /// Creates a player with a new account.
  func signUp(_ name: String) throws -> Home { try enter("signup", name) }

  /// Another machine of a player.
  func logIn(_ name: String) throws -> Home { try enter("login", name) }

  private func enter(_ command: String, _ name: String) throws -> Home {
    let home = try Home()
    if !courses.isEmpty { try home.installGermanCourse() }
    let outcome = try run("\(command) \(name) --password-stdin", "\(Competition.password)\n", home)
    guard outcome.status == 0 else { throw Child.Failure(description: "\(outcome)") }
    return home
  }

  /// Runs the client to its end.
  func run(_ arguments: String, _ input: String = "", _ home: Home) throws -> Child.Outcome {
    try Binary.run(arguments, input: input, environment: environment, home: home)
  }

  /// Starts the daily, or another game, on this server.
  func game(_ home: Home, _ command: String = "daily") throws -> JSONLGame {
    try JSONLGame([command], environment: environment, home: home)
  }

  /// Runs a command of the operator.
  func administer(_ arguments: [String]) throws -> Child.Outcome { try desk.run(arguments) }

  /// Kills the server, and starts it again on the same port.
  func killServer() throws {
    child.signal(SIGKILL)
    _ = try child.finish()
    try restart()
  }

  /// Starts the server again on its port.
  ///
  /// - Parameters:
  ///   - courses: the folders of the courses from now on; nil for the same ones.
  ///   - tool: a program that runs it, with its arguments.
  func restart(courses: [String]? = nil, under tool: [String] = []) throws {
    self.courses = courses ?? self.courses
    (child, port) = try desk.serve(
      ["--port", "\(port)"], environment: Competition.settings(self.courses), under: tool)
  }

  /// Stops the server in the regular way.
  func stopServer() throws -> Child.Outcome {
    child.signal(SIGTERM)
    return try child.finish()
  }

  /// The token in a home.
  func token(of home: Home) throws -> String {
    for name in try home.contents() where name.hasPrefix("credentials") {
      let text = try String(contentsOfFile: "\(home.path)/\(name)", encoding: .utf8)
      if let token = text.firstMatch(of: /[A-Za-z0-9_-]{43}/) { return String(token.0) }
    }
    throw Child.Failure(description: "no token in \(try home.contents())")
  }

  /// The right answers to today's ranked daily, learned with a separate account, and a pass
  /// for the encore. The operator deletes that account, which leaves no trace.
  func learn(_ command: String = "daily") throws -> [String] {
    let home = try signUp("learner")
    let outcome = try run("\(command) --jsonl", String(repeating: "\n", count: 10), home)
    let events = try EventLine.readAll(outcome.stdout)
    let questions = events.filter { $0.event == "question" }
    let verdicts = events.filter { $0.event == "verdict" }
    guard verdicts.count == 10,
      try administer(["account", "delete", "learner", "--yes"]).status == 0
    else { throw Child.Failure(description: "the daily cannot be learnt: \(outcome)") }
    return try zip(questions, verdicts).map { try LearntDaily.move(answering: $0, by: $1) } + [""]
  }
}
