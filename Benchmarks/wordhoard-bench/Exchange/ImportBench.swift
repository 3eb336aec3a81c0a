import Exchange
import Foundation

/// Measures the import of 50,000 cards by the program, from the file to the journal on disk.
struct ImportBench {
  private let count = 50_000
  private let few = 5_000
  private static let runs = 3

  func run() throws -> [Figure] {
    let folder = try TemporaryFolder()
    defer { folder.delete() }
    var figures: [Figure] = []
    for (format, wanted) in [(ExportFormat.csv, 20_000.0), (.anki, 10_000)] {
      func imported(_ count: Int) throws -> (millis: Double, peakBytes: Int) {
        let path = folder.path("\(count).\(format.rawValue)")
        try ExchangeBench.write(count, format, to: path, folder: folder)
        // Other processes can only slow down an import, so the fastest run counts.
        let runs = try (0..<ImportBench.runs).map { run in
          let home = folder.path("\(format.rawValue)-\(count)-\(run)")
          return try ChildProcess.client.measured(["import", path, "--json", "--home", home])
        }
        return (runs.map(\.millis).min() ?? .infinity, runs.map(\.peakBytes).max() ?? 0)
      }
      let (small, large) = (try imported(few), try imported(count))
      figures.append(
        Figure(
          name: "cards imported from .\(format.rawValue) by a second of CPU",
          value: Double(count) / large.millis * 1000, yardstick: wanted, unit: "cards/s",
          yardstickName: "wanted", bound: .atLeast, limit: 1))
      figures.append(
        Figure(
          name: "memory that \(count - few) more cards of .\(format.rawValue) take at most",
          value: Double(large.peakBytes - small.peakBytes) / 1_048_576, yardstick: 32, unit: "MiB",
          yardstickName: "wanted", bound: .atMost, limit: 1))
    }
    return figures
  }
}
