import Foundation

/// A program that is started to see what it takes.
struct ChildProcess {
  let path: String

  /// The client beside this program.
  static var client: ChildProcess {
    let folder = URL(fileURLWithPath: BenchCommand.executable()).deletingLastPathComponent()
    return ChildProcess(path: folder.appendingPathComponent("wordhoard").path)
  }

  /// User and system time of a run, in milliseconds.
  ///
  /// - Throws: `BenchError` where it fails.
  func cpuMillis(_ arguments: [String]) throws -> Double {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    let before = ChildProcess.childMillis()
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchError(message: "\(path) exited with \(process.terminationStatus)")
    }
    return ChildProcess.childMillis() - before
  }

  private static func childMillis() -> Double {
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
}
