import Foundation

/// Measures the CPU time of starting the client with a journal of many answers, compared with an empty one.
struct LongStartBench {
  private let events = 100_000
  private let runs = 41

  func run() throws -> Figure {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("wordhoard-bench-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let (long, empty) = (
      folder.appendingPathComponent("long").path, folder.appendingPathComponent("empty").path
    )
    try LongJournal.fill(long, events: events)
    var ours: [Double] = []
    var theirs: [Double] = []
    // The first run after so many events reads all of them.
    for home in [long, empty] { _ = try ChildProcess.client.cpuMillis(["today", "--home", home]) }
    for _ in 0..<runs {
      theirs.append(try ChildProcess.client.cpuMillis(["today", "--home", empty]))
      ours.append(try ChildProcess.client.cpuMillis(["today", "--home", long]))
    }
    return Figure(
      name: "wordhoard today with \(events) events, CPU, median of \(runs)", value: median(ours),
      yardstick: median(theirs), unit: "ms", yardstickName: "an empty journal",
      bound: .atMost, limit: 1.5)
  }
}
