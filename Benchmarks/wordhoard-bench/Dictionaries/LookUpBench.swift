import Foundation
import GameEngine
import Lexicon

/// Measures the processor time of a look-up inside a running program.
struct LookUpBench {
  let cacheFolder: String

  func run() throws -> [Figure] {
    let installed = ShelfBench.finder(cacheFolder).found()
    func figure(_ id: String, package: String, words: Int, microseconds: Double) throws -> Figure? {
      guard let candidate = installed.first(where: { $0.id == id }) else {
        DictionaryBench.noteMissing(id, package: package)
        return nil
      }
      return try figureOf(candidate, words: words, microseconds: microseconds)
    }
    return try [
      figure("wordnet", package: "wordnet-base", words: 10_000, microseconds: 20),
      figure("gcide", package: "dict-gcide", words: 2000, microseconds: 500),
      figure(
        "freedict-eng-deu", package: "dict-freedict-eng-deu", words: 2000, microseconds: 500),
    ].compactMap { $0 }
  }

  private func figureOf(
    _ candidate: InstalledDictionary, words count: Int, microseconds: Double
  ) throws -> Figure {
    let dictionary = try ShelfBench.finder(cacheFolder).open(candidate)
    var generator = SeededGenerator(seed: 1)
    let words = generator.shuffled(dictionary.headwords(beginning: "", limit: .max)).prefix(count)
    var entries = 0
    let begin = clock()
    for word in words { entries += try dictionary.entries(of: word).count }
    let micros = Double(clock() - begin) * 1e6 / Double(CLOCKS_PER_SEC)
    guard entries >= words.count else {
      throw BenchError(message: "\(candidate.id) lacks headwords")
    }
    return Figure(
      name:
        "\(candidate.id): a word looked up, mean of \(words.count) with \(entries) entries, CPU",
      value: micros / Double(words.count), yardstick: microseconds, unit: "us",
      yardstickName: "wanted", bound: .atMost, limit: 1)
  }
}
