import GameEngine

/// The words that are searched for, folded like the texts.
package struct FoldedQuery: Sendable {
  /// The longest query in bytes; the rest does not count.
  package static let longest = 200

  /// All words in their order, each after a space.
  package let phrase: [UInt8]
  /// The bytes to search for, one sequence for each word, the longest first. A sequence begins with
  /// a space if it must be at the beginning of a word, as in all scripts with spaces.
  package let needles: [[UInt8]]
  /// The words without spaces, the longest first.
  package let words: [String]

  /// The words of a text; nil if it has none.
  package init?(_ text: String) {
    var phrase: [UInt8] = []
    FoldedText.append(
      String(decoding: text.utf8.prefix(FoldedQuery.longest), as: UTF8.self), to: &phrase)
    let words = String(decoding: phrase, as: UTF8.self).split(separator: " ").map(String.init)
    guard !words.isEmpty else { return nil }
    self.phrase = phrase
    self.words = words.sorted { $0.utf8.count > $1.utf8.count }
    needles = self.words.map { word in
      (FoldedQuery.isUnspaced(word) ? [] : [UInt8(ascii: " ")]) + Array(word.utf8)
    }
  }

  /// How many typing errors a word may have; as many as in a typed answer.
  static func allowedErrors(in letters: Int) -> Int { letters < 5 ? 0 : letters < 9 ? 1 : 2 }

  /// Whether a word contains a letter of a script that is written without spaces between words, or
  /// in which endings are joined to words in syllables: Thai, Lao, Burmese, Khmer, Chinese,
  /// Japanese, Korean.
  package static func isUnspaced(_ word: String) -> Bool {
    word.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true
      case let value: value >= 0x2E80
      }
    }
  }
}
