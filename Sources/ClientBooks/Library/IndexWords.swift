import ClientCore

/// What the index has of a paragraph: its words, and words that are made of them.
///
/// Neighboring short words are one word, too, such as `of·the`: short words are in many paragraphs, which their pairs are not.
/// In Chinese, pairs of signs are most words. Long words are there with their first letters, too, such as `grea·`, so that words that
/// begin alike are found without those that do not.
enum IndexWords {
  /// The most letters of a short word.
  private static let mostLetters = 3
  /// The letters of a beginning.
  static let beginningLength = 4
  /// Is in no word.
  private static let sign = Array("·".utf8)
  private static let blank = UInt8(ascii: " ")

  /// Words with what is made of them.
  ///
  /// - Parameter words: the words, each after a blank.
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

  /// The words of the index in each paragraph in which some words stand one after the other.
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

  /// The words of the index of which a paragraph has at least one if it has a word with a beginning. If the beginning is longer than
  /// `beginningLength`, other paragraphs have one, too.
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
  /// Where the first letters of a word end.
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
