import ClientCore

/// The words that the index stores for a paragraph: its own words, and words derived from them.
///
/// Neighboring short words are also stored as one word, such as `of·the`: short words are in many
/// paragraphs, but few paragraphs contain the same pair. In Chinese, most words are pairs of
/// characters. Long words are also stored by their first letters, such as `grea·`, so that words
/// with the same beginning are found in one look-up.
enum IndexWords {
  /// The maximum number of letters of a short word.
  private static let mostLetters = 3
  /// The number of letters of a beginning.
  static let beginningLength = 4
  /// A character that no word contains.
  private static let sign = Array("·".utf8)
  private static let blank = UInt8(ascii: " ")

  /// Words, with the derived words added.
  ///
  /// - Parameter words: the words, each after a space.
  static func added(to words: [UInt8]) -> [UInt8] {
    var (all, before) = (words, 0..<0)
    var start = words.startIndex
    while start < words.endIndex {
      let end = words[(start + 1)...].firstIndex(of: blank) ?? words.endIndex
      let word = start + 1..<end
      let length = letters(words[word])
      if length > beginningLength {
        all.append(blank)
        all += words[word.lowerBound..<words.endOfBeginning(word)]
        all += sign
      }
      let short = length <= mostLetters ? word : 0..<0
      if !before.isEmpty, !short.isEmpty {
        all.append(blank)
        all += words[before]
        all += sign
        all += words[short]
      }
      (before, start) = (short, end)
    }
    return all
  }

  /// The words that the index stores for every paragraph in which some words follow one another.
  static func terms(of words: [String]) -> [String] {
    var terms: [String] = []
    var isInPair = false
    for (place, word) in words.enumerated() {
      let next = place + 1 < words.count ? words[place + 1] : nil
      if let next, isShort(word), isShort(next) {
        terms.append(word + "·" + next)
        isInPair = true
      } else {
        if !isInPair { terms.append(word) }
        isInPair = false
      }
    }
    return terms
  }

  /// The words of the index, at least one of which is stored for every paragraph that contains a
  /// word with a beginning. If the beginning is longer than `beginningLength`, they also match
  /// other paragraphs.
  static func terms(beginning: String) -> [String] {
    let first = String(String.UnicodeScalarView(beginning.unicodeScalars.prefix(beginningLength)))
    return beginning.unicodeScalars.count > beginningLength ? [first + "·"] : [first, first + "·"]
  }

  private static func isShort(_ word: String) -> Bool { letters(word.utf8) <= mostLetters }

  private static func letters(_ word: some Sequence<UInt8>) -> Int {
    word.count { $0 & 0xC0 != 0x80 }
  }
}

extension [UInt8] {
  /// The offset at which the first letters of a word end.
  fileprivate func endOfBeginning(_ word: Range<Int>) -> Int {
    var (place, letters) = (word.lowerBound, 0)
    while place < word.upperBound {
      if self[place] & 0xC0 != 0x80 {
        if letters == IndexWords.beginningLength { break }
        letters += 1
      }
      place += 1
    }
    return place
  }
}
