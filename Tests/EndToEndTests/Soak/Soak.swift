import Foundation

/// The tests that take minutes; `make soak` runs them.
enum Soak {
  static let isWanted = ProcessInfo.processInfo.environment["WORDHOARD_SOAK"] != nil

  /// Prints a figure of a test.
  static func tell(_ text: String) { print("soak: \(text)") }

  /// Raises the limit of open files of this process and its children to the maximum.
  ///
  /// - Returns: the limit.
  static func raiseFileLimit() -> Int {
    var limit = rlimit()
    let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    getrlimit(kind, &limit)
    limit.rlim_cur = limit.rlim_max
    setrlimit(kind, &limit)
    getrlimit(kind, &limit)
    return Int(clamping: limit.rlim_cur)
  }

  /// The memory of a process in KiB, now or at its peak.
  static func memory(of process: pid_t, atMost: Bool = false) throws -> Int {
    let name = atMost ? "VmHWM:" : "VmRSS:"
    let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
    return line.flatMap { $0.split(whereSeparator: { " \t".contains($0) }).dropFirst().first }
      .flatMap { Int($0) } ?? 0
  }
}
