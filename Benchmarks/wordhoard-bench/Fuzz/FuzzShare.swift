import Foundation

/// A range of inputs that one child at a time feeds: if a child crashes or hangs, the next one continues after
/// the input that caused it.
struct FuzzShare: Sendable {
  let target: FuzzTarget
  let seed: Int
  let numbers: Range<Int>
  /// The number of seconds to run; nil to run to the last input.
  var seconds: Int?

  /// The number of inputs of a share that ends after a time.
  static let endless = 1 << 40

  /// The number of crashes and hangs after which the rest is skipped.
  private static let most = 10
  #if DEBUG
    /// The number of seconds without progress after which a child counts as hanging.
    private static let patience = 60.0
  #else
    private static let patience = 10.0
  #endif
  /// The number of seconds that a child may take before its first input.
  private static let startPatience = 120.0

  private enum End { case finished, crashed(Int32), hung }

  /// Runs all inputs, in one child after another.
  func run() async throws -> FuzzTally {
    // The files of a child that crashes are deleted with the folder.
    let folder = try TemporaryFolder()
    defer { folder.delete() }
    let path = folder.path("status")
    var tally = FuzzTally()
    var rest = numbers
    let end = seconds.map { ContinuousClock.now + .seconds($0) }
    while !rest.isEmpty, tally.done == 0 || end.map({ .now < $0 }) ?? true,
      tally.crashes + tally.hangs < FuzzShare.most
    {
      let amount = seconds.map { "for \($0) s" } ?? "to \(rest.upperBound - 1)"
      report("seed \(seed), inputs \(rest.lowerBound) \(amount)")
      FuzzStatus().write(to: path)
      let end = try await feed(rest, in: folder)
      let status = FuzzStatus(path: path)
      tally.add(status)
      switch end {
      case .finished: return tally
      case .crashed(let signal):
        guard status.number >= 0 else {
          throw BenchError(message: "\(target.rawValue) cannot be fed: signal \(signal)")
        }
        tally.crashes += 1
        report("signal \(signal); \(again(status.number))")
      case .hung:
        tally.hangs += 1
        report("hangs; \(again(status.number))")
      }
      rest = (max(status.number, rest.lowerBound) + 1)..<rest.upperBound
    }
    return tally
  }

  /// Runs inputs in a child until it ends or makes no more progress.
  private func feed(_ numbers: Range<Int>, in folder: TemporaryFolder) async throws -> End {
    let path = folder.path("status")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Checkout.executable())
    let amount = seconds.map { ["--seconds", "\($0)"] } ?? ["--inputs", "\(numbers.count)"]
    process.arguments = arguments(from: numbers.lowerBound) + amount + ["--status", path]
    var changes = ["TMPDIR": folder.url.path]
    // Print the backtrace of a crash only if a single input is repeated. For many inputs, the
    // output would be long.
    if numbers.count > 1 { changes["SWIFT_BACKTRACE"] = "enable=no" }
    process.environment = ProcessInfo.processInfo.environment.merging(changes) { $1 }
    try process.run()
    var last = FuzzStatus()
    var since = ContinuousClock.now
    while process.isRunning {
      try await Task.sleep(for: .milliseconds(50))
      let status = FuzzStatus(path: path)
      if status != last { (last, since) = (status, .now) }
      let patience = last.number < 0 ? FuzzShare.startPatience : FuzzShare.patience
      guard since.duration(to: .now) > .seconds(patience) else { continue }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      return .hung
    }
    if process.terminationReason == .uncaughtSignal { return .crashed(process.terminationStatus) }
    guard process.terminationStatus == 0 else {
      throw BenchError(message: "\(target.rawValue) cannot be fed")
    }
    return .finished
  }

  private func arguments(from first: Int) -> [String] {
    ["fuzz", "--parser", target.rawValue, "--seed", "\(seed)", "--first", "\(first)"]
  }

  private func again(_ number: Int) -> String {
    "again: wordhoard-bench \(arguments(from: number).joined(separator: " ")) --inputs 1"
  }

  private func report(_ message: String) {
    FileHandle.standardError.write(Data("fuzz \(target.rawValue): \(message)\n".utf8))
  }
}
