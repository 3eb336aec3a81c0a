/// Neighboring short words as one word of the index, such as `of·the`. Short words are in many paragraphs, which their pairs are not.
///
/// In Chinese, pairs of signs are most words.
enum ShortPairs {
  /// The most letters of a short word.
  private static let mostLetters = 3
  /// Between the words of a pair; it is in no word.
  private static let sign = Array("·".utf8)
  private static let blank = UInt8(ascii: " ")

  /// Words with all pairs of short ones.
  ///
  /// - Parameter words: the words, each after a blank.
  static func added(to words: [UInt8]) -> [UInt8] {
    var (all, before) = (words, 0..<0)
    var start = words.startIndex
    while start < words.endIndex {
      let end = words[(start + 1)...].firstIndex(of: blank) ?? words.endIndex
      let word = isShort(words[start + 1..<end]) ? start + 1..<end : 0..<0
      if !before.isEmpty, !word.isEmpty {
        all.append(blank)
        all += words[before]
        all += sign
        all += words[word]
      }
      (before, start) = (word, end)
    }
    return all
  }

  /// The words of the index in each paragraph in which some words stand one after the other.
  static func terms(of words: [String]) -> [String] {
    var terms: [String] = []
    var isInPair = false
    for (place, word) in words.enumerated() {
      let next = place + 1 < words.count ? words[place + 1] : nil
      if let next, isShort(word.utf8), isShort(next.utf8) {
        terms.append(word + "·" + next)
        isInPair = true
      } else {
        if !isInPair { terms.append(word) }
        isInPair = false
      }
    }
    return terms
  }

  private static func isShort(_ word: some Sequence<UInt8>) -> Bool {
    word.count { $0 & 0xC0 != 0x80 } <= mostLetters
  }
}
