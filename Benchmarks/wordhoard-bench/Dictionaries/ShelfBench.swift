import Foundation
import Lexicon

/// Measures opening all installed dictionaries if the order of their headwords is stored already.
struct ShelfBench {
  let cacheFolder: String

  private let runs = 41

  func run() throws -> [Figure] {
    let first = try opened()
    DictionaryBench.note(
      String(format: "the headwords of \(first.count) dictionaries sorted in %.0f ms", first.millis)
    )
    let times = try (0..<runs).map { _ in try opened().millis }
    // This process contains remains of the earlier measurements, so another one is measured.
    let output = try Spawn.output([
      Checkout.executable(), "dictionaries", "--memory", cacheFolder,
    ])
    guard let memory = ShelfMemory(output) else {
      throw BenchError(message: "no memory: \(output)")
    }
    let files = String(format: "%.0f", memory.mappedMiB)
    return [
      Figure(
        name: "\(first.count) dictionaries found and opened, median of \(runs)",
        value: median(times), yardstick: 5, unit: "ms", yardstickName: "wanted", bound: .atMost,
        limit: 1),
      Figure(
        name: """
          memory for \(first.count) open dictionaries, each asked, beside \(files) MiB of their files \
          that the kernel may drop
          """,
        value: memory.ownMiB, yardstick: 40, unit: "MiB", yardstickName: "wanted", bound: .atMost,
        limit: 1),
    ]
  }

  private func opened() throws -> (count: Int, millis: Double) {
    var count = 0
    let time = try ContinuousClock().measure {
      let shelf = DictionaryRegistry(ShelfBench.finder(cacheFolder))
      for candidate in shelf.installed { _ = try shelf.open(candidate) }
      count = shelf.installed.count
    }
    let millis = Double(time.components.seconds) * 1000 + Double(time.components.attoseconds) / 1e15
    return (count, millis)
  }

  /// Finds the dictionaries of Debian's packages.
  ///
  /// - Parameter cacheFolder: the folder for stored orders; nil to store none.
  static func finder(_ cacheFolder: String?) -> DictionaryFinder {
    DictionaryFinder(folders: DictionaryFinder.systemFolders, cacheFolder: cacheFolder)
  }
}
