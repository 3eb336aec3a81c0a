import Foundation
import Lexicon

/// Counts the headwords in the dictionaries' files that are found.
struct HeadwordBench {
  let cacheFolder: String

  func run() throws -> [Figure] {
    let finder = ShelfBench.finder(cacheFolder)
    return try finder.found().filter { $0.format != .stardict }.map { candidate in
      let dictionary = try finder.open(candidate)
      let words =
        try candidate.format == .dictd ? listed(candidate.path) : lemmas(in: candidate.path)
      let found = words.count { dictionary.contains($0) }
      return Figure(
        name: "\(candidate.id): headwords found", value: Double(found),
        yardstick: Double(words.count),
        unit: "words", yardstickName: "in its list", bound: .atLeast, limit: 1)
    }
  }

  /// The headwords of a dictd list, without those about the dictionary itself.
  private func listed(_ path: String) throws -> [String] {
    try lines(path).map { String(decoding: $0.prefix { $0 != UInt8(ascii: "\t") }, as: UTF8.self) }
      .filter { $0.contains { !$0.isWhitespace } && !$0.hasPrefix("00database") }
      .filter { !$0.hasPrefix("00-") }
  }

  /// The words and phrases of WordNet, each once.
  private func lemmas(in folder: String) throws -> [String] {
    let all = try ["noun", "verb", "adj", "adv"].flatMap { try lines("\(folder)/index.\($0)") }
    // The license is at the beginning, in lines that begin with a space.
    return Set(
      all.map { String(decoding: $0.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self) }
    ).filter { !$0.isEmpty }.map { $0.replacing("_", with: " ") }
  }

  private func lines(_ path: String) throws -> [Data] {
    try Data(contentsOf: URL(fileURLWithPath: path)).split(separator: UInt8(ascii: "\n"))
  }
}
