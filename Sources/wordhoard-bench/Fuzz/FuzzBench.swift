import Foundation

/// Feeds parsers with malformed inputs: none may crash, hang or misread one.
struct FuzzBench {
  var targets = FuzzTarget.allCases
  var seed = 1
  /// The number of the first input.
  var first = 0
  /// The number of inputs for each parser; nil for its default.
  var inputs: Int?
  /// The seconds for each parser; nil if the number of inputs counts.
  var seconds: Int?

  func run() async throws -> [Figure] {
    var figures: [Figure] = []
    for target in targets { figures += try await run(target) }
    return figures
  }

  /// Feeds a parser in one child process for each processor.
  private func run(_ target: FuzzTarget) async throws -> [Figure] {
    let inputs = inputs ?? target.usualInputs
    let processors = ProcessInfo.processInfo.activeProcessorCount
    let shares = seconds == nil ? max(1, min(processors, inputs / 1000)) : processors
    let begin = ContinuousClock.now
    let tally = try await withThrowingTaskGroup(of: FuzzTally.self) { group in
      for share in 0..<shares {
        let start = first + (seconds == nil ? inputs * share / shares : FuzzShare.endless * share)
        let end = seconds == nil ? first + inputs * (share + 1) / shares : start + FuzzShare.endless
        let share = FuzzShare(target: target, seed: seed, numbers: start..<end, seconds: seconds)
        group.addTask { try await share.run() }
      }
      return try await group.reduce(FuzzTally(), +)
    }
    let time = begin.duration(to: .now).components
    let elapsed = Double(time.seconds) + Double(time.attoseconds) / 1e18
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
