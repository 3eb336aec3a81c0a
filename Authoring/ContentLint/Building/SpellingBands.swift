import Lexicon

/// How rare English spellings are by SCOWL, whose lists are numbered from 10, the most common words, to 95.
///
/// Debian's package `scowl` installs each list as a file, one word per line, in ISO-8859-1. Only words of the
/// letters `a` to `z` are used, which are the same in every encoding.
package struct SpellingBands: Sendable {
  /// Debian's folder of the lists.
  package static let defaultDirectory = "/usr/share/dict/scowl"

  /// The numbers of the lists that are read: the largest belongs to Debian's usual word lists.
  static let bands = [10, 20, 35, 40, 50, 55, 60]
  /// The lists of words common to all varieties of English, and the lists of American spellings.
  static let kinds = ["english", "american"]

  /// The words that may have a level, each with the smallest list that contains it.
  private let smallest: [String: Int]

  /// Reads the lists in a folder.
  ///
  /// - Throws: `ContentError` if one of them is missing or cannot be read.
  init(directory: String) throws(ContentError) {
    var smallest: [String: Int] = [:]
    for band in SpellingBands.bands {
      for kind in SpellingBands.kinds {
        let bytes = try TextFile.bytes(path: "\(directory)/\(kind)-words.\(band)")
        for line in bytes.split(separator: UInt8(ascii: "\n")) where LevelRule.admits(line) {
          let word = String(decoding: line, as: UTF8.self)
          if smallest[word] == nil { smallest[word] = band }
        }
      }
    }
    self.smallest = smallest
  }

  /// The words, in any order.
  var words: some Collection<String> { smallest.keys }

  /// The number of the smallest list that contains a word, or nil if none does.
  func band(of word: String) -> Int? { smallest[word] }
}
