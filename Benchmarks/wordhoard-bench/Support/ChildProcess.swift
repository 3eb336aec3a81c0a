import Foundation

/// A program whose runs are measured.
struct ChildProcess {
  let path: String

  /// The client next to this program.
  static var client: ChildProcess { beside("wordhoard") }

  /// The server next to this program.
  static var server: ChildProcess { beside("wordhoard-server") }

  private static func beside(_ name: String) -> ChildProcess {
    let folder = URL(fileURLWithPath: Checkout.executable()).deletingLastPathComponent()
    return ChildProcess(path: folder.appendingPathComponent(name).path)
  }

  /// A program of the system, from `PATH` or from the folders in which Debian installs servers; nil if it is not
  /// installed.
  static func installed(_ name: String) -> ChildProcess? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return (path.split(separator: ":").map(String.init) + ["/usr/sbin"])
      .map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
      .map { ChildProcess(path: $0) }
  }

  /// The user and system time of a run, in milliseconds.
  ///
  /// - Parameters:
  ///   - changes: changes to the environment of this process.
  ///   - isAnyStatusFine: whether any exit status is accepted: that of `wn` is the number of
  ///     meanings.
  /// - Throws: `BenchError` if it fails.
  func cpuMillis(
    _ arguments: [String], environment changes: [String: String] = [:],
    isAnyStatusFine: Bool = false
  ) throws -> Double {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    if !changes.isEmpty {
      process.environment = ProcessInfo.processInfo.environment.merging(changes) { $1 }
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    let before = ChildProcess.childMillis()
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, isAnyStatusFine || process.terminationStatus == 0
    else {
      throw BenchError(message: "\(path) exited with \(process.terminationStatus)")
    }
    return ChildProcess.childMillis() - before
  }

  /// The user and system time of a run in milliseconds, and its maximum memory in RAM in bytes.
  ///
  /// - Throws: `BenchError` if the program fails.
  func measured(_ arguments: [String]) throws -> (millis: Double, peakBytes: Int) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    let before = ChildProcess.childMillis()
    try process.run()
    var peak = 0
    while process.isRunning {
      let status = "/proc/\(process.processIdentifier)/status"
      let line = (try? String(contentsOfFile: status, encoding: .utf8))?
        .split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      let number = line?.split(whereSeparator: \.isWhitespace).dropFirst().first
      peak = max(peak, (number.flatMap { Int($0) } ?? 0) * 1024)
      usleep(5000)
    }
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw BenchError(message: "\(path) exited with \(process.terminationStatus)")
    }
    return (ChildProcess.childMillis() - before, peak)
  }

  /// The milliseconds of processor time of all children that have ended.
  static func childMillis() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    return millis(usage)
  }

  /// User and system time together, in milliseconds.
  static func millis(_ usage: rusage) -> Double {
    func millis(_ time: timeval) -> Double {
      Double(time.tv_sec) * 1000 + Double(time.tv_usec) / 1000
    }
    return millis(usage.ru_utime) + millis(usage.ru_stime)
  }

  /// The milliseconds of processor time of a process so far, in all its threads, including ended
  /// ones; nil if the process does not exist.
  static func processorMillis(of process: pid_t) -> Double? {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return nil
    }
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
  }
}
