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
    _ = try ChildProcess(path: "/usr/bin/env")
      .cpuMillis(["swiftc", "-O", source.path, "-o", hello.path])
    let home = folder.appendingPathComponent("home").path
    var ours: [Double] = []
    var theirs: [Double] = []
    for _ in 0..<runs {
      theirs.append(try ChildProcess(path: hello.path).cpuMillis([]))
      ours.append(try ChildProcess.client.cpuMillis(["word", "--plain", "--home", home]))
    }
    return Figure(
      name: "wordhoard word --plain, CPU, median of \(runs)", value: median(ours),
      yardstick: median(theirs), unit: "ms", yardstickName: "hello with Foundation",
      bound: .atMost, limit: 2.5)
  }
}

/// Why something could not be measured.
struct BenchError: Error, CustomStringConvertible {
  let message: String
  var description: String { message }
}
