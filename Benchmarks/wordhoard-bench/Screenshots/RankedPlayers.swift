import Foundation

/// Players of the day's daily on a score server on this machine.
final class RankedPlayers {
  private let clock: FakeClock
  private let folder: URL
  private let client: String
  private let program: String
  private let database: String
  private let server: MeasuredProcess

  /// Starts a server without players.
  ///
  /// - Parameters:
  ///   - client: the path of `wordhoard`.
  ///   - program: the path of `wordhoard-server`.
  init(client: String, program: String, clock: FakeClock, folder: URL) throws {
    (self.client, self.program, self.clock, self.folder) = (client, program, clock, folder)
    database = folder.appendingPathComponent("server.sqlite").path
    let settings = folder.appendingPathComponent("server.yaml")
    try Data("server:\n  name: Wordhoard\npassword:\n  cost: 10\nboards:\n  newcomers: 0\n".utf8)
      .write(to: settings)
    let port = try MeasuredProcess.freePort()
    server = try MeasuredProcess(
      "wordhoard-server",
      arguments: [
        program, "serve", "--config", settings.path, "--port", "\(port)", "--database", database,
      ], environment: clock.environment, port: port, path: "/healthz", folder: folder)
  }

  deinit { server.stop() }

  /// The environment of a player on this server.
  func environment(home: String) -> [String: String] {
    clock.environment.merging([
      "WORDHOARD_HOME": home, "WORDHOARD_SERVER": "http://127.0.0.1:\(server.port)",
    ]) { $1 }
  }

  /// The environment for a program on the full screen. It waits for the server some milliseconds at
  /// a time, which never pass on a stopped clock, so this clock runs.
  func flowingEnvironment(home: String) -> [String: String] {
    environment(home: home).merging(["FAKETIME_DONT_FAKE_MONOTONIC": "1"]) { $1 }
  }

  /// Creates an account for the player in a folder.
  func signUp(_ name: String, home: String) throws {
    _ = try run(
      ["signup", name, "--password-stdin"], home: home, input: "seven quiet herons\n")
  }

  /// Runs a command of a player, and returns its output.
  func run(_ arguments: [String], home: String, input: String = "") throws -> String {
    try Spawn.output(
      [client] + arguments, environment: environment(home: home), input: input,
      within: Screenshots.patience)
  }

  /// The questions of the daily, from a player who passes all of them and is then deleted.
  func learn() throws -> [EventLines.Question] {
    let home = folder.appendingPathComponent("zoe").path
    try signUp("zoe", home: home)
    let lines = try run(
      ["daily", "--jsonl"], home: home, input: String(repeating: "\n", count: 20))
    _ = try Spawn.output(
      [program, "account", "delete", "zoe", "--yes", "--database", database],
      environment: clock.environment, within: Screenshots.patience)
    return try EventLines(lines).questions
  }

  /// Plays the daily with right and wrong answers.
  ///
  /// - Parameters:
  ///   - missed: the places of the questions that the player does not know, from 1.
  ///   - seconds: the time that the player takes for each question.
  func play(
    _ questions: [EventLines.Question], home: String, missing missed: Set<Int>, seconds: Int
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: client)
    process.arguments = ["daily", "--jsonl"]
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment(home: home)) { $1 }
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    let ending = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + Screenshots.patience, execute: ending)
    defer { ending.cancel() }
    var (place, helped, seen) = (0, 0, "")
    func count(_ text: String) -> Int { seen.components(separatedBy: text).count - 1 }
    while case let data = output.fileHandleForReading.availableData, !data.isEmpty {
      seen += String(decoding: data, as: UTF8.self)
      // Answers each complete question. The answers of an encore are unknown.
      guard seen.hasSuffix("\n") else { continue }
      // A miss in a gap gives a second try, which is passed, too.
      while count("\"kind\":\"help\"") > helped {
        helped += 1
        input.fileHandleForWriting.write(Data("\n".utf8))
      }
      while count("\"event\":\"question\"") > place {
        try clock.advance(seconds: seconds)
        let question = place < questions.count ? questions[place] : nil
        place += 1
        let move = question.map { missed.contains(place) ? $0.wrong : $0.right } ?? ""
        input.fileHandleForWriting.write(Data("\(move)\n".utf8))
      }
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchError(message: "a ranked daily ended with \(process.terminationStatus)")
    }
  }
}
