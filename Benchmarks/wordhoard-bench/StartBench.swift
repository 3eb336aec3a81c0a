import Foundation

/// Measures the CPU time of starting the client, and compares it with a Swift hello world that
/// imports Foundation.
struct StartBench {
  private let runs = 41

  func run() throws -> Figure {
    let folder = try TemporaryFolder()
    defer { folder.delete() }
    let hello = try HelloProgram.built(in: folder.url)
    let home = folder.path("home")
    var ours: [Double] = []
    var theirs: [Double] = []
    for _ in 0..<runs {
      theirs.append(try hello.cpuMillis([]))
      ours.append(try ChildProcess.client.cpuMillis(["word", "--plain", "--home", home]))
    }
    return Figure(
      name: "wordhoard word --plain, CPU, median of \(runs)", value: median(ours),
      yardstick: median(theirs), unit: "ms", yardstickName: "hello with Foundation",
      bound: .atMost, limit: 2.5)
  }
}
