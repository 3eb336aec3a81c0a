import Foundation
import Lexicon

/// What a process takes in RAM once all dictionaries are open: how much it grew from before, as
/// `/proc/self/status` has it.
struct ShelfMemory {
  /// Its own pages, in MiB: `RssAnon`.
  let ownMiB: Double
  /// Pages of mapped files, in MiB: `RssFile`. They are those of the disk's cache, so that the kernel
  /// takes them back when it needs room.
  let mappedMiB: Double

  /// Opens all in this process, and asks each for a word.
  ///
  /// - Throws: `DictionaryError` where one is damaged.
  init(cacheFolder: String) throws {
    let (own, mapped) = (ShelfMemory.kibibytes("RssAnon"), ShelfMemory.kibibytes("RssFile"))
    let shelf = DictionaryRegistry(ShelfBench.finder(cacheFolder))
    for find in shelf.finds { _ = try shelf.open(find).entries(of: "house") }
    ownMiB = Double(ShelfMemory.kibibytes("RssAnon") - own) / 1024
    mappedMiB = Double(ShelfMemory.kibibytes("RssFile") - mapped) / 1024
    withExtendedLifetime(shelf) {}
  }

  /// What another process has told.
  init?(_ told: String) {
    let numbers = told.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard numbers.count == 2 else { return nil }
    (ownMiB, mappedMiB) = (numbers[0], numbers[1])
  }

  /// Both numbers in a line, for the process that wants them.
  var told: String { "\(ownMiB) \(mappedMiB)" }

  private static func kibibytes(_ field: String) -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("\(field):") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
  }
}
