import Foundation

/// CPU time of starting the client, against a Swift hello world that imports Foundation.
struct StartBench {
  private let runs = 41

  func run() throws -> Figure {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("wordhoard-bench-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let hello = folder.appendingPathComponent("hello")
    let source = folder.appendingPathComponent("hello.swift")
    try Data("import Foundation\nprint(\"hello\")\n".utf8).write(to: source)
    _ = try cpuMillis(of: "/usr/bin/env", ["swiftc", "-O", source.path, "-o", hello.path])
    let client = URL(fileURLWithPath: BenchCommand.executable())
      .deletingLastPathComponent().appendingPathComponent("wordhoard")
    let home = folder.appendingPathComponent("home").path
    var ours: [Double] = []
    var theirs: [Double] = []
    for _ in 0..<runs {
      theirs.append(try cpuMillis(of: hello.path, []))
      ours.append(try cpuMillis(of: client.path, ["word", "--plain", "--home", home]))
    }
    return Figure(
      name: "wordhoard word --plain, CPU, median of \(runs)", value: median(ours),
      yardstick: median(theirs), unit: "ms", yardstickName: "hello with Foundation",
      bound: .atMost, limit: 2.5)
  }

  /// User and system time of a child process, in milliseconds.
  private func cpuMillis(of program: String, _ arguments: [String]) throws -> Double {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    let before = childMillis()
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchError(message: "\(program) exited with \(process.terminationStatus)")
    }
    return childMillis() - before
  }

  private func childMillis() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    func millis(_ time: timeval) -> Double {
      Double(time.tv_sec) * 1000 + Double(time.tv_usec) / 1000
    }
    return millis(usage.ru_utime) + millis(usage.ru_stime)
  }
}

/// Why something could not be measured.
struct BenchError: Error, CustomStringConvertible {
  let message: String
  var description: String { message }
}
