import Foundation
import Lexicon

/// Opening all the dictionaries that are installed, where the order of their headwords is kept already.
struct ShelfBench {
  let cacheFolder: String

  private let runs = 41

  func run() throws -> [Figure] {
    let first = try opened()
    DictionaryBench.note(
      String(format: "the headwords of \(first.count) dictionaries sorted in %.0f ms", first.millis)
    )
    let times = try (0..<runs).map { _ in try opened().millis }
    // In this process there is much that the figures before have left.
    let told = try Spawn.output([
      Checkout.executable(), "dictionaries", "--memory", cacheFolder,
    ])
    guard let memory = ShelfMemory(told) else { throw BenchError(message: "no memory: \(told)") }
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
      for find in shelf.finds { _ = try shelf.open(find) }
      count = shelf.finds.count
    }
    let millis = Double(time.components.seconds) * 1000 + Double(time.components.attoseconds) / 1e15
    return (count, millis)
  }

  /// Finds what Debian's packages have installed.
  ///
  /// - Parameter cacheFolder: where orders are kept; nil for nowhere.
  static func finder(_ cacheFolder: String?) -> DictionaryFinder {
    DictionaryFinder(folders: DictionaryFinder.systemFolders, cacheFolder: cacheFolder)
  }
}
