import Foundation

/// Feeds parsers with malformed inputs: none may crash, hang or misread one.
struct FuzzBench {
  var targets = FuzzTarget.allCases
  var seed = 1
  /// The number of the first input to run.
  var first = 0
  /// The number of inputs for each parser; nil for its default.
  var inputs: Int?
  /// The number of seconds for each parser; nil to run a number of inputs.
  var seconds: Int?

  func run() async throws -> [Figure] {
    var figures: [Figure] = []
    for target in targets { figures += try await run(target) }
    return figures
  }

  /// Feeds a parser in one child process for each processor.
  private func run(_ target: FuzzTarget) async throws -> [Figure] {
    let processors = ProcessInfo.processInfo.activeProcessorCount
    let inputs =
      seconds == nil ? inputs ?? target.usualInputs : FuzzShare.endless * processors
    let shares = max(1, min(processors, inputs / 1000))
    let begin = ContinuousClock.now
    let tally = try await withThrowingTaskGroup(of: FuzzTally.self) { group in
      for share in 0..<shares {
        let numbers = (first + inputs * share / shares)..<(first + inputs * (share + 1) / shares)
        let share = FuzzShare(target: target, seed: seed, numbers: numbers, seconds: seconds)
        group.addTask { try await share.run() }
      }
      return try await group.reduce(FuzzTally(), +)
    }
    let elapsed = (ContinuousClock.now - begin) / .seconds(1)
    let share = String(format: "%.0f", 100 * Double(tally.accepted) / Double(max(1, tally.done)))
    let rate = String(format: "%.0f", Double(tally.done) / elapsed)
    let summary =
      "fuzz \(target.rawValue): \(tally.done) inputs in \(Int(elapsed)) s, seed \(seed), \(tally.accepted) accepted\n"
    FileHandle.standardError.write(Data(summary.utf8))
    let name = "\(target.rawValue), \(rate) inputs a second, \(share) % accepted"
    return [("crashes", tally.crashes), ("hangs", tally.hangs), ("misread", tally.wrong)].map {
      Figure(
        name: "\($0.0) of \(name)", value: Double($0.1),
        yardstick: Double(seconds == nil ? inputs : tally.done),
        unit: "inputs", yardstickName: "of", bound: .atMost, limit: 0)
    }
  }
}
