import Foundation
import Lexicon

/// The growth of a process's memory from opening all dictionaries, according to
/// `/proc/self/status`.
struct ShelfMemory {
  /// Its own pages in MiB: `RssAnon`.
  let ownMiB: Double
  /// Pages of mapped files in MiB: `RssFile`. They belong to the disk cache, and the kernel
  /// reclaims them when it needs memory.
  let mappedMiB: Double

  /// Opens all dictionaries in this process, and looks up a word in each.
  ///
  /// - Throws: `DictionaryError` if one is damaged.
  init(cacheFolder: String) throws {
    let (own, mapped) = (ShelfMemory.kibibytes("RssAnon"), ShelfMemory.kibibytes("RssFile"))
    let shelf = DictionaryRegistry(ShelfBench.finder(cacheFolder))
    for candidate in shelf.installed { _ = try shelf.open(candidate).entries(of: "house") }
    ownMiB = Double(ShelfMemory.kibibytes("RssAnon") - own) / 1024
    mappedMiB = Double(ShelfMemory.kibibytes("RssFile") - mapped) / 1024
    withExtendedLifetime(shelf) {}
  }

  /// Parses the line of another process.
  init?(_ line: String) {
    let numbers = line.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard numbers.count == 2 else { return nil }
    (ownMiB, mappedMiB) = (numbers[0], numbers[1])
  }

  /// Both numbers on one line.
  var line: String { "\(ownMiB) \(mappedMiB)" }

  private static func kibibytes(_ field: String) -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("\(field):") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
  }
}
