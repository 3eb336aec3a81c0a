import Foundation
import Lexicon

/// Counts the instructions of short commands as whole processes, with callgrind. Unlike the time,
/// the count is the same in each run.
struct InstructionBench {
  /// A command, and the limit for its instructions in millions.
  private struct Command {
    let arguments: [String]
    let millions: Double
    /// Whether it is also counted with a large pack.
    var isRepeated = true
  }

  private static let commands = [
    Command(arguments: ["--version"], millions: 15, isRepeated: false),
    Command(arguments: ["define", "accident"], millions: 25),
    Command(arguments: ["define", "perspicacious"], millions: 25),
    Command(arguments: ["word", "--plain"], millions: 30),
    Command(arguments: ["today"], millions: 60),
  ]
  private static let events = 100_000
  private static let words = 30_000

  func run() throws -> [Figure] {
    guard let valgrind = ChildProcess.installed("valgrind") else {
      print("skipped: valgrind is not installed, which counts instructions")
      return []
    }
    let folder = try TemporaryFolder()
    defer { folder.delete() }
    let (home, long, large) = (folder.path("home"), folder.path("long"), folder.path("Content"))
    try LongJournal.fill(long, events: InstructionBench.events)
    try LargePack.write(words: InstructionBench.words, to: large)
    func count(_ command: Command, content: String?) throws -> Double {
      let isLong = command.arguments == ["today"]
      var environment = ["WORDHOARD_HOME": isLong ? long : home, "WORDHOARD_PLAIN": "1"]
      environment["WORDHOARD_CONTENT"] = content
      // The first run indexes the words. The second is the usual case.
      for _ in 0..<2 {
        _ = try ChildProcess.client.cpuMillis(command.arguments, environment: environment)
      }
      return try instructions(of: command.arguments, valgrind, environment) / 1e6
    }
    // An index is trusted from two seconds after the content was written.
    sleep(3)
    var figures: [Figure] = []
    for command in InstructionBench.commands {
      let isLong = command.arguments == ["today"]
      let name =
        "wordhoard \(command.arguments.joined(separator: " "))"
        + (isLong ? " with \(InstructionBench.events) events" : "")
      let own = try count(command, content: nil)
      figures.append(
        Figure(
          name: "\(name), instructions", value: own, yardstick: command.millions, unit: "million",
          yardstickName: "wanted", bound: .atMost, limit: 1))
      guard command.isRepeated else { continue }
      figures.append(
        Figure(
          name: "\(name), instructions with \(InstructionBench.words) words",
          value: try count(command, content: large), yardstick: own, unit: "million",
          yardstickName: "with our words", bound: .atMost, limit: 1.15))
    }
    return figures
  }

  private func instructions(
    of arguments: [String], _ valgrind: ChildProcess, _ environment: [String: String]
  ) throws -> Double {
    let log = try TemporaryFolder()
    defer { log.delete() }
    _ = try valgrind.cpuMillis(
      [
        "--tool=callgrind", "--callgrind-out-file=/dev/null", "--log-file=\(log.path("log"))",
        ChildProcess.client.path,
      ] + arguments, environment: environment)
    let text = try String(contentsOfFile: log.path("log"), encoding: .utf8)
    let line = text.split(separator: "\n").first { $0.contains("Collected :") }
    guard let count = line?.split(separator: " ").last.flatMap({ Double($0) }) else {
      throw BenchError(message: "callgrind counted nothing")
    }
    return count
  }
}
